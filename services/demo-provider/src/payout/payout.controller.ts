import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ProviderSigned } from '#libs/platform';
import { BankSignatureGuard } from '../bank/bank-signature.guard.js';
import { PayoutParams, PayoutRequest } from './dto/payout.request.js';
import { PayoutService, type PayoutAnswer } from './payout.service.js';

@Controller('bank/v1')
@UseGuards(BankSignatureGuard)
export class PayoutController {
  constructor(private readonly payouts: PayoutService) {}

  /** A repeated number changes nothing. */
  @Post('payouts')
  @ProviderSigned()
  async order(@Body() body: PayoutRequest): Promise<{ payoutNo: string }> {
    await this.payouts.order({ ...body, amount: BigInt(body.amount) });
    return { payoutNo: body.payoutNo };
  }

  @Get('payouts/:payoutNo')
  @ProviderSigned()
  find(@Param() { payoutNo }: PayoutParams): Promise<PayoutAnswer> {
    return this.payouts.answer(payoutNo);
  }
}
