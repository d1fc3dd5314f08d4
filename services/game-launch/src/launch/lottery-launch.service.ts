import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { ProviderPageService } from '../catalogue/provider-page.service.js';
import { GameLaunchConfig } from '../game-launch.config.js';
import { LotteryEntryRepository, type OpenableLottery } from '../lottery-entry/lottery-entry.repository.js';
import type { LaunchRequest } from './dto/launch.request.js';
import type { LaunchResponse } from './dto/launch.response.js';
import { LaunchErrors } from './launch.errors.js';
import { lotteryPath, lotteryRouteOf, routeOf } from './launch.rules.js';

/** Opens lotteries: they are pages of the site, where the session itself says who plays, so that no ticket is made. */
@Injectable()
export class LotteryLaunchService {
  constructor(
    private readonly entries: LotteryEntryRepository,
    private readonly pages: ProviderPageService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** By prize mode, account type and code; without a code the lobby of that lottery. */
  async open(request: LaunchRequest, askedFrom: string | undefined): Promise<LaunchResponse> {
    const { lottoGameCode: code } = request;
    const lottery = code ? await this.entries.find({ code }, this.clock.now()) : undefined;
    if (code && !lottery) throw CatalogueErrors.GAME_UNKNOWN();
    return this.answer(request, lottery, askedFrom);
  }

  /** An entry of the catalogue; undefined if the game is no lottery. */
  async openEntry(
    gameId: string,
    request: LaunchRequest,
    askedFrom: string | undefined,
  ): Promise<LaunchResponse | undefined> {
    const lottery = await this.entries.find({ gameId }, this.clock.now());
    return lottery && this.answer(request, lottery, askedFrom);
  }

  private answer(
    request: LaunchRequest,
    lottery: OpenableLottery | undefined,
    askedFrom: string | undefined,
  ): LaunchResponse {
    if (lottery?.maintenance) throw LaunchErrors.GAME_MAINTENANCE();
    const route = lottery
      ? routeOf({ accountTypeName: lottery.accountTypeName, gameType: 'LOTT', isGame: 'GAME' })
      : lotteryRouteOf(request.lottoPrizeMode, request.accountTypeName);
    const path = lotteryPath(route, {
      gameCode: lottery?.code,
      playType: lottery?.defaultPlayType ?? undefined,
      view: request.lottoView,
    });
    const url = this.pages.parentOf(askedFrom) + path;
    const expiresAt = new Date(this.clock.now().getTime() + this.config.ticketTtlSeconds * 1000);
    return {
      ...{ game_url: url, game_url2: url, gameUrl: url },
      ...{ launchId: newId(), expiresAt: expiresAt.toISOString() },
    };
  }
}
