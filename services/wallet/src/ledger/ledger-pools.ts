import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';

/**
 * Connections of their own for postings, for what is read beside them, and for balances, the hottest read of all: a read
 * never waits behind a queue of bets. Each set is opened when it is first needed.
 */
@Injectable()
export class LedgerPools implements OnApplicationShutdown {
  readonly postings: pg.Pool;
  readonly balances: pg.Pool;
  readonly hotBalances: pg.Pool;

  constructor(@Inject(CONFIG) config: WalletConfig, @Inject(LOGGER) logger: Logger) {
    const open = (name: string, max: number): pg.Pool => {
      const pool = new pg.Pool({
        connectionString: config.databaseUrl,
        max,
        application_name: `lotus-wallet-${name}`,
        statement_timeout: 5_000,
        connectionTimeoutMillis: 3_000,
        keepAlive: true,
      });
      // An idle connection that breaks (the server restarts) is replaced by the next query.
      pool.on('error', (error) => logger.warn({ err: error.message }, `a connection for ${name} was lost`));
      return pool;
    };
    this.postings = open('postings', config.postingPoolSize);
    this.balances = open('balances', config.balancePoolSize);
    this.hotBalances = open('hot-balances', config.balancePoolSize);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.postings.end(), this.balances.end(), this.hotBalances.end()]);
  }
}
