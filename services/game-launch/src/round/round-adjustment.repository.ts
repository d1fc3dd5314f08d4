import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

export type AdjustmentReason = 'LATE_WIN' | 'ROLLBACK' | 'RESETTLED';

export interface NewAdjustment {
  betId: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  reason: AdjustmentReason;
  adjustedAt: Date;
}

@Injectable()
export class RoundAdjustmentRepository {
  /** Returns the revision of the round. The caller holds the lock of its row. */
  async add(tx: Tx, adjustment: NewAdjustment): Promise<number> {
    const [row]: { revision: number }[] = await tx.query(
      `INSERT INTO round_adjustment (bet_id, revision, stake, payout, valid_bet, reason, adjusted_at)
       SELECT $1, count(*) + 1, $2, $3, $4, $5, $6 FROM round_adjustment WHERE bet_id = $1 RETURNING revision`,
      [
        adjustment.betId,
        adjustment.stake.toString(),
        adjustment.payout.toString(),
        adjustment.validBet.toString(),
        adjustment.reason,
        adjustment.adjustedAt,
      ],
    );
    return row!.revision;
  }
}
