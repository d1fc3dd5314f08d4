import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey } from '#libs/platform';
import { BetLimitService } from './bet-limit.service.js';
import { BetLimitRequest } from './dto/bet-limit.request.js';
import { BetLimitChangeResponse, BetLimitListResponse, BetLimitResponse } from './dto/bet-limit.response.js';

@Controller('wps/v2/ops/lottery/limits')
@Operator('lottery')
export class BetLimitController {
  constructor(private readonly limits: BetLimitService) {}

  @Get()
  @ApiOkResponse({ type: BetLimitListResponse })
  async list(): Promise<BetLimitListResponse> {
    const [list, changes] = await Promise.all([this.limits.all(), this.limits.history()]);
    return {
      list: list.map((limit) => BetLimitResponse.of(limit)),
      changes: changes.map((change) => BetLimitChangeResponse.ofChange(change)),
    };
  }

  /** Proposes it; another operator decides. */
  @Put()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { amount, ...request }: BetLimitRequest,
  ): Promise<ApprovalAnswerResponse> {
    const proposal = { ...request, amount: amount === null ? null : parseMoney(amount) };
    return this.limits.propose(operator, proposal, key);
  }
}
