import type { RelayLease } from './relay-lease.js';
import { OUTBOX } from './relay-notifier.js';
import type { RelayRecord, RelaySource } from './relay-source.js';
import { OUTBOX_SHARDS } from './shard.rules.js';

interface OutboxRow {
  id: string;
  event_id: string;
  topic: string;
  type: string;
  key: string;
  value: string | null;
  sequence: string | null;
  traceparent: string | null;
  occurred_at: Date;
}

interface StateRow {
  topic: string;
  key: string;
  value: string | null;
  sequence: string;
  updated_at: Date;
}

/**
 * Takes unsent rows in the order of their ids. A row that commits late is unsent too, so the next poll finds it,
 * which a cursor over ids would skip.
 */
export class OutboxSource implements RelaySource {
  readonly name = OUTBOX;
  readonly shards = OUTBOX_SHARDS;

  constructor(private readonly lease: RelayLease) {}

  async fetch(limit: number, shards: readonly number[]): Promise<RelayRecord[]> {
    const rows = await this.lease.query<OutboxRow>(
      'outbox_fetch',
      `SELECT id, event_id, topic, type, key, payload::text AS value, sequence, traceparent, occurred_at
         FROM outbox WHERE sent_at IS NULL AND shard = ANY($1) ORDER BY id LIMIT $2`,
      [shards, limit],
    );
    return rows.map((row) => ({
      id: row.event_id,
      topic: row.topic,
      type: row.type,
      key: row.key,
      value: row.value,
      occurredAt: row.occurred_at,
      traceparent: row.traceparent ?? undefined,
      sequence: row.sequence === null ? undefined : BigInt(row.sequence),
      position: row.id,
    }));
  }

  async markSent(records: readonly RelayRecord[]): Promise<void> {
    const ids = records.map((record) => record.position);
    await this.lease.query(
      'outbox_mark',
      'UPDATE outbox SET sent_at = now() WHERE id = ANY($1::bigint[]) AND occurred_at >= $2',
      [ids, new Date(Math.min(...records.map(({ occurredAt }) => occurredAt.getTime())))],
    );
  }

  async markFailed(records: readonly RelayRecord[], reason: string): Promise<void> {
    await this.lease.query(
      'outbox_fail',
      'UPDATE outbox SET attempts = attempts + 1, last_error = $2 WHERE id = ANY($1::bigint[]) AND sent_at IS NULL',
      [records.map((record) => record.position), reason.slice(0, 500)],
    );
  }

  async backlog() {
    const rows = await this.lease.query<{ pending: number; oldest: Date | null; attempts: number }>(
      'outbox_backlog',
      `SELECT count(*)::int AS pending, min(occurred_at) AS oldest, coalesce(max(attempts), 0) AS attempts
         FROM outbox WHERE sent_at IS NULL`,
      [],
    );
    const { pending, oldest, attempts } = rows[0]!;
    return { pending, oldestAt: oldest, attempts };
  }

  /**
   * The instant before which every committed event has been sent. A transaction that is open now may still write events
   * of the time of its begin; the second covers what another session has not reported yet.
   */
  async watermark(): Promise<Date> {
    const open = await this.lease.query<{ before: Date }>(
      'outbox_horizon',
      `SELECT least(min(xact_start), clock_timestamp()) - interval '1 second' AS before FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      [],
    );
    const unsent = await this.lease.query<{ oldest: Date | null }>(
      'outbox_oldest',
      'SELECT min(occurred_at) AS oldest FROM outbox WHERE sent_at IS NULL',
      [],
    );
    const { before } = open[0]!;
    const { oldest } = unsent[0]!;
    return oldest && oldest <= before ? new Date(oldest.getTime() - 1) : before;
  }

  /** The newest state of every key of these shards, announced again when a relay takes them over. */
  async currentState(shards: readonly number[]): Promise<RelayRecord[]> {
    const rows = await this.lease.query<StateRow>(
      'state_current',
      `SELECT topic, key, payload::text AS value, sequence, updated_at
         FROM state_record WHERE shard = ANY($1) ORDER BY topic, key`,
      [shards],
    );
    return rows.map((row) => ({
      id: `${row.topic}:${row.key}:${row.sequence}`,
      topic: row.topic,
      type: row.topic,
      key: row.key,
      value: row.value,
      occurredAt: row.updated_at,
      sequence: BigInt(row.sequence),
    }));
  }
}
