import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, LOGGER, newId, type Clock } from '#libs/platform';
import type { HistoryRound } from '#libs/provider-sdk';
import { GameLaunchConfig } from '../game-launch.config.js';
import type { StoredSettlement } from '../round/round.rules.js';
import { RoundService } from '../round/round.service.js';
import type { VendorConnection } from '../vendor/vendor.repository.js';
import { HistoryRepository } from './history.repository.js';
import { TransferWalletClient } from './transfer-wallet.client.js';
import { flawOf } from './transfer-wallet.rules.js';
import { VendorPlayerRepository } from './vendor-player.repository.js';

const pageSize = 200;

/** Reads what was played with a vendor's own wallet. A page and its cursor are one transaction: each round counts once. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly client: TransferWalletClient,
    private readonly history: HistoryRepository,
    private readonly players: VendorPlayerRepository,
    private readonly rounds: RoundService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads on from where the last reading stopped, to the end. The number of rounds read. */
  async readOn(vendor: VendorConnection): Promise<number> {
    let count = 0;
    for (;;) {
      const page = await this.readPage(vendor);
      if (!page) return count;
      count += page.count;
      if (!page.more) return count;
    }
  }

  private async readPage(vendor: VendorConnection): Promise<{ count: number; more: boolean } | undefined> {
    const { vassalage } = vendor;
    const cursor = await this.history.cursor(vassalage);
    const page = await this.client.history(vendor, cursor, pageSize);
    if (!page) {
      this.logger.warn({ vassalage, cursor }, 'history not read: will retry');
      return undefined;
    }
    const members = await this.players.membersOf(
      vassalage,
      page.rounds.map(({ playerRef }) => playerRef),
    );
    const games = await this.history.gameTypes(
      vassalage,
      page.rounds.map(({ gameId }) => gameId),
    );
    const isMine = await this.transactions.run(async (tx) => {
      const at = this.clock.now();
      if (!(await this.history.lockAt(tx, vassalage, cursor, at))) return false;
      for (const round of page.rounds) {
        const reason = await this.book(tx, vendor, round, {
          memberId: members.get(round.playerRef),
          gameType: games.get(round.gameId),
        });
        if (reason === undefined) continue;
        this.logger.error({ vassalage, roundId: round.roundId, reason }, 'round of a history refused');
        await this.history.refuse(tx, newId(), { vassalage, reason, round, at });
      }
      await this.history.moveTo(tx, vassalage, page.cursor);
      return true;
    });
    // The same cursor again would never end.
    return isMine ? { count: page.rounds.length, more: page.more && page.cursor !== cursor } : undefined;
  }

  /** Books one listing of a round; the reason if it cannot be booked. A listing that was read before has no effect. */
  private async book(
    tx: Tx,
    { vassalage }: VendorConnection,
    round: HistoryRound,
    { memberId, gameType }: { memberId: string | undefined; gameType: string | undefined },
  ): Promise<string | undefined> {
    const flaw = flawOf(round);
    if (flaw) return flaw;
    if (memberId === undefined) return 'PLAYER_UNKNOWN';
    if (gameType === undefined) return 'GAME_UNKNOWN';
    if (round.currency !== this.config.currency) return 'CURRENCY_UNKNOWN';
    const key = { vassalage, roundId: round.roundId, memberId, mode: 'REAL' as const };
    const before = await this.history.read(tx, key);
    if (before && before.revision >= round.revision) return undefined;
    const known = await this.history.betsOf(tx, key);
    const news = round.bets.filter(({ betId }) => !known.has(betId));
    if (before && news.length > 0) return 'BET_AFTER_CLOSE';
    if (round.bets.some(({ betId, amount }) => known.has(betId) && known.get(betId) !== BigInt(amount)))
      return 'BET_CHANGED';
    if (!before && round.bets.length === 0) {
      await this.history.save(tx, key, round);
      return undefined;
    }
    const now = this.clock.now();
    const placedAt = new Date(Math.min(Date.parse(round.placedAt), now.getTime()));
    const about = { gameId: round.gameId, gameType, currency: round.currency, placedAt, now };
    for (const bet of news) {
      if (!(await this.history.addBet(tx, key, bet, about)))
        throw new Error(`bet ${bet.betId} is known already`);
      await this.rounds.addBets(tx, [{ ...key, ...about, amount: BigInt(bet.amount) }]);
    }
    const settlement = round.settlement as StoredSettlement | undefined;
    if (!before) {
      await this.rounds.addWins(tx, [{ ...key, amount: BigInt(round.payout), finished: true, settlement }]);
    } else {
      const stands = new Set(round.bets.map(({ betId }) => betId));
      for (const [betId, amount] of known) {
        if (stands.has(betId)) continue;
        await this.history.voidBet(tx, vassalage, betId);
        await this.rounds.removeBet(tx, key, amount);
      }
      await this.rounds.adjust(tx, key, { amount: BigInt(round.payout) - before.payout, settlement });
    }
    await this.history.save(tx, key, round);
    return undefined;
  }
}
