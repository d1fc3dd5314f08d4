import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface RecoveryCodeRow {
  selector: string;
  hash: string;
}

@Injectable()
export class RecoveryCodeRepository {
  constructor(private readonly pool: Pool) {}

  /** Replaces all recovery codes. */
  async replace(tx: Tx, subjectId: string, codes: readonly RecoveryCodeRow[]): Promise<void> {
    await this.remove(tx, subjectId);
    for (const { selector, hash } of codes)
      await tx.query('INSERT INTO recovery_code (subject_id, selector, hash) VALUES ($1, $2, $3)', [
        subjectId,
        selector,
        hash,
      ]);
  }

  async hashOf(subjectId: string, selector: string): Promise<string | undefined> {
    const rows: { hash: string }[] = await this.pool.query(
      'SELECT hash FROM recovery_code WHERE subject_id = $1 AND selector = $2 AND used_at IS NULL',
      [subjectId, selector],
    );
    return rows[0]?.hash;
  }

  async use(subjectId: string, selector: string, now: Date): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE recovery_code SET used_at = $3
       WHERE subject_id = $1 AND selector = $2 AND used_at IS NULL RETURNING selector`,
      [subjectId, selector, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async left(subjectId: string): Promise<number> {
    const rows: { n: number }[] = await this.pool.query(
      'SELECT count(*)::int AS n FROM recovery_code WHERE subject_id = $1 AND used_at IS NULL',
      [subjectId],
    );
    return rows[0]!.n;
  }

  async remove(tx: Tx, subjectId: string): Promise<void> {
    await tx.query('DELETE FROM recovery_code WHERE subject_id = $1', [subjectId]);
  }
}
