import { Logger } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { BoundedClient, connectionSettings } from '#libs/database';

/** Class of our advisory locks; the second half of the key identifies source and shard. */
const LOCK_CLASS = 0x6c6f74;

/**
 * The right to send. One session holds an advisory lock per shard of each source, so one relay at a time serves a shard;
 * when that process or its session ends, PostgreSQL frees the locks and another replica takes over.
 */
export class RelayLease {
  private readonly logger = new Logger(RelayLease.name);
  private client: BoundedClient | undefined;
  private connecting: Promise<BoundedClient> | undefined;
  private readonly owned = new Map<string, { shards: number[]; askedAt: number }>();
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly applicationName: string,
  ) {}

  /** The shards of a source that this process may send from now; asks for those it lacks once a second. */
  async own(source: string, shardCount: number): Promise<readonly number[]> {
    const client = await this.session();
    const held = this.owned.get(source) ?? { shards: [], askedAt: 0 };
    this.owned.set(source, held);
    if (held.shards.length === shardCount || Date.now() - held.askedAt < 1_000) return held.shards;
    held.askedAt = Date.now();
    const missing = Array.from({ length: shardCount }, (_, shard) => shard).filter(
      (s) => !held.shards.includes(s),
    );
    const { rows } = await client.query<{ shard: number }>(
      `SELECT shard FROM unnest($2::int[]) AS shard
        WHERE pg_try_advisory_lock($1, hashtext($3 || ':' || shard))`,
      [LOCK_CLASS, missing, source],
    );
    if (rows.length > 0) {
      this.logger.log(`${this.applicationName} sends ${rows.length} of ${shardCount} shards of ${source}`);
      held.shards = [...held.shards, ...rows.map((row) => row.shard)].sort((a, b) => a - b);
    }
    return held.shards;
  }

  /** Runs on the session of the lease itself: were the lease lost, this would fail. */
  async query<R extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<R[]> {
    const client = await this.session();
    return (await client.query<R>({ name, text, values })).rows;
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = this.client;
    this.forget(client);
    await client?.end().catch(() => undefined);
  }

  private async session(): Promise<BoundedClient> {
    if (this.closed) throw new Error('The relay has stopped');
    if (this.client) return this.client;
    this.connecting ??= this.connect().finally(() => (this.connecting = undefined));
    return this.connecting;
  }

  private async connect(): Promise<BoundedClient> {
    const client = new BoundedClient({
      connectionString: this.url,
      application_name: this.applicationName,
      ...connectionSettings(15_000),
    });
    client.on('error', () => this.forget(client));
    client.on('end', () => this.forget(client));
    await client.connect();
    if (this.closed) {
      await client.end();
      throw new Error('The relay has stopped');
    }
    this.client = client;
    return client;
  }

  /** The locks end with the session. */
  private forget(client: BoundedClient | undefined): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.owned.clear();
  }
}
