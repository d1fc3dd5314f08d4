import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class RealityCheckRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** What was told later counts, whichever comes first. */
  async put(
    memberId: string,
    dueAt: string | null,
    toldAt: Date | string,
    tx?: EntityManager,
  ): Promise<void> {
    await (tx ?? this.source).query(
      `INSERT INTO reality_check (member_id, due_at, told_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at, told_at = excluded.told_at
       WHERE reality_check.told_at <= excluded.told_at`,
      [memberId, dueAt, toldAt],
    );
  }

  async isDue(memberId: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      'SELECT 1 FROM reality_check WHERE member_id = $1 AND due_at <= $2',
      [memberId, now],
    );
    return rows.length > 0;
  }
}
