import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { HistoryRound } from '#libs/provider-sdk';
import type { MemberRoundKey } from '../round/round-key.js';

export interface ReadRound {
  revision: number;
  payout: bigint;
}

@Injectable()
export class HistoryRepository {
  constructor(private readonly pool: Pool) {}

  async cursor(vassalage: string): Promise<string> {
    const [row]: { cursor: string }[] = await this.pool.query(
      'SELECT cursor FROM vendor_history WHERE vassalage = $1',
      [vassalage],
    );
    return row?.cursor ?? '';
  }

  /** Locks the history; false if another reader has moved it on since. */
  async lockAt(tx: Tx, vassalage: string, cursor: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO vendor_history (vassalage, cursor, read_at) VALUES ($1, $2, $3)
       ON CONFLICT (vassalage) DO UPDATE SET read_at = excluded.read_at WHERE vendor_history.cursor = excluded.cursor RETURNING 1`,
      [vassalage, cursor, now],
    );
    return rows.length > 0;
  }

  async moveTo(tx: Tx, vassalage: string, cursor: string): Promise<void> {
    await tx.query('UPDATE vendor_history SET cursor = $2 WHERE vassalage = $1', [vassalage, cursor]);
  }

  async read(tx: Tx, key: MemberRoundKey): Promise<ReadRound | undefined> {
    const [row]: { revision: number; payout: string }[] = await tx.query(
      'SELECT revision, payout FROM history_round WHERE vassalage = $1 AND round_id = $2 AND member_id = $3',
      [key.vassalage, key.roundId, key.memberId],
    );
    return row && { revision: row.revision, payout: BigInt(row.payout) };
  }

  async save(tx: Tx, key: MemberRoundKey, round: HistoryRound): Promise<void> {
    await tx.query(
      `INSERT INTO history_round (vassalage, round_id, member_id, revision, payout) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ON CONSTRAINT history_round_once DO UPDATE SET revision = excluded.revision, payout = excluded.payout`,
      [key.vassalage, key.roundId, key.memberId, round.revision, round.payout],
    );
  }

  /** Bets of the round that stand, as they were read before. */
  async betsOf(tx: Tx, key: MemberRoundKey): Promise<Map<string, bigint>> {
    const rows: { transaction_id: string; amount: string }[] = await tx.query(
      `SELECT transaction_id, amount FROM provider_transaction
       WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4 AND kind = 'BET' AND status = 'DONE'`,
      [key.vassalage, key.roundId, key.memberId, key.mode],
    );
    return new Map(rows.map((row) => [row.transaction_id, BigInt(row.amount)]));
  }

  /** False if the vendor has used the id for another bet. */
  async addBet(
    tx: Tx,
    key: MemberRoundKey,
    bet: HistoryRound['bets'][number],
    about: { gameId: string; gameType: string; currency: string; placedAt: Date; now: Date },
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO provider_transaction (vassalage, transaction_id, kind, status, member_id, game_id, game_type, mode, currency,
         round_id, amount, selection, odds, applied_to_round, created_at, finished_at, next_attempt_at)
       VALUES ($1, $2, 'BET', 'DONE', $3, $4, $5, 'REAL', $6, $7, $8, $9, $10, true, $11, $12, $12)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [
        ...[
          key.vassalage,
          bet.betId,
          key.memberId,
          about.gameId,
          about.gameType,
          about.currency,
          key.roundId,
        ],
        ...[bet.amount, bet.selection ?? null, bet.odds ? JSON.stringify(bet.odds) : null],
        ...[about.placedAt, about.now],
      ],
    );
    return rows.length > 0;
  }

  async voidBet(tx: Tx, vassalage: string, betId: string): Promise<void> {
    await tx.query(
      `UPDATE provider_transaction SET status = 'ROLLED_BACK', applied_to_round = false WHERE vassalage = $1 AND transaction_id = $2`,
      [vassalage, betId],
    );
  }

  async gameTypes(vassalage: string, gameIds: readonly string[]): Promise<Map<string, string>> {
    const rows: { game_id: string; game_type: string }[] = await this.pool.query(
      'SELECT game_id, game_type FROM game WHERE vassalage = $1 AND game_id = ANY($2::text[])',
      [vassalage, gameIds],
    );
    return new Map(rows.map((row) => [row.game_id, row.game_type]));
  }

  async refuse(
    tx: Tx,
    id: string,
    { vassalage, reason, round, at }: { vassalage: string; reason: string; round: HistoryRound; at: Date },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO history_refusal (id, vassalage, round_id, revision, reason, round, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT history_refusal_once DO NOTHING`,
      [
        id,
        vassalage,
        String(round.roundId).slice(0, 200),
        Number(round.revision) | 0,
        reason,
        JSON.stringify(round),
        at,
      ],
    );
  }
}
