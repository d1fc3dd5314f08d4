import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { ticketHash } from '../launch/launch.rules.js';
import { PlayRestrictionService } from '../play-restriction/play-restriction.service.js';
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

/** Opens a game session by a ticket, once, and returns the balance to the provider. */
@Injectable()
export class GameSessionService {
  constructor(
    private readonly play: PlayRepository,
    private readonly restrictions: PlayRestrictionService,
    private readonly wallet: WalletClient,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async open(vassalage: string, ticketText: string): Promise<string> {
    const ticket = await this.play.ticket(ticketHash(ticketText));
    if (!ticket || ticket.vassalage !== vassalage) return refused('TICKET_UNKNOWN');
    if (ticket.used) return refused('TICKET_USED');
    if (ticket.expiresAt <= this.clock.now()) return refused('TICKET_EXPIRED');
    // The balance is read before the ticket is redeemed, so that the ticket stays valid while the wallet is unreachable.
    const balance = await this.wallet.balance(ticket.memberId, ticket.mode);
    const session = await this.redeem(ticket);
    if (typeof session === 'string') return refused(session);
    return ok({
      playerRef: session.playerRef,
      sessionId: session.id,
      gameId: ticket.gameId,
      ...(ticket.roomId !== null && { roomId: ticket.roomId }),
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
      if (!(await this.restrictions.canOpenSession(tx, ticket.memberId, now))) return 'TICKET_EXPIRED';
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
