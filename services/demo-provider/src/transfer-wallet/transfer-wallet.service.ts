import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import type { HistoryAnswer } from '#libs/provider-sdk';
import { isDiceGame } from './dice.catalogue.js';
import { DiceSessionRepository } from './dice-session.repository.js';
import type {
  WalletHistoryRequest,
  WalletLaunchRequest,
  WalletPlayerRequest,
  WalletTransferRequest,
  WalletTransferStatusRequest,
} from './dto/transfer-wallet.request.js';
import { TransferWalletRepository, type PlayerKey, type Transfer } from './transfer-wallet.repository.js';

const ticketMs = 60_000;
const pageSize = 200;

const refused = (code: string) => ({ status: 'REFUSED', code });

/** What the platform may ask of the vendor whose players keep their money here. */
@Injectable()
export class TransferWalletService {
  constructor(
    private readonly wallet: TransferWalletRepository,
    private readonly sessions: DiceSessionRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async createPlayer(request: WalletPlayerRequest): Promise<object> {
    await this.wallet.addPlayer(request, request.currency, this.clock.now());
    return { status: 'OK', playerRef: request.playerRef };
  }

  async balance(player: PlayerKey): Promise<object> {
    const found = await this.wallet.player(player);
    if (!found) return refused('PLAYER_UNKNOWN');
    return { status: 'OK', balance: found.balance.toString(), currency: found.currency };
  }

  /** Moves money once for its id; a repeated call gets the first answer. */
  transfer(request: WalletTransferRequest): Promise<object> {
    const { vassalage, transferId, playerRef, direction, amount } = request;
    return this.transactions.run(async (tx) => {
      await this.wallet.lockTransfer(tx, vassalage, transferId);
      const known = await this.wallet.transfer(tx, vassalage, transferId);
      if (known) return answerOf(known, request);
      const player = await this.wallet.lockPlayer(tx, request);
      const change = BigInt(amount) * (direction === 'IN' ? 1n : -1n);
      const after = player && player.balance + change;
      const code = after === undefined ? 'PLAYER_UNKNOWN' : after < 0n ? 'INSUFFICIENT_FUNDS' : null;
      const balance = code === null ? after!.toString() : null;
      if (code === null) await this.wallet.saveBalance(tx, request, after!);
      const state = code === null ? ('DONE' as const) : ('REFUSED' as const);
      const made = { vassalage, transferId, playerRef, direction, amount, state, code, balance };
      await this.wallet.addTransfer(tx, made, this.clock.now());
      return answerOf(made, request);
    });
  }

  /** A transfer that has not arrived is closed by the question, so that the answer stays true. */
  transferStatus({ vassalage, transferId, playerRef }: WalletTransferStatusRequest): Promise<object> {
    return this.transactions.run(async (tx) => {
      await this.wallet.lockTransfer(tx, vassalage, transferId);
      const known = await this.wallet.transfer(tx, vassalage, transferId);
      if (known) {
        const { state, direction, amount, code } = known;
        return { status: 'OK', transferId, state, ...(state === 'DONE' ? { direction, amount } : { code }) };
      }
      const closed = { vassalage, transferId, playerRef, direction: null, amount: null, balance: null };
      const made = { ...closed, state: 'REFUSED' as const, code: 'TRANSFER_CLOSED' };
      await this.wallet.addTransfer(tx, made, this.clock.now());
      return { status: 'OK', transferId, state: 'REFUSED', code: 'TRANSFER_CLOSED' };
    });
  }

  /** A path of our pages that opens the game once, within a minute. */
  async launch(request: WalletLaunchRequest): Promise<object> {
    const { vassalage, playerRef, gameId, language, parent } = request;
    if (!isDiceGame(gameId)) return refused('GAME_UNKNOWN');
    if (!(await this.wallet.player(request))) return refused('PLAYER_UNKNOWN');
    const ticket = randomBytes(24).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + ticketMs);
    const session = { id: newId(), vassalage, playerRef, gameId, openedAt: now, expiresAt };
    await this.sessions.add(session, hashOf(ticket));
    const query = new URLSearchParams({ ticket, lang: language, parent });
    return { status: 'OK', path: `/transfer-wallet/page?${query.toString()}` };
  }

  async kick(player: PlayerKey): Promise<object> {
    await this.sessions.end(player, this.clock.now());
    return { status: 'OK' };
  }

  async history({ vassalage, cursor, limit = pageSize }: WalletHistoryRequest): Promise<HistoryAnswer> {
    const rows = await this.wallet.history(vassalage, cursor, limit);
    return {
      status: 'OK',
      rounds: rows.map((row) => ({
        ...{ roundId: row.roundId, revision: row.revision, playerRef: row.playerRef, gameId: row.gameId },
        currency: row.currency,
        bets: [{ betId: row.roundId, amount: row.stake, selection: row.selection }],
        payout: row.payout,
        placedAt: row.settledAt.toISOString(),
        settledAt: row.settledAt.toISOString(),
      })),
      cursor: rows.at(-1)?.sequence ?? cursor,
      more: rows.length === limit,
    };
  }
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

function answerOf(known: Transfer, asked: WalletTransferRequest): object {
  const { transferId, direction, amount, playerRef } = asked;
  if (known.code === 'TRANSFER_CLOSED') return refused('TRANSFER_CLOSED');
  if (known.direction !== direction || known.amount !== amount || known.playerRef !== playerRef)
    return refused('TRANSFER_MISMATCH');
  if (known.state === 'REFUSED') return refused(known.code ?? 'REFUSED');
  return { status: 'OK', transferId, balance: known.balance };
}
