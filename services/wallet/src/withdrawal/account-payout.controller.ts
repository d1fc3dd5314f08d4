import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey } from '#libs/platform';
import { MemberParams } from '../balance/dto/balance.request.js';
import { AccountPayoutService } from './account-payout.service.js';
import { AccountPayoutRequest } from './dto/account-payout.request.js';
import { AccountPayoutResponse } from './dto/account-payout.response.js';

@Controller('wps/v2/ops/members/:memberId/account-payout')
@Operator('cashier')
export class AccountPayoutController {
  constructor(private readonly payouts: AccountPayoutService) {}

  @Get()
  @ApiOkResponse({ type: AccountPayoutResponse })
  async find(@Param() { memberId }: MemberParams): Promise<AccountPayoutResponse> {
    const { payable, accounts } = await this.payouts.find(memberId);
    return AccountPayoutResponse.of(payable, accounts);
  }

  /** Proposes it; another operator decides. */
  @Post()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  propose(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { memberId }: MemberParams,
    @Body() { accountId, amount, reason }: AccountPayoutRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.payouts.propose(operator, { memberId, accountId, amount: parseMoney(amount), reason }, key);
  }
}
