import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { freePort, newPassword, PostgresCluster } from '#libs/local';
import { walletSchema } from '../../../src/database/schema.js';

/** A PostgreSQL server of a test's own, with a ledger in it, that may be stopped as a power cut stops it. */
export class OwnServer {
  private constructor(
    private readonly cluster: PostgresCluster,
    readonly database: TestDatabase,
    private readonly folder: string,
  ) {}

  static async start(): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'lotus-crash-'));
    const cluster = new PostgresCluster({
      folder,
      label: `lotus-crash-${process.pid}`,
      password: newPassword(),
      // The same after every start: who is connected comes back by himself.
      port: await freePort(),
      // What is not flushed by a commit itself stays unflushed for long, and is seen to be missing.
      settings: { shared_buffers: '32MB', wal_writer_delay: '10s', wal_writer_flush_after: '0' },
    });
    await cluster.start();
    const database = await startTestDatabase({ ...walletSchema, server: cluster });
    return new OwnServer(cluster, database, folder);
  }

  /** Immediate stop: every process of the server ends where it is, nothing is written any more. */
  async stopAtOnce(): Promise<void> {
    process.kill(this.cluster.pid!, 'SIGQUIT');
    await this.cluster.stop();
  }

  recover = (): Promise<void> => this.cluster.start();

  async close(): Promise<void> {
    await this.cluster.stop();
    this.cluster.erase();
    await rm(dirname(this.cluster.dataFolder), { recursive: true, force: true });
    await rm(this.folder, { recursive: true, force: true });
  }
}
