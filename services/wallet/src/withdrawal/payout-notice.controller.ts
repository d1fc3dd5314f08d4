import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ProviderSigned } from '#libs/auth';
import { BankSignatureGuard } from '../deposit/arrival.controller.js';
import { PayoutNoticeRequest } from './dto/withdrawal.request.js';
import { PayoutService } from './payout.service.js';

@Controller('bank-channel/v1')
@UseGuards(BankSignatureGuard)
export class PayoutNoticeController {
  constructor(private readonly payouts: PayoutService) {}

  /** A repeated notice changes nothing and is answered alike. */
  @Post('payouts')
  @ProviderSigned()
  @ApiOkResponse({ type: Object })
  async receive(@Body() notice: PayoutNoticeRequest): Promise<{ noticeId: string }> {
    const { noticeId, payoutNo, outcome, amount, refersTo } = notice;
    await this.payouts.receive({
      ...{ id: noticeId, payoutId: payoutNo, outcome, amount: BigInt(amount), refersTo: refersTo ?? null },
    });
    return { noticeId };
  }
}
