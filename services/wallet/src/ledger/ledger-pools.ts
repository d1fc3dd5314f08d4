import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { laneOf } from './batch/batch.rules.js';
import { LedgerLine } from './ledger-line.js';

/** Single postings under way on one line at most: about a second's worth of them over the four lines. */
const lineCap = 1_024;

/**
 * Connections of their own for single postings (lines), for what moves money in other ways, for what is read beside them,
 * and for balances, the hottest read of all: a read never waits behind a queue of bets. Each is opened when it is first
 * needed.
 */
@Injectable()
export class LedgerPools implements OnApplicationShutdown {
  readonly postings: pg.Pool;
  readonly balances: pg.Pool;
  readonly hotBalances: pg.Pool;
  private readonly lines: LedgerLine[];

  constructor(@Inject(CONFIG) config: WalletConfig, @Inject(LOGGER) logger: Logger) {
    const client = (name: string): pg.ClientConfig => ({
      connectionString: config.databaseUrl,
      application_name: `lotus-wallet-${name}`,
      statement_timeout: 5_000,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    // A connection that breaks (the server restarts) is replaced by the next query.
    const lost = (name: string) => (error: Error) =>
      logger.warn({ err: error.message }, `a connection for ${name} was lost`);
    const open = (name: string, max: number): pg.Pool =>
      new pg.Pool({ ...client(name), max }).on('error', lost(name));
    this.postings = open('postings', config.postingPoolSize);
    this.balances = open('balances', config.balancePoolSize);
    this.hotBalances = open('hot-balances', config.balancePoolSize);
    this.lines = Array.from(
      { length: config.postingLines },
      () => new LedgerLine({ client: client('lines'), cap: lineCap, lost: lost('lines') }),
    );
  }

  /** A member always meets the same line: no single posting of this process waits there for the lock of another. */
  lineOf(memberId: string): LedgerLine {
    return this.lines[laneOf(memberId, this.lines.length)]!;
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = [this.postings, this.balances, this.hotBalances].map((pool) => pool.end());
    await Promise.all([...pools, ...this.lines.map((line) => line.close())]);
  }
}
