import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Accrual {
  betId: string;
  /** Empty for the bet itself. */
  adjustmentId: string;
  memberId: string;
  vassalage: string;
  gameType: string;
  day: string;
  ratePpm: number;
  validBet: bigint;
  microAmount: bigint;
  at: Date;
}

export interface PotRow {
  day: string;
  vassalage: string;
  gameType: string;
  validBet: bigint;
  microAmount: bigint;
}

@Injectable()
export class CashbackRepository {
  constructor(private readonly source: DataSource) {}

  /** Adds rates of game types that are missing; existing ones stay unchanged. */
  async addMissingRates(ratesPpm: Readonly<Record<string, number>>): Promise<void> {
    await this.source.query(
      `INSERT INTO cashback_rate (game_type, rate_ppm) SELECT * FROM unnest($1::text[], $2::int[])
       ON CONFLICT (game_type, vassalage) DO NOTHING`,
      [Object.keys(ratesPpm), Object.values(ratesPpm)],
    );
  }

  /** The vendor's own rate, else that of the game type, else none. */
  async rateOf(tx: EntityManager, gameType: string, vassalage: string): Promise<number> {
    const rows: { rate_ppm: number }[] = await tx.query(
      `SELECT rate_ppm FROM cashback_rate WHERE game_type = $1 AND vassalage IN ($2, '') ORDER BY vassalage DESC LIMIT 1`,
      [gameType, vassalage],
    );
    return rows[0]?.rate_ppm ?? 0;
  }

  /** The rate at which the bet accrued; an adjustment uses the same rate. */
  async rateOfBet(tx: EntityManager, betId: string): Promise<number | undefined> {
    const rows: { rate_ppm: number }[] = await tx.query(
      `SELECT rate_ppm FROM rebate_accrual WHERE bet_id = $1 AND adjustment_id = ''`,
      [betId],
    );
    return rows[0]?.rate_ppm;
  }

  async accrue(tx: EntityManager, accrual: Accrual): Promise<void> {
    await tx.query(
      `INSERT INTO rebate_accrual (bet_id, adjustment_id, member_id, rate_ppm, valid_bet, micro_amount, accrued_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        accrual.betId,
        accrual.adjustmentId,
        accrual.memberId,
        accrual.ratePpm,
        accrual.validBet,
        accrual.microAmount,
        accrual.at,
      ],
    );
    await tx.query(
      `INSERT INTO rebate_pot AS pot (member_id, vassalage, game_type, day, valid_bet, micro_amount)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (member_id, day, vassalage, game_type) DO UPDATE
         SET valid_bet = pot.valid_bet + excluded.valid_bet, micro_amount = pot.micro_amount + excluded.micro_amount`,
      [
        accrual.memberId,
        accrual.vassalage,
        accrual.gameType,
        accrual.day,
        accrual.validBet,
        accrual.microAmount,
      ],
    );
  }

  async openPots(memberId: string): Promise<PotRow[]> {
    const rows: {
      day: string;
      vassalage: string;
      game_type: string;
      valid_bet: string;
      micro_amount: string;
    }[] = await this.source.query(
      `SELECT day::text, vassalage, game_type, valid_bet, micro_amount FROM rebate_pot
         WHERE member_id = $1 AND claim_id IS NULL ORDER BY day DESC, vassalage, game_type`,
      [memberId],
    );
    return rows.map((row) => ({
      day: row.day,
      vassalage: row.vassalage,
      gameType: row.game_type,
      validBet: BigInt(row.valid_bet),
      microAmount: BigInt(row.micro_amount),
    }));
  }
}
