import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { WinnerService } from '../winner/winner.service.js';
import type { AdjustmentReason } from './round-adjustment.repository.js';
import { partOf, type MemberRoundKey } from './round-key.js';
import { RoundRepository, type LockedRound, type NewBet } from './round.repository.js';
import { TurnoverService } from './turnover.service.js';
import {
  withAdjustment,
  withoutBet,
  withWin,
  type RoundChange,
  type StoredSettlement,
} from './round.rules.js';

/**
 * Rounds change only in the transaction that finishes a provider's transaction, together with their events in the
 * outbox: a round is published as settled once.
 */
@Injectable()
export class RoundService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly winners: WinnerService,
    private readonly turnover: TurnoverService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether each bet was added: false if its round is over or of another game. */
  async addBets(tx: Tx, bets: readonly PlacedBet[]): Promise<boolean[]> {
    const named = bets.map((bet) => ({ ...bet, betId: newId() }));
    const added = new Set(await this.rounds.addBets(tx, named));
    return named.map((bet) => added.has(bet));
  }

  /** The rounds as they are after the wins, in their order. */
  addWins(tx: Tx, wins: readonly Win[]): Promise<LockedRound[]> {
    return this.change(
      tx,
      wins.map((win) => ({ key: win, reason: 'LATE_WIN', result: (round) => withWin(round, win) })),
    );
  }

  /** The round as it is without the bet. */
  async removeBet(tx: Tx, key: MemberRoundKey, amount: bigint): Promise<LockedRound> {
    const change: Change = { key, reason: 'ROLLBACK', result: (round) => withoutBet(round, amount) };
    return (await this.change(tx, [change]))[0]!;
  }

  /** Corrects what a round has paid; a negative amount lessens it. */
  async adjust(
    tx: Tx,
    key: MemberRoundKey,
    change: { amount: bigint; settlement?: StoredSettlement | undefined },
    reason: AdjustmentReason = 'RESETTLED',
  ): Promise<void> {
    await this.change(tx, [{ key, reason, result: (round) => withAdjustment(round, change) }]);
  }

  /** Money without a stake: a round of its own, settled at once. */
  async credit(tx: Tx, bet: PlacedBet): Promise<void> {
    await this.rounds.open(tx, { ...bet, betId: newId() });
    await this.addWins(tx, [{ ...bet, finished: true }]);
  }

  /** Applies the changes in their order, also several to one round, and publishes what they mean. */
  private async change(tx: Tx, changes: readonly Change[]): Promise<LockedRound[]> {
    if (changes.length === 0) return [];
    const now = this.clock.now();
    const locked = await this.rounds.lockAll(
      tx,
      changes.map(({ key }) => key),
    );
    const rounds = new Map(locked.map((round) => [partOf(round), round]));
    const done = changes.map(({ key, reason, result }) => {
      const before = rounds.get(partOf(key));
      if (!before) throw new Error(`round ${key.vassalage}:${key.roundId} of ${key.memberId} is missing`);
      const { round: state, event } = result(before);
      const round = { ...before, ...state };
      rounds.set(partOf(key), round);
      return { round, event, reason };
    });
    await this.rounds.saveAll(tx, [...rounds.values()], now);
    const settled = done.filter(({ event }) => event.kind === 'SETTLED');
    await this.turnover.publishSettled(
      tx,
      settled.map(({ round }) => round),
      now,
    );
    for (const { round, event, reason } of done) {
      if (event.kind === 'NONE') continue;
      if (event.kind === 'ADJUSTED') await this.turnover.publishAdjusted(tx, round, event.delta, reason, now);
      await this.winners.consider(
        tx,
        { ...round, betId: round.id, at: now },
        { isNew: event.kind === 'SETTLED' },
      );
    }
    return done.map(({ round }) => round);
  }
}

export type PlacedBet = Omit<NewBet, 'betId'>;

export interface Win extends MemberRoundKey {
  amount: bigint;
  finished: boolean;
  settlement?: StoredSettlement | undefined;
}

interface Change {
  key: MemberRoundKey;
  reason: AdjustmentReason;
  result: (round: LockedRound) => RoundChange;
}
