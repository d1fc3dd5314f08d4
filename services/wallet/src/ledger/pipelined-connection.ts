import { Socket } from 'node:net';
import pg from 'pg';
import { isInfrastructure } from '#libs/database';
import { PlatformErrors } from '#libs/platform';
import type { LedgerMetrics } from './ledger-metrics.js';

export interface PipelinedConnectionOptions {
  client: pg.ClientConfig;
  /** Maximum number of calls under way; a call beyond it is refused with 503. */
  cap: number;
  /** Called when the connection breaks; the next call opens another. */
  onLost: (error: Error) => void;
  metrics?: LedgerMetrics;
}

/**
 * One connection with many calls under way, each a transaction of its own. PostgreSQL answers them in order; calls of one turn
 * of the event loop leave in one write, because the exchange costs the service more than the posting.
 */
export class PipelinedConnection {
  private underWay = 0;
  private socket = new Socket();
  private client: Promise<pg.Client> | undefined;
  private corked = false;

  constructor(private readonly options: PipelinedConnectionOptions) {}

  get metrics(): LedgerMetrics | undefined {
    return this.options.metrics;
  }

  /** Calls under way. */
  get depth(): number {
    return this.underWay;
  }

  async query(query: pg.QueryConfig): Promise<{ rows: unknown[] }> {
    if (this.underWay >= this.options.cap) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    this.underWay++;
    const opened = (this.client ??= this.open());
    try {
      const client = await opened;
      this.corkUntilNextTurn();
      return await client.query(query);
    } catch (error) {
      // The socket closes later; calls until then must open another connection.
      if (this.client === opened && endsConnection(error)) this.forget(error);
      throw error;
    } finally {
      this.underWay--;
    }
  }

  /** Calls under way are answered first. */
  async close(): Promise<void> {
    await (await this.client?.catch(() => undefined))?.end();
  }

  private corkUntilNextTurn(): void {
    if (this.corked) return;
    this.corked = true;
    const { socket } = this;
    socket.cork();
    setImmediate(() => {
      this.corked = false;
      socket.uncork();
    });
  }

  private forget(error: Error): void {
    this.client = undefined;
    this.options.onLost(error);
  }

  private async open(): Promise<pg.Client> {
    const socket = new Socket();
    this.socket = socket;
    const client = new pg.Client({ ...this.options.client, stream: () => socket, pipeline: true });
    client.on('error', (error) => {
      // Emitted again when the socket closes: by then the connection may be forgotten or replaced.
      if (this.socket === socket && this.client) this.forget(error);
    });
    try {
      await client.connect();
    } catch (error) {
      this.client = undefined;
      throw error;
    }
    return client;
  }
}

/** A FATAL error of the server, or an error of the client: a timed-out query, a socket that broke. */
function endsConnection(error: unknown): error is Error {
  return error instanceof pg.DatabaseError ? error.severity === 'FATAL' : isInfrastructure(error);
}
