import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { GameParameter } from '../draw/dto/draw.request.js';
import { gameDefinitionOf, isProved, playsOf } from '#libs/lottery-engine';
import { PlaySwitchService } from '../play/play-switch.service.js';
import { gameOf, games } from '../schedule/games.js';
import {
  ExceptionResponse,
  OperatorDrawResponse,
  OperatorGameResponse,
  OperatorPlayResponse,
} from './dto/listing.response.js';
import { DrawsQuery } from './dto/operation.request.js';
import { OperationRepository } from './operation.repository.js';

const drawsShown = 100;
const dayMs = 86_400_000;

/** What operators look at: draws and what waits for a result, games with their plays, days that differ. */
@Controller('wps/v2/ops/lottery')
@Operator('lottery')
export class ListingController {
  constructor(
    private readonly records: OperationRepository,
    private readonly switches: PlaySwitchService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  @Get('draws')
  @ApiOkResponse({ type: [OperatorDrawResponse] })
  async draws(@Query() { list, gameId }: DrawsQuery): Promise<OperatorDrawResponse[]> {
    const official = games
      .map(({ code }) => code)
      .filter((code) => gameDefinitionOf(code)?.source === 'OFFICIAL');
    const codes = gameId ? [gameId].filter((code) => gameOf(code)) : official;
    return (await this.records.draws(list, codes, this.clock.now(), drawsShown)).map(OperatorDrawResponse.of);
  }

  @Get('games')
  @ApiOkResponse({ type: [OperatorGameResponse] })
  games(): OperatorGameResponse[] {
    return games.map(({ code, name, area, rhythm }) => ({
      ...{ gameId: code, gameName: name, area, hasCalendar: rhythm !== 'fast' },
      isOfficial: gameDefinitionOf(code)?.source === 'OFFICIAL',
    }));
  }

  @Get('games/:gameId/plays')
  @ApiOkResponse({ type: [OperatorPlayResponse] })
  async plays(@Param() { gameId }: GameParameter): Promise<OperatorPlayResponse[]> {
    const game = gameDefinitionOf(gameId);
    if (!game) throw PlatformErrors.NOT_FOUND();
    const isOff = await this.switches.of(this.pool, gameId);
    return game.playGroups
      .flatMap((group) => playsOf(group))
      .map((play) => OperatorPlayResponse.of(play, isProved(play), isOff(play.code)));
  }

  /** Days that differ from the calendar, from yesterday on. */
  @Get('exceptions')
  @ApiOkResponse({ type: [ExceptionResponse] })
  async exceptions(): Promise<ExceptionResponse[]> {
    const yesterday = new Date(this.clock.now().getTime() - dayMs).toISOString().slice(0, 10);
    return (await this.records.exceptions(yesterday)).map(ExceptionResponse.of);
  }
}
