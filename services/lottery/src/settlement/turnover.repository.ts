import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { ReplayedEvent } from '#libs/messaging';

@Injectable()
export class TurnoverRepository {
  constructor(private readonly pool: Pool) {}

  async keep(tx: Tx, type: string, payloads: readonly { sourceKey: string }[], at: Date): Promise<void> {
    if (payloads.length === 0) return;
    await tx.query(
      `INSERT INTO published_turnover (source_key, event_type, published_at, payload)
       SELECT source_key, $1, $2, payload FROM unnest($3::text[], $4::jsonb[]) AS new (source_key, payload)`,
      [
        type,
        at,
        payloads.map(({ sourceKey }) => sourceKey),
        payloads.map((payload) => JSON.stringify(payload)),
      ],
    );
  }

  /** When the oldest transaction that is still running began; now if there is none. */
  async oldestTransaction(): Promise<Date> {
    const [row]: { at: Date }[] = await this.pool.query(
      `SELECT coalesce(min(xact_start), clock_timestamp()) AS at FROM pg_stat_activity
        WHERE datname = current_database() AND xact_start IS NOT NULL`,
    );
    return row!.at;
  }

  /** Behind a place, in the order of publishing. */
  async page(
    at: string,
    sourceKey: string,
    limit: number,
  ): Promise<(ReplayedEvent & { at: Date; sourceKey: string })[]> {
    const rows: { source_key: string; event_type: string; published_at: Date; payload: object }[] =
      await this.pool.query(
        `SELECT source_key, event_type, published_at, payload FROM published_turnover
          WHERE (published_at, source_key) > ($1, $2) ORDER BY published_at, source_key LIMIT $3`,
        [at, sourceKey, limit],
      );
    return rows.map((row) => ({
      ...{ type: row.event_type, payload: row.payload },
      ...{ at: row.published_at, sourceKey: row.source_key },
    }));
  }
}
