import { Body, Controller, Get, Param, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { parseMoney } from '#libs/money';
import { IdempotencyKey, pageOf } from '#libs/platform';
import { Approvals } from './approvals.service.js';
import {
  ApprovalDecisionRequest,
  ApprovalParams,
  ApprovalQuery,
  PolicyParams,
  PolicyRequest,
} from './dto/approval.request.js';
import {
  ApprovalAnswerResponse,
  ApprovalPage,
  ApprovalPolicyResponse,
  ApprovalResponse,
} from './dto/approval.response.js';
import { PolicyService } from './policy.service.js';

/** The approvals of one service, under a path that names it. Each kind has a role of its own, which is checked with it. */
export function approvalController(service: ServiceName): Type {
  @Controller(`wps/v2/ops/approvals/${service}`)
  @Operator('operator')
  class ApprovalController {
    constructor(
      private readonly approvals: Approvals,
      private readonly rules: PolicyService,
    ) {}

    @Get()
    @ApiOkResponse({ type: ApprovalPage })
    async list(
      @CurrentPrincipal() operator: OperatorPrincipal,
      @Query() query: ApprovalQuery,
    ): Promise<ApprovalPage> {
      const { list, total } = await this.approvals.list(operator, query);
      return pageOf(list.map(ApprovalResponse.of), query, total);
    }

    @Get('policies')
    @ApiOkResponse({ type: [ApprovalPolicyResponse] })
    async policies(@CurrentPrincipal() operator: OperatorPrincipal): Promise<ApprovalPolicyResponse[]> {
      return (await this.rules.list(operator)).map(ApprovalPolicyResponse.of);
    }

    /** Proposes it; another operator decides. */
    @Put('policies/:kind')
    @ApiOkResponse({ type: ApprovalAnswerResponse })
    changePolicy(
      @CurrentPrincipal() operator: OperatorPrincipal,
      @IdempotencyKey() key: string,
      @Param() { kind }: PolicyParams,
      @Body() { secondFrom, validDays, reason }: PolicyRequest,
    ): Promise<ApprovalAnswerResponse> {
      const policy = { kind, secondFrom: secondFrom ? parseMoney(secondFrom) : null, validDays };
      return this.rules.propose(operator, policy, reason, key);
    }

    @Post(':id/approval')
    @ApiOkResponse({ type: ApprovalAnswerResponse })
    approve(
      @CurrentPrincipal() operator: OperatorPrincipal,
      @IdempotencyKey() key: string,
      @Param() { id }: ApprovalParams,
      @Body() { note }: ApprovalDecisionRequest,
    ): Promise<ApprovalAnswerResponse> {
      return this.approvals.approve({ id, operator, note }, key);
    }

    @Post(':id/refusal')
    @ApiOkResponse({ type: ApprovalAnswerResponse })
    refuse(
      @CurrentPrincipal() operator: OperatorPrincipal,
      @IdempotencyKey() key: string,
      @Param() { id }: ApprovalParams,
      @Body() { note }: ApprovalDecisionRequest,
    ): Promise<ApprovalAnswerResponse> {
      return this.approvals.refuse({ id, operator, note }, key);
    }

    /** By the operator who proposed it. */
    @Post(':id/withdrawal')
    @ApiOkResponse({ type: ApprovalAnswerResponse })
    withdraw(
      @CurrentPrincipal() operator: OperatorPrincipal,
      @IdempotencyKey() key: string,
      @Param() { id }: ApprovalParams,
      @Body() { note }: ApprovalDecisionRequest,
    ): Promise<ApprovalAnswerResponse> {
      return this.approvals.withdraw({ id, operator, note }, key);
    }
  }
  return ApprovalController;
}
