import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

/** Deletes old play in batches; each method answers how many rows it took. */
@Injectable()
export class RetentionRepository {
  launches(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleted(
      tx,
      'DELETE FROM launch WHERE id IN (SELECT id FROM launch WHERE created_at < $1 LIMIT $2) RETURNING 1',
      [before, limit],
    );
  }

  sessions(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleted(
      tx,
      `DELETE FROM game_session WHERE id IN (SELECT id FROM game_session WHERE opened_at < $1 LIMIT $2) RETURNING 1`,
      [before, limit],
    );
  }

  /** Closed rounds with all that belongs to them but their transactions. */
  async rounds(tx: Tx, before: Date, limit: number): Promise<number> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM game_round WHERE placed_at < $1 AND status <> 'OPEN' LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [before, limit],
    );
    const ids = [rows.map(({ id }) => id)];
    if (rows.length === 0) return 0;
    await tx.query('DELETE FROM round_query WHERE bet_id = ANY($1::uuid[])', ids);
    await tx.query('DELETE FROM round_adjustment WHERE bet_id = ANY($1::uuid[])', ids);
    await tx.query('DELETE FROM winner WHERE id = ANY($1::uuid[])', ids);
    await tx.query(
      `DELETE FROM history_round h USING game_round r
        WHERE r.id = ANY($1::uuid[]) AND r.mode = 'REAL'
          AND h.vassalage = r.vassalage AND h.round_id = r.round_id AND h.member_id = r.member_id`,
      ids,
    );
    await tx.query('DELETE FROM game_round WHERE id = ANY($1::uuid[])', ids);
    return rows.length;
  }

  /** Finished transactions whose round is deleted, or that never had one. */
  transactions(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleted(
      tx,
      `DELETE FROM provider_transaction WHERE (vassalage, transaction_id) IN (
         SELECT t.vassalage, t.transaction_id FROM provider_transaction t
          WHERE t.created_at < $1 AND t.finished_at IS NOT NULL
            AND NOT EXISTS (SELECT FROM game_round r WHERE r.vassalage = t.vassalage AND r.round_id = t.round_id
                               AND r.member_id = t.member_id AND r.mode = t.mode)
          LIMIT $2) RETURNING 1`,
      [before, limit],
    );
  }
}

async function deleted(tx: Tx, sql: string, values: unknown[]): Promise<number> {
  const [rows]: [unknown[], number] = await tx.query(sql, values);
  return rows.length;
}
