import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { Outbox } from '#libs/messaging';
import type { LockedRound } from './round.repository.js';
import { publicRoundId } from './round-key.js';
import type { RoundDelta } from './round.rules.js';
import { RoundAdjustmentRepository, type AdjustmentReason } from './round-adjustment.repository.js';

export type SettledPayload = PayloadOf<typeof betSettled>;
export type AdjustedPayload = PayloadOf<typeof betAdjusted>;
type Turnover = Pick<
  LockedRound,
  'id' | 'vassalage' | 'roundId' | 'memberId' | 'gameId' | 'gameType' | 'settlement' | 'currency' | 'placedAt'
>;

/** Publishes settled rounds of real money, and their later changes, in the transaction of the change. */
@Injectable()
export class TurnoverService {
  constructor(
    private readonly adjustments: RoundAdjustmentRepository,
    private readonly outbox: Outbox,
  ) {}

  async publishSettled(tx: Tx, rounds: readonly LockedRound[], at: Date): Promise<void> {
    const real = rounds.filter(({ mode }) => mode === 'REAL');
    await this.outbox.addAll(
      tx,
      betSettled,
      real.map((round) => settledPayload(round, round, at)),
    );
  }

  async publishAdjusted(
    tx: Tx,
    round: LockedRound,
    delta: RoundDelta,
    reason: AdjustmentReason,
    at: Date,
  ): Promise<void> {
    if (round.mode !== 'REAL') return;
    const revision = await this.adjustments.add(tx, { betId: round.id, ...delta, reason, adjustedAt: at });
    await this.outbox.add(tx, betAdjusted, adjustedPayload(round, delta, { revision, reason, at }));
  }
}

export function settledPayload(
  round: Turnover & { exclusionReason: string | null },
  { stake, payout, validBet }: RoundDelta,
  at: Date,
): SettledPayload {
  return {
    sourceKey: betKey(round.id),
    ...fieldsOf(round, at),
    stake: stake.toString(),
    win: payout.toString(),
    validBet: validBet.toString(),
    ...(round.exclusionReason !== null && { exclusionReason: round.exclusionReason }),
  };
}

export function adjustedPayload(
  round: Turnover,
  { stake, payout, validBet }: RoundDelta,
  { revision, reason, at }: { revision: number; reason: AdjustmentReason; at: Date },
): AdjustedPayload {
  return {
    sourceKey: `game-launch:adjustment:${round.id}.${revision}`,
    refersTo: betKey(round.id),
    ...fieldsOf(round, at),
    stake: stake.toString(),
    win: payout.toString(),
    validBet: validBet.toString(),
    reason,
  };
}

const betKey = (betId: string) => `game-launch:bet:${betId}`;

function fieldsOf(round: Turnover, settledAt: Date) {
  return {
    memberId: round.memberId,
    mode: 'REAL' as const,
    category: round.settlement.cockFight ? ('COCK_FIGHT' as const) : round.gameType,
    vassalage: round.vassalage,
    gameId: round.gameId,
    roundId: publicRoundId(round),
    ...sideOf(round.settlement),
    currency: round.currency,
    placedAt: round.placedAt.toISOString(),
    settledAt: settledAt.toISOString(),
  };
}

/** The side of a table that the bets lay on, where they lay on one only. */
function sideOf({ player, banker }: Turnover['settlement']): { selection?: string } {
  const sides = [Number(player ?? 0) > 0 && 'PLAYER', Number(banker ?? 0) > 0 && 'BANKER'].filter(Boolean);
  return sides.length === 1 ? { selection: sides[0] as string } : {};
}
