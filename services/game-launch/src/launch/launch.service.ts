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
import { LaunchRepository } from './launch.repository.js';
import { RealityCheckService } from './reality-check.service.js';
import { lotteryRouteOf, modeOf, routeOf, ticketHash } from './launch.rules.js';

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
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async launch(
    member: LaunchingMember,
    request: LaunchRequest,
    askedFrom: string | undefined,
  ): Promise<LaunchResponse> {
    const gameId = request.gameId ?? request.nodeId;
    if (!gameId) {
      const route = lotteryRouteOf(request.lottoPrizeMode, request.accountTypeName);
      throw LaunchErrors.LAUNCH_ROUTE_UNAVAILABLE({ route });
    }
    const now = this.clock.now();
    const ticket = randomBytes(ticketBytes).toString('base64url');
    const launch = {
      id: newId(),
      ticketHash: ticketHash(ticket),
      memberId: member.memberId,
      accountType: member.accountType,
      gameId,
      vassalage: request.vassalage,
      mode: modeOf(member.accountType),
      language: launchLanguage(request.language ?? currentRequest()?.acceptLanguage),
      createdAt: now,
      expiresAt: new Date(now.getTime() + this.config.ticketTtlSeconds * 1000),
    };
    const game =
      (await this.launches.add(launch)) ??
      ((await this.realityChecks.answered(member.memberId, now)) && (await this.launches.add(launch)));
    if (!game) throw await this.refusal(gameId, request.vassalage, now);
    const parent = this.pages.parentOf(askedFrom);
    const { language } = launch;
    const url = this.pages.launchUrl(game.provider, { ticket, language, parent, code: game.code, gameId });
    if (url === undefined) throw LaunchErrors.LAUNCH_ROUTE_UNAVAILABLE({ route: 'PROVIDER' });
    return { game_url: url, gameUrl: url, launchId: launch.id, expiresAt: launch.expiresAt.toISOString() };
  }

  private async refusal(gameId: string, vassalage: string | undefined, now: Date): Promise<DomainError> {
    const game = await this.launches.find(gameId, vassalage, now);
    if (!game) return CatalogueErrors.GAME_UNKNOWN();
    const route = routeOf(game);
    if (route !== 'PROVIDER') return LaunchErrors.LAUNCH_ROUTE_UNAVAILABLE({ route });
    return LaunchErrors.GAME_MAINTENANCE();
  }
}
