import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { ticketHash } from '../launch/launch.rules.js';
import { PlayStops } from '../play-stop/play-stops.service.js';
import { WalletClient } from '../wallet/wallet.client.js';
import type { ProviderBalanceRequest } from './dto/provider.request.js';
import { PlayRepository, type Ticket } from './play.repository.js';
import { ok, refused } from './protocol.rules.js';

const hour = 60 * 60 * 1000;

interface Opened {
  id: string;
  playerRef: string;
  expiresAt: Date;
}

/** Turns a ticket into a game session, once, and tells a provider the balance. */
@Injectable()
export class GameSessions {
  constructor(
    @Inject(PlayRepository) private readonly play: PlayRepository,
    @Inject(PlayStops) private readonly stops: PlayStops,
    @Inject(WalletClient) private readonly wallet: WalletClient,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async open(vassalage: string, ticketText: string): Promise<string> {
    const ticket = await this.play.ticket(ticketHash(ticketText));
    if (!ticket || ticket.vassalage !== vassalage) return refused('TICKET_UNKNOWN');
    if (ticket.used) return refused('TICKET_USED');
    if (ticket.expiresAt <= this.clock.now()) return refused('TICKET_EXPIRED');
    // Asked before the ticket is spent: while the wallet is away the ticket stays good.
    const balance = await this.wallet.balance(ticket.memberId, ticket.mode);
    const session = await this.redeem(ticket);
    if (typeof session === 'string') return refused(session);
    return ok({
      playerRef: session.playerRef,
      sessionId: session.id,
      gameId: ticket.gameId,
      currency: this.config.currency,
      mode: ticket.mode,
      language: ticket.language,
      expiresAt: session.expiresAt.toISOString(),
      balance: balance.toString(),
    });
  }

  async balance(vassalage: string, request: ProviderBalanceRequest): Promise<string> {
    const session = isUUID(request.sessionId)
      ? await this.play.session(vassalage, request.sessionId, this.clock.now())
      : undefined;
    if (!session) return refused('SESSION_UNKNOWN');
    if (session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH');
    if (session.ended) return refused('SESSION_ENDED');
    const balance = await this.wallet.balance(session.memberId, session.mode);
    return ok({ balance: balance.toString(), currency: session.currency });
  }

  private redeem(ticket: Ticket): Promise<Opened | 'TICKET_USED' | 'TICKET_EXPIRED'> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      if (!(await this.stops.admits(tx, ticket.memberId, now))) return 'TICKET_EXPIRED';
      if (!(await this.play.spend(tx, ticket.launchId, now))) return 'TICKET_USED';
      const proposed = randomBytes(16).toString('base64url');
      const playerRef = await this.play.playerRef(tx, ticket.vassalage, ticket.memberId, proposed);
      const session = {
        id: newId(),
        playerRef,
        expiresAt: new Date(now.getTime() + this.config.gameSessionHours * hour),
      };
      await this.play.addSession(tx, { ...session, ticket, currency: this.config.currency, openedAt: now });
      return session;
    });
  }
}
