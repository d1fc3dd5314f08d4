import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { createDataSource, Transactions } from '#libs/database';
import { HouseRepository } from '../../src/house/house.repository.js';
import { HouseService } from '../../src/house/house.service.js';
import type { TestLedger } from './ledger.js';

/** What runs behind the postings, on the ledger of a test, pass by pass. */
export class Trailing {
  readonly metrics = new Registry();
  readonly transactions: Transactions;
  readonly house: HouseService;

  private constructor(
    readonly ledger: TestLedger,
    readonly source: DataSource,
  ) {
    this.transactions = new Transactions(source);
    this.house = new HouseService(new HouseRepository(source), this.transactions, this.metrics);
  }

  static async start(ledger: TestLedger): Promise<Trailing> {
    const source = createDataSource({ url: ledger.database.url, applicationName: 'trailing' });
    return new Trailing(ledger, await source.initialize());
  }

  close = () => this.source.destroy();

  /** The horizon is the whole server's, and other tests run on it: waits until all that is committed now lies behind it. */
  async settled(): Promise<void> {
    const ask = async (sql: string): Promise<bigint> =>
      BigInt((await this.ledger.pools.postings.query<{ number: string }>(sql)).rows[0]!.number);
    const last = await ask('SELECT pg_current_xact_id()::text AS number');
    while ((await ask('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS number')) <= last)
      await sleep(10);
  }

  async foldAll(): Promise<void> {
    await this.settled();
    while (await this.house.fold());
  }

  rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.source.query(sql, values);
  }
}
