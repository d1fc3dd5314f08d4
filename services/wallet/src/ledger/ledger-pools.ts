import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { laneOf } from './member-lanes.js';
import { PipelinedConnection } from './pipelined-connection.js';

/** Maximum number of calls under way on one pipelined connection: over four of them, about one second of postings. */
const pipelineCap = 1_024;

/**
 * Pipelined connections for single postings, and pools for other movements, for reads beside them and for balances, so that a
 * balance never waits behind bets. A connection opens when it is first needed.
 */
@Injectable()
export class LedgerPools implements OnApplicationShutdown {
  readonly postings: pg.Pool;
  readonly balances: pg.Pool;
  readonly hotBalances: pg.Pool;
  private readonly pipelined: PipelinedConnection[];

  constructor(@Inject(CONFIG) config: WalletConfig, @Inject(LOGGER) logger: Logger) {
    const client = (name: string): pg.ClientConfig => ({
      connectionString: config.databaseUrl,
      application_name: `lotus-wallet-${name}`,
      statement_timeout: 5_000,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    // The next query replaces a connection that broke.
    const onLost = (name: string) => (error: Error) =>
      logger.warn({ err: error.message }, `connection for ${name} lost`);
    const open = (name: string, max: number): pg.Pool =>
      new pg.Pool({ ...client(name), max }).on('error', onLost(name));
    this.postings = open('postings', config.postingPoolSize);
    this.balances = open('balances', config.balancePoolSize);
    this.hotBalances = open('hot-balances', config.balancePoolSize);
    this.pipelined = Array.from(
      { length: config.postingLines },
      () =>
        new PipelinedConnection({
          client: client('pipelined'),
          cap: pipelineCap,
          onLost: onLost('pipelined'),
        }),
    );
  }

  /** The postings of a member always use the same connection: within a process none waits for the row lock of another. */
  connectionOf(memberId: string): PipelinedConnection {
    return this.pipelined[laneOf(memberId, this.pipelined.length)]!;
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = [this.postings, this.balances, this.hotBalances].map((pool) => pool.end());
    await Promise.all([...pools, ...this.pipelined.map((connection) => connection.close())]);
  }
}
