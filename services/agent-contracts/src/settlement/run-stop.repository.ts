import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { OverpaidTree } from './guard.rules.js';

@Injectable()
export class RunStopRepository {
  /** Trees that two operators have released. */
  async released(tx: Tx, runId: string): Promise<Set<string>> {
    const rows: { root_id: string }[] = await tx.query(
      'SELECT root_id FROM run_stop WHERE run_id = $1 AND released_at IS NOT NULL',
      [runId],
    );
    return new Set(rows.map(({ root_id }) => root_id));
  }

  async waiting(tx: Tx, runId: string): Promise<OverpaidTree[]> {
    const rows: { rootId: string; gross: string; payable: string }[] = await tx.query(
      'SELECT root_id AS "rootId", gross, payable FROM run_stop WHERE run_id = $1 AND released_at IS NULL ORDER BY root_id',
      [runId],
    );
    return rows.map(({ rootId, gross, payable }) => ({
      rootId,
      gross: BigInt(gross),
      payable: BigInt(payable),
    }));
  }

  async add(tx: Tx, runId: string, trees: readonly OverpaidTree[], at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO run_stop (run_id, root_id, gross, payable, stopped_at)
       SELECT $1, *, $5 FROM unnest($2::uuid[], $3::bigint[], $4::bigint[])`,
      [
        runId,
        trees.map(({ rootId }) => rootId),
        trees.map(({ gross }) => gross),
        trees.map(({ payable }) => payable),
        at,
      ],
    );
  }

  async release(tx: Tx, runId: string, releasedBy: string, at: Date): Promise<void> {
    await tx.query(
      'UPDATE run_stop SET released_at = $2, released_by = $3 WHERE run_id = $1 AND released_at IS NULL',
      [runId, at, releasedBy],
    );
  }

  /** Forgets the trees that wait: they are calculated again. */
  async clear(tx: Tx, runId: string): Promise<void> {
    await tx.query('DELETE FROM run_stop WHERE run_id = $1 AND released_at IS NULL', [runId]);
  }
}
