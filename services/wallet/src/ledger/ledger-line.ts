import { Socket } from 'node:net';
import pg from 'pg';
import { PlatformErrors } from '#libs/platform';

export interface LineOptions {
  client: pg.ClientConfig;
  /** Calls under way at most; whoever comes after them is told to come again. */
  cap: number;
  /** Told of a connection that broke; the next call opens another. */
  lost: (error: Error) => void;
}

/**
 * One connection with many calls under way. PostgreSQL answers them in their order, each a transaction of its own with its
 * own commit and its own error. What comes in one turn of the event loop leaves in one write, and is answered in few reads:
 * the exchange costs a service more than the posting.
 */
export class LedgerLine {
  private underWay = 0;
  private socket = new Socket();
  private client: Promise<pg.Client> | undefined;
  private corked = false;

  constructor(private readonly options: LineOptions) {}

  async query(query: pg.QueryConfig): Promise<{ rows: unknown[] }> {
    if (this.underWay >= this.options.cap) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    this.underWay++;
    const opened = (this.client ??= this.open());
    try {
      const client = await opened;
      this.gather();
      return await client.query(query);
    } catch (error) {
      // The server's last word on a connection, whose end is heard of later; who comes until then finds another.
      if (error instanceof pg.DatabaseError && error.severity === 'FATAL' && this.client === opened)
        this.forget(error);
      throw error;
    } finally {
      this.underWay--;
    }
  }

  /** What is under way is answered first. */
  async close(): Promise<void> {
    await (await this.client?.catch(() => undefined))?.end();
  }

  private gather(): void {
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
    this.options.lost(error);
  }

  private async open(): Promise<pg.Client> {
    const socket = new Socket();
    this.socket = socket;
    const client = new pg.Client({ ...this.options.client, stream: () => socket, pipeline: true });
    client.on('error', (error) => {
      // Told of again when the socket has closed; by then it may be forgotten, or another may stand in its place.
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
