import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** A member whose facts changed; `seen` is the exact instant of the last change, as text. */
export interface DueMember {
  memberId: string;
  seen: string;
}

/** Members whose rewards are to be looked at, each once however often their facts change. */
@Injectable()
export class DueRepository {
  constructor(private readonly pool: Pool) {}

  /** The row is locked until the change commits, so that no later look misses it. */
  async add(tx: Tx, memberIds: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO reward_due (member_id, due_at)
       SELECT id, clock_timestamp() FROM (SELECT DISTINCT id FROM unnest($1::uuid[]) AS given (id)) AS changed ORDER BY id
       ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at`,
      [memberIds],
    );
  }

  /** Members who played or deposited since a day: what a week brings is reached without an event. */
  async addActive(since: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO reward_due (member_id, due_at)
       SELECT member_id, clock_timestamp() FROM (SELECT member_id FROM activity_day WHERE day >= $1
         UNION SELECT member_id FROM deposit_fact WHERE day >= $1) AS active ORDER BY member_id
       ON CONFLICT (member_id) DO NOTHING`,
      [since],
    );
  }

  async next(limit: number): Promise<DueMember[]> {
    const rows: { member_id: string; seen: string }[] = await this.pool.query(
      'SELECT member_id, due_at::text AS seen FROM reward_due WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT $1',
      [limit],
    );
    return rows.map(({ member_id: memberId, seen }) => ({ memberId, seen }));
  }

  /** A member whose facts changed again since stays. */
  async remove({ memberId, seen }: DueMember): Promise<void> {
    await this.pool.query('DELETE FROM reward_due WHERE member_id = $1 AND due_at = $2::timestamptz', [
      memberId,
      seen,
    ]);
  }

  /** After a failure the member is looked at again later and does not hold up the others. */
  async postpone({ memberId, seen }: DueMember, seconds: number): Promise<void> {
    await this.pool.query(
      `UPDATE reward_due SET due_at = clock_timestamp() + $3 * interval '1 second'
        WHERE member_id = $1 AND due_at = $2::timestamptz`,
      [memberId, seen, seconds],
    );
  }
}
