import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { PipelinedReads } from '#libs/database';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';

const statementTimeoutMs = 5_000;

/**
 * Connections of their own for postings, for what is read beside them, and for balances, the hottest read of all: a read
 * never waits behind a queue of bets. Each set is opened when it is first needed.
 */
@Injectable()
export class LedgerPools implements OnApplicationShutdown {
  readonly postings: pg.Pool;
  readonly balances: pg.Pool;
  readonly hotBalances: PipelinedReads;

  constructor(@Inject(CONFIG) config: WalletConfig, @Inject(LOGGER) logger: Logger) {
    const open = (name: string, max: number): pg.Pool => {
      const pool = new pg.Pool({
        connectionString: config.databaseUrl,
        max,
        application_name: `lotus-wallet-${name}`,
        statement_timeout: statementTimeoutMs,
        connectionTimeoutMillis: 3_000,
        keepAlive: true,
      });
      // An idle connection that breaks (the server restarts) is replaced by the next query.
      pool.on('error', (error) => logger.warn({ err: error.message }, `a connection for ${name} was lost`));
      return pool;
    };
    this.postings = open('postings', config.postingPoolSize);
    this.balances = open('balances', config.balancePoolSize);
    this.hotBalances = new PipelinedReads({
      url: config.databaseUrl!,
      connections: config.balancePoolSize,
      applicationName: 'lotus-wallet-hot-balances',
      statementTimeoutMs,
      onLost: (error) => logger.warn({ err: error.message }, 'a connection for hot balances was lost'),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.postings.end(), this.balances.end(), this.hotBalances.close()]);
  }
}
