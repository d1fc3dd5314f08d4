import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey, pageOf } from '#libs/platform';
import { AdjustmentService } from './adjustment.service.js';
import {
  AdjustmentDecisionRequest,
  AdjustmentParams,
  AdjustmentQuery,
  AdjustmentRequest,
} from './dto/adjustment.request.js';
import { AdjustmentAnswerResponse, AdjustmentPage, AdjustmentResponse } from './dto/adjustment.response.js';

@Controller('wps/v2/ops/adjustments')
@Operator('ledger')
export class AdjustmentController {
  constructor(private readonly adjustments: AdjustmentService) {}

  @Get()
  @ApiOkResponse({ type: AdjustmentPage })
  async list(@Query() query: AdjustmentQuery): Promise<AdjustmentPage> {
    const { status = 'REQUESTED', pageNo, pageSize } = query;
    const { list, total } = await this.adjustments.list(status, pageNo, pageSize);
    return pageOf(list.map(AdjustmentResponse.of), query, total);
  }

  @Post()
  @ApiOkResponse({ type: AdjustmentAnswerResponse })
  request(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { memberId, amount, reason }: AdjustmentRequest,
  ): Promise<AdjustmentAnswerResponse> {
    return this.adjustments.request({ memberId, amount: signed(amount), reason, operatorId }, key);
  }

  /** By another operator than the one who asked. */
  @Post(':id/approval')
  @ApiOkResponse({ type: AdjustmentAnswerResponse })
  approve(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: AdjustmentParams,
    @Body() { note }: AdjustmentDecisionRequest,
  ): Promise<AdjustmentAnswerResponse> {
    return this.adjustments.approve({ adjustmentId: id, operatorId, note }, key);
  }

  @Post(':id/refusal')
  @ApiOkResponse({ type: AdjustmentAnswerResponse })
  refuse(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: AdjustmentParams,
    @Body() { note }: AdjustmentDecisionRequest,
  ): Promise<AdjustmentAnswerResponse> {
    return this.adjustments.refuse({ adjustmentId: id, operatorId, note }, key);
  }
}

function signed(amount: string): bigint {
  return amount.startsWith('-') ? -parseMoney(amount.slice(1)) : parseMoney(amount);
}
