import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey, pageOf, RawAnswer } from '#libs/platform';
import { ConfirmationService } from './confirmation.service.js';
import { DisputeRepository } from './dispute.repository.js';
import {
  DecisionRequest,
  ProofParams,
  RejectionRequest,
  ResolutionRequest,
  RiskRuleParams,
  RiskRuleRequest,
  WithdrawalParams,
  WithdrawalQueueQuery,
} from './dto/withdrawal.request.js';
import {
  QueuedWithdrawalPage,
  QueuedWithdrawalResponse,
  RiskRuleResponse,
  WithdrawalCaseResponse,
  WithdrawalDecisionResponse,
} from './dto/withdrawal-review.response.js';
import { PayoutRepository } from './payout.repository.js';
import { RiskRuleService } from './risk-rule.service.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalReviewService } from './withdrawal-review.service.js';

@Controller('wps/v2/ops/withdrawals')
@Operator('cashier')
export class WithdrawalReviewController {
  constructor(
    private readonly reviews: WithdrawalReviewService,
    private readonly withdrawals: WithdrawalService,
    private readonly orders: WithdrawalRepository,
    private readonly payouts: PayoutRepository,
    private readonly confirmations: ConfirmationService,
    private readonly disputes: DisputeRepository,
  ) {}

  @Get()
  @ApiOkResponse({ type: QueuedWithdrawalPage })
  async list(@Query() query: WithdrawalQueueQuery): Promise<QueuedWithdrawalPage> {
    const { list, total } = await this.reviews.queue(query);
    return pageOf(list.map(QueuedWithdrawalResponse.of), query, total);
  }

  @Get(':id')
  @ApiOkResponse({ type: WithdrawalCaseResponse })
  async find(@Param() { id }: WithdrawalParams): Promise<WithdrawalCaseResponse> {
    const order = await this.reviews.find(id);
    const [detail, payouts, proofs, first] = await Promise.all([
      this.withdrawals.detail(order),
      this.payouts.ofWithdrawal(id),
      this.orders.proofs(id),
      this.disputes.firstOf(id),
    ]);
    return WithdrawalCaseResponse.caseOf(detail, payouts, proofs, first?.resolution ?? null);
  }

  @Get(':id/proofs/:picture')
  @RawAnswer()
  @ApiProduces('image/png', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async proof(
    @Param() { id, picture }: ProofParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.confirmations.proof(id, picture);
    void reply
      .type(picture.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${picture}"`);
    return bytes;
  }

  @Post(':id/claim')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  claim(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.claim({ withdrawalId: id, operatorId }, key);
  }

  @Post(':id/release')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  release(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.release({ withdrawalId: id, operatorId }, key);
  }

  @Post(':id/approval')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  approve(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
    @Body() { note }: DecisionRequest,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.approve({ withdrawalId: id, operatorId, note }, key);
  }

  @Post(':id/rejection')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  reject(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
    @Body() { note, reason }: RejectionRequest,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.reject({ withdrawalId: id, operatorId, note, reason }, key);
  }

  /** Of an order whose payment failed after a part: the rest is the member's again. */
  @Post(':id/closure')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  close(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
    @Body() { note }: DecisionRequest,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.close({ withdrawalId: id, operatorId, note }, key);
  }

  /** Of money that the member says has not arrived. */
  @Post(':id/resolution')
  @ApiOkResponse({ type: WithdrawalDecisionResponse })
  resolve(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
    @Body() { note, resolution }: ResolutionRequest,
  ): Promise<WithdrawalDecisionResponse> {
    return this.reviews.resolve({ withdrawalId: id, operatorId, note, resolution }, key);
  }
}

@Controller('wps/v2/ops/withdrawal-rules')
export class RiskRuleController {
  constructor(private readonly rules: RiskRuleService) {}

  @Get()
  @Operator('cashier')
  @ApiOkResponse({ type: [RiskRuleResponse] })
  async list(): Promise<RiskRuleResponse[]> {
    return (await this.rules.list()).map(RiskRuleResponse.of);
  }

  /** Proposes it; another operator decides. */
  @Put(':code')
  @Operator('admin')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { code }: RiskRuleParams,
    @Body() { threshold, ...request }: RiskRuleRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.rules.propose(operator, { ...request, code, threshold: BigInt(threshold) }, key);
  }
}
