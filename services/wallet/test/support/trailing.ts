import { Registry } from 'prom-client';
import { Pool, Transactions } from '#libs/database';
import { eventually } from '#libs/testing';
import { AuditChecksRepository } from '../../src/audit/audit-checks.repository.js';
import { AuditMetrics } from '../../src/audit/audit.metrics.js';
import { AuditService } from '../../src/audit/audit.service.js';
import { AuditSubaccountsRepository } from '../../src/audit/audit-subaccounts.repository.js';
import { AuditSumsRepository } from '../../src/audit/audit-sums.repository.js';
import { FindingRepository, type KeptFinding } from '../../src/audit/finding.repository.js';
import { RollupRepository } from '../../src/rollup/rollup.repository.js';
import { RollupService } from '../../src/rollup/rollup.service.js';
import { HashChainRepository } from '../../src/hash-chain/hash-chain.repository.js';
import { HashChainService } from '../../src/hash-chain/hash-chain.service.js';
import type { TestLedger } from './ledger.js';

/** What runs behind the postings, on the ledger of a test, pass by pass. */
export class Trailing {
  readonly metrics = new Registry();
  readonly transactions: Transactions;
  readonly house: RollupService;
  readonly audit: AuditService;
  readonly seals: HashChainService;
  readonly findings: FindingRepository;
  /** What the auditor wrote into the log. */
  readonly alarms: string[] = [];

  private constructor(
    readonly ledger: TestLedger,
    readonly pool: Pool,
  ) {
    this.transactions = new Transactions(pool);
    this.house = new RollupService(new RollupRepository(pool), this.transactions, this.metrics, pool);
    this.seals = new HashChainService(new HashChainRepository(pool), this.transactions, this.metrics, pool);
    this.findings = new FindingRepository(pool);
    this.audit = new AuditService(
      this.transactions,
      new AuditChecksRepository(),
      new AuditSumsRepository(),
      new AuditSubaccountsRepository(),
      this.findings,
      new AuditMetrics(this.metrics),
      { now: () => new Date() },
      { error: (_: unknown, line: string) => void this.alarms.push(line) } as never,
    );
  }

  static async start(ledger: TestLedger): Promise<Trailing> {
    const pool = await Pool.open({ url: ledger.database.url, applicationName: 'trailing' });
    return new Trailing(ledger, pool);
  }

  close = () => this.pool.close();

  /** The horizon is the whole server's, and other tests run on it: waits until all that is committed now lies behind it. */
  async settled(): Promise<void> {
    const ask = async (sql: string): Promise<bigint> =>
      BigInt((await this.ledger.pools.postings.query<{ number: string }>(sql)).rows[0]!.number);
    const last = await ask('SELECT pg_current_xact_id()::text AS number');
    await eventually(
      () => ask('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS number'),
      (oldest) => oldest > last,
    );
  }

  async foldAll(): Promise<void> {
    await this.settled();
    while (await this.house.rollUp());
  }

  async auditAll(): Promise<void> {
    await this.settled();
    while (await this.audit.pass());
  }

  async sealAll(): Promise<void> {
    await this.settled();
    while (await this.seals.append());
  }

  async openFindings(): Promise<KeptFinding[]> {
    return (await this.findings.list(true, 100, 0)).list;
  }

  async metric(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
    const metric = (await this.metrics.getMetricsAsJSON()).find((one) => one.name === name);
    const values = metric?.values as { value: number; labels: Record<string, unknown> }[] | undefined;
    return values?.find((one) => Object.entries(labels).every(([key, value]) => one.labels[key] === value))
      ?.value;
  }

  rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.pool.query(sql, values);
  }
}
