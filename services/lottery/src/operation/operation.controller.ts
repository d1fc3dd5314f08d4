import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { Pool } from '#libs/database';
import { IdempotencyKey } from '#libs/platform';
import { DrawRepository } from '../draw/draw.repository.js';
import { DrawParameter } from '../draw/dto/draw.request.js';
import {
  PlayParameter,
  PlaySwitchRequest,
  ResultProposalRequest,
  ResultRequest,
  VoidRequest,
} from './dto/operation.request.js';
import {
  ActionResponse,
  ComparisonResponse,
  ExposureResponse,
  ProposalResponse,
  ResultEntryResponse,
} from './dto/operation.response.js';
import { LimitService } from '../play/limit.service.js';
import { OperationRepository } from './operation.repository.js';
import { OperationService } from './operation.service.js';
import { ResettlementService } from './resettlement.service.js';
import { VoidingService } from './voiding.service.js';

const cellsShown = 200;
const actionsShown = 100;

@Controller('wps/v2/ops/lottery')
@Operator('lottery')
export class OperationController {
  constructor(
    private readonly operations: OperationService,
    private readonly records: OperationRepository,
    private readonly draws: DrawRepository,
    private readonly comparisons: ResettlementService,
    private readonly voiding: VoidingService,
    private readonly limits: LimitService,
    private readonly pool: Pool,
  ) {}

  /** What has been entered for the next version of a draw's result. */
  @Get('draws/:gameId/:numero/proposals')
  @ApiOkResponse({ type: [ProposalResponse] })
  async proposals(@Param() { gameId, numero }: DrawParameter): Promise<ProposalResponse[]> {
    const name = { gameCode: gameId, numero };
    const draw = await this.draws.find(name);
    return (await this.records.proposals(this.pool, name, (draw?.version ?? 0) + 1)).map(ProposalResponse.of);
  }

  /** The result stands when a second operator has entered the same. */
  @Post('draws/:gameId/:numero/proposals')
  @HttpCode(200)
  @ApiOkResponse({ type: ResultEntryResponse })
  async propose(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { gameId, numero }: DrawParameter,
    @Body() { version, result }: ResultProposalRequest,
  ): Promise<ResultEntryResponse> {
    const name = { gameCode: gameId, numero };
    return { entered: await this.operations.enterResult(operatorId, name, version, result) };
  }

  /** What a result would change, before anybody enters it. */
  @Post('draws/:gameId/:numero/comparison')
  @HttpCode(200)
  @ApiOkResponse({ type: ComparisonResponse })
  async compare(
    @Param() { gameId, numero }: DrawParameter,
    @Body() { result }: ResultRequest,
  ): Promise<ComparisonResponse> {
    return ComparisonResponse.of(await this.comparisons.compare({ gameCode: gameId, numero }, result));
  }

  /** Proposes it: the draw is void once another operator has approved. */
  @Post('draws/:gameId/:numero/voiding')
  @HttpCode(200)
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  proposeVoid(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @Param() { gameId, numero }: DrawParameter,
    @Body() { reason }: VoidRequest,
    @IdempotencyKey() key: string,
  ): Promise<ApprovalAnswerResponse> {
    return this.voiding.propose(operator, { gameCode: gameId, numero }, reason, key);
  }

  /** The largest sums of a draw in real money, by member, play and number. */
  @Get('draws/:gameId/:numero/exposure')
  @ApiOkResponse({ type: [ExposureResponse] })
  async exposure(@Param() { gameId, numero }: DrawParameter): Promise<ExposureResponse[]> {
    const limits = await this.limits.of(gameId);
    const sums = await this.records.exposure({ gameCode: gameId, numero }, cellsShown);
    return sums.map((sum) => ExposureResponse.of(sum, limits));
  }

  @Put('games/:gameId/plays/:play')
  @ApiOkResponse({ type: Boolean })
  async switchPlay(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { gameId, play }: PlayParameter,
    @Body() { isOff }: PlaySwitchRequest,
  ): Promise<boolean> {
    await this.operations.switchPlay(operatorId, gameId, play, isOff);
    return true;
  }

  @Get('actions')
  @ApiOkResponse({ type: [ActionResponse] })
  async actions(): Promise<ActionResponse[]> {
    return (await this.records.actions(actionsShown)).map(ActionResponse.of);
  }
}
