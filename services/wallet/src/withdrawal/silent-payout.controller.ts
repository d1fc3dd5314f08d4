import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey, PageQuery, pageOf } from '#libs/platform';
import { PayoutParams, PayoutProposalRequest } from './dto/silent-payout.request.js';
import {
  PayoutQueryResponse,
  SilentPayoutAnswerResponse,
  SilentPayoutPage,
  SilentPayoutResponse,
} from './dto/silent-payout.response.js';
import { DecisionRequest } from './dto/withdrawal.request.js';
import { SilentPayoutService } from './silent-payout.service.js';

/** Payments that the channel accepted and left open. */
@Controller('wps/v2/ops/silent-payouts')
@Operator('cashier')
export class SilentPayoutController {
  constructor(private readonly silent: SilentPayoutService) {}

  @Get()
  @ApiOkResponse({ type: SilentPayoutPage })
  async list(@Query() query: PageQuery): Promise<SilentPayoutPage> {
    const { list, total } = await this.silent.queue(query.pageNo, query.pageSize);
    return pageOf(list.map(SilentPayoutResponse.of), query, total);
  }

  /** Asks the channel once more. */
  @Post(':id/query')
  @ApiOkResponse({ type: PayoutQueryResponse })
  ask(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: PayoutParams,
    @Body() { note }: DecisionRequest,
  ): Promise<PayoutQueryResponse> {
    return this.silent.ask({ payoutId: id, operatorId, note }, key);
  }

  @Post(':id/proposal')
  @ApiOkResponse({ type: SilentPayoutAnswerResponse })
  propose(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: PayoutParams,
    @Body() { note, outcome, reference }: PayoutProposalRequest,
  ): Promise<SilentPayoutAnswerResponse> {
    const proposed = { proposal: outcome, reference: reference ?? null };
    return this.silent.propose({ payoutId: id, operatorId, note, ...proposed }, key);
  }

  /** By another operator than the one who proposed. */
  @Post(':id/confirmation')
  @ApiOkResponse({ type: SilentPayoutAnswerResponse })
  confirm(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: PayoutParams,
    @Body() { note }: DecisionRequest,
  ): Promise<SilentPayoutAnswerResponse> {
    return this.silent.confirm({ payoutId: id, operatorId, note }, key);
  }

  @Post(':id/refusal')
  @ApiOkResponse({ type: SilentPayoutAnswerResponse })
  refuse(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: PayoutParams,
    @Body() { note }: DecisionRequest,
  ): Promise<SilentPayoutAnswerResponse> {
    return this.silent.refuse({ payoutId: id, operatorId, note }, key);
  }
}
