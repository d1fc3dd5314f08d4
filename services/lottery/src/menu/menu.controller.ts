import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { Pool } from '#libs/database';
import { GameParameter, GameQuery } from '../draw/dto/draw.request.js';
import { CachedForAMinute } from '../public-caching.js';
import { gameDefinitionOf, groupText, isProved, playsOf } from '#libs/lottery-engine';
import { CLOCK, type Clock } from '#libs/platform';
import { OddsService } from '../odds/odds.service.js';
import { OrderErrors } from '../order/order.errors.js';
import { bettingUnits, maxDraws, maxMultiple } from '../order/order.rules.js';
import {
  GameSettingResponse,
  moneyOf,
  PlayMenuResponse,
  PlayResponse,
  SeriesResponse,
} from './dto/menu.response.js';
import { LimitService } from '../play/limit.service.js';
import { PlaySwitchService } from '../play/play-switch.service.js';

/** How a game can be played, and what it pays. */
@Controller('lgw')
@Public()
export class MenuController {
  constructor(
    private readonly switches: PlaySwitchService,
    private readonly limits: LimitService,
    private readonly odds: OddsService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  @Get('games/:gameId/play_menu')
  @CachedForAMinute()
  @ApiOkResponse({ type: [PlayMenuResponse] })
  async menu(@Param() { gameId }: GameParameter): Promise<PlayMenuResponse[]> {
    const game = definitionOf(gameId);
    const isOff = await this.switches.of(this.pool, gameId);
    const book = await this.odds.at(this.clock.now());
    return game.prizeModes.map((prizeMode) => ({
      prizeModeId: prizeMode,
      playMenuGroups: game.playGroups.map((group) => ({
        playCode: group,
        playName: { vi: groupText(group, 'vi'), en: groupText(group, 'en') },
        playMenus: playsOf(group).map((play) =>
          PlayResponse.of(play, book, prizeMode, isProved(play) && !isOff(play.code)),
        ),
      })),
    }));
  }

  @Get('games/:gameId/setting')
  @CachedForAMinute()
  @ApiOkResponse({ type: GameSettingResponse })
  async setting(@Param() { gameId }: GameParameter): Promise<GameSettingResponse> {
    definitionOf(gameId);
    const limits = await this.limits.of(gameId);
    return {
      bettingModes: Object.entries(bettingUnits).map(([code, unit]) => ({ code, unit: moneyOf(unit) })),
      betAmountMin: moneyOf(limits.STAKE_MIN),
      lineAmountMax: moneyOf(limits.STAKE_MAX),
      orderAmountMax: moneyOf(limits.ORDER),
      betAmountMax: moneyOf(limits.MEMBER),
      betMultipleMax: maxMultiple,
      winAmountMax: moneyOf(limits.WIN),
      playAmountMax: moneyOf(limits.PLAY),
      numberCostMax: moneyOf(limits.NUMBER),
      worstCostMax: moneyOf(limits.WORST),
      drawsMax: maxDraws,
    };
  }

  /** Ranges of the prize series of a game; none where its odds are fixed. */
  @Get('customers/series')
  @CachedForAMinute()
  @ApiOkResponse({ type: [SeriesResponse] })
  async series(@Query() { gameId }: GameQuery): Promise<SeriesResponse[]> {
    const { playGroups, prizeModes } = definitionOf(gameId);
    const book = await this.odds.at(this.clock.now());
    return playGroups.flatMap((group) =>
      prizeModes.flatMap((prizeMode) => {
        const range = book.seriesRange(prizeMode, group);
        return range ? [SeriesResponse.of(group, prizeMode, range)] : [];
      }),
    );
  }
}

function definitionOf(gameId: string) {
  const game = gameDefinitionOf(gameId);
  if (!game) throw OrderErrors.LOTTERY_GAME_UNKNOWN();
  return game;
}
