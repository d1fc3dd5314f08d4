import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { Transactions } from '#libs/database';
import { titleOf } from '../catalogue/catalogue.js';
import { gameInfo } from '../catalogue/game-info.js';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { PlatformClient } from '../platform/platform.client.js';
import type { Language, SessionResponse, StateResponse } from './dto/play.contract.js';
import { PlayErrors } from './play.errors.js';
import { RoundViewService } from './round-view.service.js';
import { SeedService } from './seed.service.js';
import { SessionRepository, type PlaySession } from './session.repository.js';

/** Sessions of our own: opened once by the platform's ticket, carried on by a token of which only the hash is kept. */
@Injectable()
export class SessionService {
  constructor(
    private readonly platform: PlatformClient,
    private readonly sessions: SessionRepository,
    private readonly seeds: SeedService,
    private readonly view: RoundViewService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(ticket: string, gameCode: string, language: Language): Promise<SessionResponse> {
    const title = titleOf(gameCode);
    if (!title) throw PlayErrors.PLAY_GAME_UNKNOWN();
    const { session, token } = await this.admit(title, ticket, language);
    return this.describe(session, token);
  }

  /** Redeems the ticket for a session in this game. */
  async admit(
    game: { vassalage: string; gameId: string; code: string },
    ticket: string,
    language: Language,
  ): Promise<{ session: PlaySession; token: string }> {
    const answer = await this.platform.of(game.vassalage).session(ticket);
    if (answer.kind === 'unknown') throw PlayErrors.PLAY_PLATFORM_UNREACHABLE(undefined, 1);
    if (answer.kind === 'refused') throw PlayErrors.PLAY_TICKET_REFUSED({ reason: answer.code });
    const opened = answer.value;
    // A ticket opens only the game that it was issued for, if the platform names that game.
    if (opened.gameId !== undefined && opened.gameId !== game.gameId)
      throw PlayErrors.PLAY_TICKET_REFUSED({ reason: 'OTHER_GAME' });
    const { playerRef, mode, currency } = opened;
    const player = await this.seeds.playerStateOf({
      vassalage: game.vassalage,
      playerRef,
      gameCode: game.code,
      mode,
      currency,
    });
    const session: PlaySession = {
      id: newId(),
      platformSessionId: opened.sessionId,
      language,
      expiresAt: new Date(opened.expiresAt),
      player,
    };
    const token = randomBytes(32).toString('base64url');
    await this.transactions.run((tx) => this.sessions.insert(tx, session, hashOf(token), this.clock.now()));
    return { session, token };
  }

  async balance({ player, platformSessionId }: PlaySession): Promise<string> {
    const answer = await this.platform.of(player.vassalage).balance({
      sessionId: platformSessionId,
      playerRef: player.playerRef,
    });
    if (answer.kind === 'refused') throw PlayErrors.PLAY_SESSION_UNKNOWN({ reason: answer.code });
    if (answer.kind === 'unknown') throw PlayErrors.PLAY_PLATFORM_UNREACHABLE(undefined, 1);
    return answer.value.balance;
  }

  async ofToken(token: string | undefined): Promise<PlaySession> {
    const session =
      token === undefined ? undefined : await this.sessions.byTokenHash(hashOf(token), this.clock.now());
    if (!session) throw PlayErrors.PLAY_SESSION_UNKNOWN();
    return session;
  }

  async describe(session: PlaySession, token: string): Promise<SessionResponse> {
    const { player } = session;
    const title = titleOf(player.gameCode);
    if (!title) throw PlayErrors.PLAY_SESSION_UNKNOWN();
    return {
      token,
      game: gameInfo(title, this.config.minimumRoundMs),
      currency: player.currency,
      mode: player.mode,
      language: session.language,
      ...(await this.state(session)),
    };
  }

  async state(session: PlaySession): Promise<StateResponse> {
    const { player } = session;
    const balance = await this.balance(session);
    const unfinished = await this.view.unfinished(player.id);
    return {
      balance,
      fairness: await this.view.fairness(player.id),
      ...(unfinished && { unfinished }),
    };
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
