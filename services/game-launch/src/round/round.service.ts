import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { WinnerService } from '../winner/winner.service.js';
import type { AdjustmentReason } from './round-adjustment.repository.js';
import type { RoundKey } from './round-key.js';
import { RoundRepository, type LockedRound, type NewBet } from './round.repository.js';
import { TurnoverService } from './turnover.service.js';
import { withoutBet, withWin, type RoundChange, type StoredSettlement } from './round.rules.js';

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

  /** False if the round is over or another player's. */
  addBet(tx: EntityManager, bet: Omit<NewBet, 'betId'>): Promise<boolean> {
    return this.rounds.addBet(tx, { ...bet, betId: newId() });
  }

  async addWin(
    tx: EntityManager,
    key: RoundKey,
    win: { amount: bigint; finished: boolean; settlement?: StoredSettlement | undefined },
  ): Promise<void> {
    const round = await this.lock(tx, key);
    await this.apply(tx, key, round, withWin(round, win), 'LATE_WIN');
  }

  async removeBet(tx: EntityManager, key: RoundKey, amount: bigint): Promise<void> {
    const round = await this.lock(tx, key);
    await this.apply(tx, key, round, withoutBet(round, amount), 'ROLLBACK');
  }

  private async lock(tx: EntityManager, key: RoundKey): Promise<LockedRound> {
    const round = await this.rounds.lock(tx, key.vassalage, key.roundId);
    if (!round) throw new Error(`round ${key.vassalage}:${key.roundId} is missing`);
    return round;
  }

  private async apply(
    tx: EntityManager,
    key: RoundKey,
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
