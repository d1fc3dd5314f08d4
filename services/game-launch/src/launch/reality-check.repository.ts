import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

@Injectable()
export class RealityCheckRepository {
  constructor(private readonly pool: Pool) {}

  /** The later decision wins, in whichever order events arrive. */
  async put(on: Tx | Pool, memberId: string, dueAt: string | null, occurredAt: Date | string): Promise<void> {
    await on.query(
      `INSERT INTO reality_check (member_id, due_at, occurred_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at, occurred_at = excluded.occurred_at
       WHERE reality_check.occurred_at <= excluded.occurred_at`,
      [memberId, dueAt, occurredAt],
    );
  }

  async isDue(memberId: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      'SELECT 1 FROM reality_check WHERE member_id = $1 AND due_at <= $2',
      [memberId, now],
    );
    return rows.length > 0;
  }
}
