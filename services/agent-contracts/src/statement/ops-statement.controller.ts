import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { IdempotencyKey, pageOf, PageQuery } from '#libs/platform';
import { Pool } from '#libs/database';
import { PaymentRetryService } from '../settlement/payment-retry.service.js';
import { RunReleaseService } from '../settlement/run-release.service.js';
import { RunRepository } from '../settlement/run.repository.js';
import { SettlementErrors } from '../settlement/settlement.errors.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { AdjustmentService } from './adjustment.service.js';
import {
  AdjustmentDecisionRequest,
  AdjustmentQuery,
  AdjustmentRequest,
  HoldRequest,
  IdParameter,
  ReleaseRequest,
} from './dto/statement.request.js';
import {
  AdjustmentIdResponse,
  AdjustmentResponse,
  BillPage,
  BillResponse,
  RunPage,
  RunResponse,
} from './dto/statement.response.js';
import { StatementRepository } from './statement.repository.js';

@Controller('wps/v2/ops/agents')
@Operator('agents')
export class OpsStatementController {
  constructor(
    private readonly runs: RunRepository,
    private readonly settlement: SettlementService,
    private readonly releases: RunReleaseService,
    private readonly retries: PaymentRetryService,
    private readonly statements: StatementRepository,
    private readonly adjustments: AdjustmentService,
    private readonly pool: Pool,
  ) {}

  @Get('runs')
  @ApiOkResponse({ type: RunPage })
  async list(@Query() query: PageQuery): Promise<RunPage> {
    const { list, total } = await this.runs.page(query.pageSize, (query.pageNo - 1) * query.pageSize);
    return pageOf(list.map(RunResponse.of), query, total);
  }

  @Get('runs/:id/bills')
  @ApiOkResponse({ type: BillPage })
  async bills(@Param() { id }: IdParameter, @Query() query: PageQuery): Promise<BillPage> {
    if (!(await this.runs.exists(id))) throw SettlementErrors.RUN_NOT_FOUND();
    const { list, total } = await this.statements.ofRun(
      id,
      query.pageSize,
      (query.pageNo - 1) * query.pageSize,
    );
    return pageOf(list.map(BillResponse.of), query, total);
  }

  /** Stops a run before its next step, or lets it continue where it stood. */
  @Put('runs/:id/hold')
  async hold(@Param() { id }: IdParameter, @Body() { held }: HoldRequest): Promise<void> {
    if (!(await this.runs.hold(id, held))) throw SettlementErrors.RUN_NOT_FOUND();
  }

  /** Freezes the bills of a dividend, which are paid from then on. */
  @Put('runs/:id/approval')
  async approve(
    @Param() { id }: IdParameter,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.settlement.approve(id, operatorId);
  }

  @Put('runs/:id/recalculation')
  async recalculate(@Param() { id }: IdParameter): Promise<void> {
    await this.settlement.recalculate(id);
  }

  /** Proposes that a stopped run pays as it is; another operator decides. */
  @Post('runs/:id/release')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  release(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { id }: IdParameter,
    @Body() { reason }: ReleaseRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.releases.propose(operator, id, reason, key);
  }

  /** Asks the wallet again for what it refused. */
  @Put('bills/:id/retry')
  async retry(@Param() { id }: IdParameter): Promise<void> {
    await this.retries.retry(id);
  }

  @Post('bills/:id/adjustments')
  @HttpCode(200)
  @ApiOkResponse({ type: AdjustmentIdResponse })
  async propose(
    @Param() { id }: IdParameter,
    @Body() { amount, reason }: AdjustmentRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<AdjustmentIdResponse> {
    return { id: await this.adjustments.propose(this.pool, id, parseMoney(amount), reason, operatorId) };
  }

  @Get('adjustments')
  @ApiOkResponse({ type: [AdjustmentResponse] })
  async proposed(@Query() { status }: AdjustmentQuery): Promise<AdjustmentResponse[]> {
    return (await this.statements.adjustments(status, 200)).map(AdjustmentResponse.of);
  }

  /** Another operator than the proposer decides. */
  @Put('adjustments/:id/decision')
  async decide(
    @Param() { id }: IdParameter,
    @Body() { approved }: AdjustmentDecisionRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.adjustments.decide(id, approved, operatorId);
  }
}
