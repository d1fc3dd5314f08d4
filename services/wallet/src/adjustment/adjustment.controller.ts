import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey } from '#libs/platform';
import { AdjustmentService } from './adjustment.service.js';
import { AdjustmentRequest } from './dto/adjustment.request.js';

@Controller('wps/v2/ops/adjustments')
@Operator('ledger')
export class AdjustmentController {
  constructor(private readonly adjustments: AdjustmentService) {}

  /** Proposes it; another operator decides. */
  @Post()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  propose(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { memberId, amount, reason }: AdjustmentRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.adjustments.propose(operator, { memberId, amount: signed(amount), reason }, key);
  }
}

function signed(amount: string): bigint {
  return amount.startsWith('-') ? -parseMoney(amount.slice(1)) : parseMoney(amount);
}
