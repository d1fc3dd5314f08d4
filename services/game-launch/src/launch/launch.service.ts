import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, currentRequest, newId, type Clock, type DomainError } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { ProviderPageService } from '../catalogue/provider-page.service.js';
import { GameLaunchConfig } from '../game-launch.config.js';
import type { LaunchRequest } from './dto/launch.request.js';
import type { LaunchResponse } from './dto/launch.response.js';
import { launchLanguage } from './launch-language.rules.js';
import { LaunchErrors } from './launch.errors.js';
import { LaunchRepository, type LaunchedGame, type NewLaunch } from './launch.repository.js';
import { RealityCheckService } from './reality-check.service.js';
import { LotteryLaunchService } from './lottery-launch.service.js';
import { modeOf, routeOf, ticketHash } from './launch.rules.js';
import { TransferLaunchService } from '../transfer-wallet/transfer-launch.service.js';

const ticketBytes = 24;

/** All that a launch needs to know of the caller. */
export interface LaunchingMember {
  memberId: string;
  accountType: number;
}

/** Opens a game for a member: a ticket that works once, for a minute, for this member, vendor, game and book alone. */
@Injectable()
export class LaunchService {
  constructor(
    private readonly launches: LaunchRepository,
    private readonly realityChecks: RealityCheckService,
    private readonly pages: ProviderPageService,
    private readonly lotteries: LotteryLaunchService,
    private readonly transferLaunches: TransferLaunchService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async launch(
    member: LaunchingMember,
    request: LaunchRequest,
    askedFrom: string | undefined,
  ): Promise<LaunchResponse> {
    const gameId = request.gameId ?? request.nodeId;
    if (!gameId) return this.lotteries.open(request, askedFrom);
    const now = this.clock.now();
    const ticket = randomBytes(ticketBytes).toString('base64url');
    const launch = {
      id: newId(),
      ticketHash: ticketHash(ticket),
      memberId: member.memberId,
      accountType: member.accountType,
      gameId,
      vassalage: request.vassalage,
      roomId: request.roomId || undefined,
      mode: modeOf(member.accountType),
      language: launchLanguage(request.language ?? currentRequest()?.acceptLanguage),
      createdAt: now,
      expiresAt: new Date(now.getTime() + this.config.ticketTtlSeconds * 1000),
    };
    const game =
      (await this.launches.add(launch)) ??
      ((await this.realityChecks.answered(member.memberId, now)) && (await this.launches.add(launch)));
    if (!game) {
      const page = await this.lotteries.openEntry(gameId, request, askedFrom);
      if (page) return page;
      throw await this.refusal(launch);
    }
    const parent = this.pages.parentOf(askedFrom);
    const { language } = launch;
    const url =
      game.wallet === 'TRANSFER'
        ? await this.openWithTransfer(launch, game, parent, request)
        : this.pages.launchUrl(game, { ticket, language, parent, code: game.code, gameId });
    if (url === undefined) throw LaunchErrors.LAUNCH_ROUTE_UNAVAILABLE({ route: 'PROVIDER' });
    return {
      ...{ game_url: url, game_url2: url, gameUrl: url },
      launchId: launch.id,
      expiresAt: launch.expiresAt.toISOString(),
    };
  }

  /** The vendor keeps the player's money: it opens the page itself, under its own host. */
  private async openWithTransfer(
    { id: launchId, memberId, gameId, language }: NewLaunch,
    game: LaunchedGame,
    parent: string,
    { confirmTrans }: LaunchRequest,
  ): Promise<string | undefined> {
    const about = { launchId, memberId, vassalage: game.vassalage, gameId, language, parent };
    const path = await this.transferLaunches.open(about, { moveMoney: confirmTrans !== 'N' });
    if (path === undefined) throw LaunchErrors.VENDOR_UNREACHABLE(undefined, 5);
    const origin = this.pages.launchOrigin(game, parent);
    return origin === undefined ? undefined : origin + path;
  }

  private async refusal(launch: NewLaunch): Promise<DomainError> {
    const game = await this.launches.find(launch, launch.createdAt);
    if (!game?.hasRoom) return CatalogueErrors.GAME_UNKNOWN();
    const route = routeOf(game);
    if (route !== 'PROVIDER') return LaunchErrors.LAUNCH_ROUTE_UNAVAILABLE({ route });
    if (!game.hasCurrency) return LaunchErrors.CURRENCY_UNSUPPORTED();
    if (game.maintenance || launch.mode === 'REAL' || game.supportPlay === 0)
      return LaunchErrors.GAME_MAINTENANCE();
    return LaunchErrors.FREE_PLAY_UNAVAILABLE();
  }
}
