import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { Pool } from '#libs/database';
import { GameParameter } from '../draw/dto/draw.request.js';
import { HeldNumberRepository } from '../play/held-number.repository.js';
import { commonKinds } from '../play/limit.rules.js';
import { LimitService } from '../play/limit.service.js';
import { games } from '../schedule/games.js';
import { HeldNumberRequest } from './dto/held-number.request.js';
import { HeldNumberResponse } from './dto/held-number.response.js';
import { PlayParameter } from './dto/operation.request.js';
import { DrawExposureResponse } from './dto/operation.response.js';
import { HeldNumberService } from './held-number.service.js';
import { OperationRepository } from './operation.repository.js';

const cellsShown = 100;

/** What draws can cost at present, and the numbers that an operator has closed for further bets. */
@Controller('wps/v2/ops/lottery')
@Operator('lottery')
export class LimitController {
  constructor(
    private readonly held: HeldNumberRepository,
    private readonly service: HeldNumberService,
    private readonly records: OperationRepository,
    private readonly limits: LimitService,
    private readonly pool: Pool,
  ) {}

  /** What is nearest to its limit over all draws without a result, in real money. */
  @Get('exposure')
  @ApiOkResponse({ type: [DrawExposureResponse] })
  async fullest(): Promise<DrawExposureResponse[]> {
    const limitsOf = await this.limits.all();
    const bounds = games.flatMap(({ code: gameCode }) =>
      commonKinds.map(({ kind, prefix }) => ({ gameCode, prefix, limit: limitsOf(gameCode)[kind] })),
    );
    const sums = await this.records.fullest(bounds, cellsShown);
    return sums.map((sum) => DrawExposureResponse.ofDraw(sum, limitsOf(sum.gameCode)));
  }

  /** In all draws, and in draws without a result. */
  @Get('games/:gameId/held-numbers')
  @ApiOkResponse({ type: [HeldNumberResponse] })
  async list(@Param() { gameId }: GameParameter): Promise<HeldNumberResponse[]> {
    return (await this.held.of(this.pool, gameId)).map(HeldNumberResponse.of);
  }

  /** Takes effect on orders that are placed afterwards; bets that stand are not touched. */
  @Put('games/:gameId/plays/:play/held-numbers')
  @ApiOkResponse({ type: Boolean })
  async set(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { gameId, play }: PlayParameter,
    @Body() body: HeldNumberRequest,
  ): Promise<boolean> {
    await this.service.set(operatorId, gameId, play, body);
    return true;
  }
}
