import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { MemberParams } from '../balance/dto/balance.request.js';
import { DepositReversalService } from './deposit-reversal.service.js';
import { DepositParams, DepositReversalRequest } from './dto/deposit-reversal.request.js';
import { MemberDepositResponse } from './dto/deposit-reversal.response.js';

@Controller('wps/v2/ops')
export class DepositReversalController {
  constructor(private readonly reversals: DepositReversalService) {}

  /** The latest ten. */
  @Get('members/:memberId/deposits')
  @Operator('support')
  @ApiOkResponse({ type: [MemberDepositResponse] })
  async ofMember(@Param() { memberId }: MemberParams): Promise<MemberDepositResponse[]> {
    return (await this.reversals.ofMember(memberId)).map((deposit) => MemberDepositResponse.of(deposit));
  }

  /** Proposes it; another operator decides. */
  @Post('deposits/:depositId/reversal')
  @Operator('cashier')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  propose(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { depositId }: DepositParams,
    @Body() { reason }: DepositReversalRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.reversals.propose(operator, { depositId, reason }, key);
  }
}
