import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { pageOf, PageQuery } from '#libs/platform';
import { BudgetRepository } from './budget.repository.js';
import {
  draftOf,
  PromotionChangeRequest,
  PromotionDraftRequest,
  PromotionStateRequest,
  RefusalRequest,
  SimulationQuery,
} from './dto/ops-promotion.request.js';
import {
  OpsPromotionPage,
  OpsPromotionResponse,
  PromotionVersionResponse,
  ReviewPage,
  ReviewResponse,
  SimulationResponse,
} from './dto/ops-promotion.response.js';
import { PromotionParameter } from './dto/promotion.request.js';
import { EditorService } from './editor.service.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { PromotionRepository } from './promotion.repository.js';
import type { Promotion } from './promotion.rules.js';
import { ReviewService } from './review.service.js';

const defaultDays = 30;

@Controller('wps/v2/ops/promotions')
@Operator('rewards')
export class OpsPromotionController {
  constructor(
    private readonly editor: EditorService,
    private readonly reviews: ReviewService,
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly budgets: BudgetRepository,
  ) {}

  @Get()
  @ApiOkResponse({ type: OpsPromotionPage })
  async list(@Query() query: PageQuery): Promise<OpsPromotionPage> {
    const { list, total } = await this.promotions.page(query.pageSize, (query.pageNo - 1) * query.pageSize);
    const budgets = await this.budgets.of(list.map(({ id }) => id));
    return pageOf(
      list.map((promotion) => OpsPromotionResponse.of(promotion, budgets.get(promotion.id))),
      query,
      total,
    );
  }

  /** Claims that wait for a decision, the riskiest first. */
  @Get('review')
  @ApiOkResponse({ type: ReviewPage })
  async queue(@Query() query: PageQuery): Promise<ReviewPage> {
    const { list, total } = await this.enrolments.queue(query.pageSize, (query.pageNo - 1) * query.pageSize);
    const pictures = await this.enrolments.pictures(list.map(({ id }) => id));
    return pageOf(
      list.map((claim) => ReviewResponse.of(claim, pictures.get(claim.id))),
      query,
      total,
    );
  }

  @Post('review/:id/approval')
  @HttpCode(200)
  @ApiOkResponse({ type: ReviewResponse })
  async approve(
    @Param() { id }: PromotionParameter,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<ReviewResponse> {
    return ReviewResponse.of(await this.reviews.approve(id, operatorId));
  }

  @Post('review/:id/refusal')
  @HttpCode(200)
  @ApiOkResponse({ type: ReviewResponse })
  async refuse(
    @Param() { id }: PromotionParameter,
    @Body() { reason }: RefusalRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<ReviewResponse> {
    return ReviewResponse.of(await this.reviews.refuse(id, reason, operatorId));
  }

  /** A new promotion is a draft. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: OpsPromotionResponse })
  async add(
    @Body() request: PromotionDraftRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<OpsPromotionResponse> {
    const { draft, totals } = draftOf(request);
    return this.withBudget(await this.editor.add(draft, totals, operatorId));
  }

  @Put(':id')
  @ApiOkResponse({ type: OpsPromotionResponse })
  async change(
    @Param() { id }: PromotionParameter,
    @Body() { version, ...request }: PromotionChangeRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<OpsPromotionResponse> {
    const { draft, totals } = draftOf(request);
    return this.withBudget(await this.editor.change(id, version, draft, totals, operatorId));
  }

  @Put(':id/state')
  @ApiOkResponse({ type: OpsPromotionResponse })
  async setState(
    @Param() { id }: PromotionParameter,
    @Body() { state, version }: PromotionStateRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<OpsPromotionResponse> {
    return this.withBudget(await this.editor.setState(id, version, state, operatorId));
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [PromotionVersionResponse] })
  async history(@Param() { id }: PromotionParameter): Promise<PromotionVersionResponse[]> {
    return (await this.promotions.history(id)).map(PromotionVersionResponse.of);
  }

  /** What the definition would have cost in the last days. */
  @Get(':id/simulation')
  @ApiOkResponse({ type: SimulationResponse })
  async simulate(
    @Param() { id }: PromotionParameter,
    @Query() { days = defaultDays }: SimulationQuery,
  ): Promise<SimulationResponse> {
    return SimulationResponse.of(await this.editor.simulate(id, days));
  }

  private async withBudget(promotion: Promotion): Promise<OpsPromotionResponse> {
    return OpsPromotionResponse.of(promotion, (await this.budgets.of([promotion.id])).get(promotion.id));
  }
}
