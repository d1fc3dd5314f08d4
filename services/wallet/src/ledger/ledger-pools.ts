import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { BoundedClient, connectionSettings } from '#libs/database';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { LedgerMetrics } from './ledger-metrics.js';
import { laneOf } from './member-lanes.js';
import { PipelinedConnection } from './pipelined-connection.js';

/** Maximum number of calls under way on one pipelined connection: over four of them, about one second of postings. */
const pipelineCap = 1_024;

/** A pool whose repeated calls are counted. */
export class LedgerPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    readonly metrics: LedgerMetrics,
  ) {
    super(config);
  }
}

/**
 * The connections of the ledger, apart by what may wait for what: a balance never waits behind bets, a batch never behind
 * holds, a live bet never behind a settlement or behind the locked account of another member.
 */
@Injectable()
export class LedgerPools implements OnApplicationShutdown {
  /** Movements other than single postings: holds, transfers, multi-postings, limits. */
  readonly postings: LedgerPool;
  /** One connection for each committer of batches: no other call can take it. */
  readonly committers: LedgerPool;
  /** Postings whose account another transaction holds: they may wait, up to the statement timeout. */
  readonly contended: LedgerPool;
  /** Batches of settlements. */
  readonly settlements: LedgerPool;
  readonly balances: LedgerPool;
  readonly hotBalances: LedgerPool;
  private readonly pipelined: PipelinedConnection[];

  constructor(
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
    readonly metrics: LedgerMetrics = new LedgerMetrics(new Registry()),
  ) {
    const client = (name: string): pg.ClientConfig => ({
      connectionString: config.databaseUrl,
      application_name: `lotus-wallet-${name}`,
      ...connectionSettings(config.ledgerStatementTimeoutMs, 3_000 * config.timeoutFactor),
    });
    // On a connection that others wait for, a lock that is not free soon is waited for elsewhere.
    const shared = (name: string): pg.ClientConfig => ({
      ...client(name),
      lock_timeout: config.ledgerLockTimeoutMs,
    });
    // The next query replaces a connection that broke.
    const onLost = (name: string) => (error: Error) =>
      logger.warn({ err: error.message }, `connection for ${name} lost`);
    const open = (name: string, max: number, settings = client(name)): LedgerPool =>
      new LedgerPool({ ...settings, max, Client: BoundedClient }, metrics).on('error', onLost(name));
    this.postings = open('postings', config.postingPoolSize);
    this.committers = open('committers', config.batchCommitters, shared('committers'));
    this.contended = open('contended', config.postingPoolSize);
    this.settlements = open('settlements', 1, shared('settlements'));
    this.balances = open('balances', config.balancePoolSize);
    this.hotBalances = open('hot-balances', config.balancePoolSize);
    this.pipelined = Array.from(
      { length: config.postingLines },
      () =>
        new PipelinedConnection({
          client: shared('pipelined'),
          cap: pipelineCap,
          onLost: onLost('pipelined'),
          metrics,
        }),
    );
    metrics.watch('ledger_pipelined_calls', 'Calls under way on the pipelined connections', () =>
      this.pipelined.reduce((sum, connection) => sum + connection.depth, 0),
    );
    metrics.watchPools(() =>
      Object.fromEntries(this.pools().map(([name, { waitingCount }]) => [name, waitingCount])),
    );
  }

  /** The postings of a member always use the same connection: within a process none waits for the row lock of another. */
  connectionOf(memberId: string): PipelinedConnection {
    return this.pipelined[laneOf(memberId, this.pipelined.length)]!;
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = this.pools().map(([, pool]) => pool.end());
    await Promise.all([...pools, ...this.pipelined.map((connection) => connection.close())]);
  }

  private pools(): [string, LedgerPool][] {
    const { postings, committers, contended, settlements, balances, hotBalances } = this;
    return Object.entries({ postings, committers, contended, settlements, balances, hotBalances });
  }
}
