import { Socket } from 'node:net';
import pg from 'pg';
import { coalesceWrites, TurnByTurn } from './coalesce-writes.js';
import type { PreparedStatement } from './prepared.js';

export interface PipelinedReadsSettings {
  url: string;
  connections: number;
  applicationName: string;
  statementTimeoutMs: number;
  /** Reads under way on all connections; more are refused at once instead of waiting without end. */
  mostPending?: number;
  /** Told when a connection breaks; the next read opens another. */
  onLost?: (error: Error) => void;
}

/** Refused because too many reads are waiting; the code is PostgreSQL's own class for "insufficient resources". */
export class TooManyReads extends Error {
  readonly code = '53300';
}

interface Line {
  client: Promise<pg.Client> | undefined;
}

/**
 * Hot single-statement reads on a few connections of their own. Many are under way on one connection, in order, and travel
 * together, so that a read costs a share of a system call on either side. Each is a transaction of its own.
 */
export class PipelinedReads {
  private readonly lines: Line[];
  private readonly turns: TurnByTurn<Line>;
  private pending = 0;
  private closed = false;

  constructor(private readonly settings: PipelinedReadsSettings) {
    this.lines = Array.from({ length: settings.connections }, () => ({ client: undefined }));
    this.turns = new TurnByTurn(this.lines);
  }

  async query<R extends pg.QueryResultRow>(statement: PreparedStatement, values: unknown[]): Promise<R[]> {
    if (this.closed) throw new Error('Connection terminated: these reads have been closed');
    if (this.pending >= (this.settings.mostPending ?? 2_000)) throw new TooManyReads('too many reads wait');
    const line = this.turns.pick();
    this.pending += 1;
    try {
      const client = await (line.client ??= this.open(line));
      return (await client.query<R>({ ...statement, values })).rows;
    } finally {
      this.pending -= 1;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.lines.map(async ({ client }) => (await client?.catch(() => undefined))?.end()));
  }

  private async open(line: Line): Promise<pg.Client> {
    const { url, applicationName, statementTimeoutMs, onLost } = this.settings;
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      statement_timeout: statementTimeoutMs,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      pipeline: true,
      stream: () => coalesceWrites(new Socket()),
    } as pg.ClientConfig);
    const lost = (error?: Error) => {
      if (line.client === undefined) return;
      line.client = undefined;
      if (error && !this.closed) onLost?.(error);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    try {
      await client.connect();
      return client;
    } catch (error) {
      line.client = undefined;
      throw error;
    }
  }
}
