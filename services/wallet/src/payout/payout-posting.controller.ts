import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { HoldParams } from '../hold/dto/hold.request.js';
import { HoldAnswerResponse } from '../hold/dto/hold.response.js';
import { serviceOf } from '../ledger/caller.js';
import { PartialPostingResponse } from '../ledger/dto/posting.response.js';
import { PayoutRequest, PayoutReturnRequest, WithdrawalHoldRequest } from './dto/payout-posting.request.js';
import { PayoutPostingService } from './payout-posting.service.js';

/** Money that leaves. Release of the rest: `POST /internal/holds/:holdId/release`. */
@Controller('internal')
export class PayoutPostingController {
  constructor(private readonly withdrawals: PayoutPostingService) {}

  @Post('holds/withdrawals')
  @Internal('wallet')
  @ApiOkResponse({ type: HoldAnswerResponse })
  async hold(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: WithdrawalHoldRequest,
  ): Promise<HoldAnswerResponse> {
    const order = { ...about, amount: BigInt(amount), note: reason, caller: serviceOf(caller) };
    return HoldAnswerResponse.of(await this.withdrawals.hold(order));
  }

  /** A confirmed payout is never refused: `rest` is what did not fit the hold. */
  @Post('holds/:holdId/payouts')
  @Internal('wallet')
  @ApiOkResponse({ type: PartialPostingResponse })
  async payOut(
    @CurrentPrincipal() caller: Principal,
    @Param() { holdId }: HoldParams,
    @Body() { externalId, amount, fee, final }: PayoutRequest,
  ): Promise<PartialPostingResponse> {
    const amounts = { amount: BigInt(amount), fee: BigInt(fee), isFinal: final };
    const payout = { caller: serviceOf(caller), externalId, holdId, ...amounts };
    return PartialPostingResponse.of(await this.withdrawals.payOut(payout));
  }

  /** A payout that bounced: the money is the member's again. */
  @Post('payout-returns')
  @Internal('wallet')
  @ApiOkResponse({ type: PartialPostingResponse })
  async returned(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: PayoutReturnRequest,
  ): Promise<PartialPostingResponse> {
    const returned = { ...about, amount: amount === undefined ? undefined : BigInt(amount), note: reason };
    return PartialPostingResponse.of(
      await this.withdrawals.returned({ ...returned, caller: serviceOf(caller) }),
    );
  }
}
