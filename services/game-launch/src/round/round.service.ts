import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { roundAdjusted, roundSettled } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { WinnerService } from '../winner/winner.service.js';
import { RoundRepository, type LockedRound, type NewBet } from './round.repository.js';
import {
  withoutBet,
  withWin,
  type RoundChange,
  type RoundDelta,
  type StoredSettlement,
} from './round.rules.js';

export interface RoundKey {
  vassalage: string;
  roundId: string;
}

/**
 * Rounds change only in the transaction that finishes a provider's transaction, together with their events in the
 * outbox: a round is published as settled once.
 */
@Injectable()
export class RoundService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly winners: WinnerService,
    private readonly outbox: Outbox,
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
    reason: 'LATE_WIN' | 'ROLLBACK',
  ): Promise<void> {
    const now = this.clock.now();
    await this.rounds.save(tx, before.id, round, now);
    const after = { ...before, ...round };
    if (event.kind === 'NONE') return;
    if (event.kind === 'SETTLED') await this.publishSettled(tx, key, after, now);
    else await this.publishAdjusted(tx, key, after, event.delta, reason, now);
    await this.winners.consider(tx, { ...after, betId: after.id, vassalage: key.vassalage, at: now });
  }

  private async publishSettled(
    tx: EntityManager,
    key: RoundKey,
    round: LockedRound,
    at: Date,
  ): Promise<void> {
    await this.outbox.add(tx, roundSettled, {
      ...identity(key, round),
      stake: round.stake.toString(),
      payout: round.payout.toString(),
      validBet: round.validBet.toString(),
      ...(round.exclusionReason !== null && { exclusionReason: round.exclusionReason }),
      settledAt: at.toISOString(),
    });
  }

  private async publishAdjusted(
    tx: EntityManager,
    key: RoundKey,
    round: LockedRound,
    delta: RoundDelta,
    reason: 'LATE_WIN' | 'ROLLBACK',
    at: Date,
  ): Promise<void> {
    await this.outbox.add(tx, roundAdjusted, {
      ...identity(key, round),
      adjustmentId: newId(),
      stake: delta.stake.toString(),
      payout: delta.payout.toString(),
      validBet: delta.validBet.toString(),
      reason,
      adjustedAt: at.toISOString(),
    });
  }
}

function identity(key: RoundKey, round: LockedRound) {
  return {
    betId: round.id,
    roundId: publicRoundId(key),
    memberId: round.memberId,
    vassalage: key.vassalage,
    gameId: round.gameId,
    gameType: round.gameType,
    mode: round.mode,
    currency: round.currency,
    placedAt: round.placedAt.toISOString(),
  };
}

/** The round id of a provider is unique in the platform together with the vendor code. */
export function publicRoundId({ vassalage, roundId }: RoundKey): string {
  return `${vassalage}:${roundId}`;
}
