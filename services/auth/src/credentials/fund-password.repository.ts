import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { lockMs, maxTries } from './fund-password.rules.js';

export interface ReservedTry {
  hash: string;
  /** Tries used, including this one. */
  tries: number;
}

@Injectable()
export class FundPasswordRepository {
  constructor(private readonly pool: Pool) {}

  async upsert(tx: Tx, memberId: string, hash: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO fund_password (member_id, hash, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at, tries = 0, locked_until = NULL`,
      [memberId, hash, now],
    );
  }

  /**
   * Reserves a try before the comparison and locks with the last, so that concurrent requests compare at most
   * five. Undefined if no try is left.
   */
  async reserveTry(memberId: string, now: Date): Promise<ReservedTry | undefined> {
    const [rows] = (await this.pool.query(
      `UPDATE fund_password SET
         tries = CASE WHEN locked_until IS NULL THEN tries + 1 ELSE 1 END,
         locked_until = CASE WHEN locked_until IS NULL AND tries + 1 >= $3 THEN $2::timestamptz + $4 * interval '1 ms' END
       WHERE member_id = $1 AND (locked_until IS NULL OR locked_until <= $2)
       RETURNING hash, tries`,
      [memberId, now, maxTries, lockMs],
    )) as [ReservedTry[], number];
    return rows[0];
  }

  async forgetTries(memberId: string): Promise<void> {
    await this.pool.query('UPDATE fund_password SET tries = 0, locked_until = NULL WHERE member_id = $1', [
      memberId,
    ]);
  }

  async hashOf(memberId: string): Promise<string | undefined> {
    const rows: { hash: string }[] = await this.pool.query(
      'SELECT hash FROM fund_password WHERE member_id = $1',
      [memberId],
    );
    return rows[0]?.hash;
  }

  /** Undefined if the member has no fund password; null if it is not locked. */
  async lockedUntil(memberId: string): Promise<Date | null | undefined> {
    const rows: { locked_until: Date | null }[] = await this.pool.query(
      'SELECT locked_until FROM fund_password WHERE member_id = $1',
      [memberId],
    );
    return rows[0]?.locked_until;
  }
}
