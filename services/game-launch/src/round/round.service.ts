import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { WinnerService } from '../winner/winner.service.js';
import type { AdjustmentReason } from './round-adjustment.repository.js';
import type { MemberRoundKey } from './round-key.js';
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

  /** False if the round is over or of another game. */
  addBet(tx: Tx, bet: Omit<NewBet, 'betId'>): Promise<boolean> {
    return this.rounds.addBet(tx, { ...bet, betId: newId() });
  }

  async addWin(
    tx: Tx,
    key: MemberRoundKey,
    win: { amount: bigint; finished: boolean; settlement?: StoredSettlement | undefined },
  ): Promise<void> {
    const round = await this.lock(tx, key);
    await this.apply(tx, key, round, withWin(round, win), 'LATE_WIN');
  }

  async removeBet(tx: Tx, key: MemberRoundKey, amount: bigint): Promise<void> {
    const round = await this.lock(tx, key);
    await this.apply(tx, key, round, withoutBet(round, amount), 'ROLLBACK');
  }

  /** Corrects what a settled round has paid; a negative amount lessens it. */
  async adjust(
    tx: Tx,
    key: MemberRoundKey,
    change: { amount: bigint; settlement?: StoredSettlement | undefined },
  ): Promise<void> {
    const round = await this.lock(tx, key);
    await this.apply(tx, key, round, withAdjustment(round, change), 'RESETTLED');
  }

  /** Money without a stake: a round of its own, settled at once. */
  async credit(tx: Tx, bet: Omit<NewBet, 'betId'>): Promise<void> {
    await this.rounds.open(tx, { ...bet, betId: newId() });
    await this.addWin(tx, bet, { amount: bet.amount, finished: true });
  }

  private async lock(tx: Tx, key: MemberRoundKey): Promise<LockedRound> {
    const round = await this.rounds.lock(tx, key);
    if (!round) throw new Error(`round ${key.vassalage}:${key.roundId} of ${key.memberId} is missing`);
    return round;
  }

  private async apply(
    tx: Tx,
    key: MemberRoundKey,
    before: LockedRound,
    { round, event }: RoundChange,
    reason: AdjustmentReason,
  ): Promise<void> {
    const now = this.clock.now();
    await this.rounds.save(tx, before.id, round, now);
    const after = { ...before, ...round };
    if (event.kind === 'NONE') return;
    if (event.kind === 'SETTLED') await this.turnover.publishSettled(tx, key, after, now);
    else await this.turnover.publishAdjusted(tx, key, after, event.delta, reason, now);
    const win = { ...after, betId: after.id, vassalage: key.vassalage, at: now };
    await this.winners.consider(tx, win, { isNew: event.kind === 'SETTLED' });
  }
}
