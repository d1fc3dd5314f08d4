import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

/** What the checks say of a close: none has followed it, the clock was late around it, or it was right. */
export type ClockVerdict = 'UNKNOWN' | 'LATE' | 'RIGHT';

@Injectable()
export class ClockCheckRepository {
  constructor(private readonly pool: Pool) {}

  /** How many milliseconds the database's clock is behind an instant that has passed; negative if it is not. */
  async behindMs(passed: Date): Promise<number> {
    const [row]: { behind: string }[] = await this.pool.query(
      'SELECT extract(epoch FROM $1::timestamptz - clock_timestamp()) * 1000 AS behind',
      [passed],
    );
    return Number(row!.behind);
  }

  async addCheck(): Promise<void> {
    await this.pool.query(
      `INSERT INTO clock_check AS last (checked_at) VALUES (clock_timestamp())
       ON CONFLICT (is_only) DO UPDATE SET checked_at = EXCLUDED.checked_at WHERE last.checked_at < EXCLUDED.checked_at`,
    );
  }

  async addFault(behindMs: number): Promise<void> {
    await this.pool.query(
      `INSERT INTO clock_fault (seen_at, behind) VALUES (clock_timestamp(), make_interval(secs => $1::float8 / 1000))
       ON CONFLICT DO NOTHING`,
      [behindMs],
    );
  }

  async verdict(closeAt: Date): Promise<ClockVerdict> {
    const [row]: { checked: boolean; late: boolean }[] = await this.pool.query(
      `SELECT EXISTS (SELECT FROM clock_check WHERE checked_at > $1) AS checked,
              EXISTS (SELECT FROM clock_fault
                       WHERE $1 BETWEEN seen_at - interval '15 seconds' AND seen_at + behind + interval '15 seconds') AS late`,
      [closeAt],
    );
    if (row!.late) return 'LATE';
    return row!.checked ? 'RIGHT' : 'UNKNOWN';
  }
}
