import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import type { Book } from '../ledger/chart.rules.js';
import { AuditChecksRepository, type AuditPosition } from './audit-checks.repository.js';
import { AuditMetrics } from './audit.metrics.js';
import { distinct, soundOnes, stops, type Finding, type SeenAccount } from './audit.rules.js';
import { AuditSubaccountsRepository, subaccounts } from './audit-subaccounts.repository.js';
import { AuditSumsRepository } from './audit-sums.repository.js';
import { FindingRepository } from './finding.repository.js';

const postingsAtOnce = 2_000;
const rollupsAtOnce = 10;
const accountsSwept = 500;
const start = { sweepMember: '00000000-0000-0000-0000-000000000000', sweepBook: 'REAL' as Book };

interface Pass {
  from: AuditPosition;
  to: AuditPosition;
  ends: SeenAccount[];
  findings: Finding[];
  imbalance: Record<Book, bigint>;
  more: boolean;
}

/** Checks new postings only. Stops an account with a finding and repairs nothing. */
@Injectable()
export class AuditService {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: AuditChecksRepository,
    private readonly sums: AuditSumsRepository,
    private readonly subaccounts: AuditSubaccountsRepository,
    private readonly findings: FindingRepository,
    private readonly metrics: AuditMetrics,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One pass; true if more postings wait. False too if another replica is in its pass: its work would be thrown away. */
  async pass(): Promise<boolean> {
    const pass = await this.transactions.run(async (tx) => {
      // The snapshot comes first: nothing may be read before it.
      await this.checks.inOneSnapshot(tx);
      return (await this.checks.claim(tx)) ? this.look(tx) : undefined;
    });
    if (!pass) return false;
    const found = await this.transactions.run((tx) => this.write(tx, pass));
    for (const finding of found)
      this.logger.error({ finding: { ...finding } }, `the auditor found ${finding.fault}`);
    this.metrics.show(await this.findings.figures(), pass.imbalance, this.clock.now());
    return pass.more;
  }

  private async look(tx: Tx): Promise<Pass> {
    const from = await this.checks.position(tx);
    const range = await this.checks.range(tx, from.lastId, postingsAtOnce);
    const ends = await this.checks.ends(tx, range);
    const rollup = await this.sums.newestRollup(tx, from.rollup, rollupsAtOnce);
    const swept = await this.sums.sweep(tx, from, accountsSwept);
    const imbalance = await this.sums.imbalance(tx);
    const due = swept.last ? await this.subaccounts.withNews(tx, range) : subaccounts;
    const found = [
      await this.checks.chain(tx, range),
      await this.checks.stored(tx, ends),
      await this.checks.postings(tx, range),
      await this.checks.rollbacks(tx, range),
      rollup > from.rollup ? await this.sums.checkpoints(tx, from.rollup, rollup) : [],
      swept.findings,
      await this.subaccounts.compare(tx, due),
      await this.subaccounts.pools(tx, range),
      imbalances(imbalance),
    ];
    return {
      from,
      to: {
        lastId: range.through,
        rollup,
        ...(swept.last ? { sweepMember: swept.last.member_id, sweepBook: swept.last.book } : start),
      },
      ends,
      findings: distinct(found.flat()),
      imbalance,
      more: range.postings === postingsAtOnce,
    };
  }

  /** Writes position, checked state and findings in one transaction; returns the new findings. */
  private async write(tx: Tx, { from, to, ends, findings }: Pass): Promise<Finding[]> {
    if (!(await this.findings.advance(tx, from, to))) return [];
    await this.findings.remember(tx, soundOnes(ends, findings));
    const fresh: Finding[] = [];
    // Accounts are locked in the order of their ids, as everywhere.
    for (const finding of findings.toSorted((a, b) => ((a.memberId ?? '') < (b.memberId ?? '') ? -1 : 1))) {
      const { memberId, book } = finding;
      const before = stops(finding) ? await this.findings.stop(tx, memberId!, book, finding.fault) : null;
      if (await this.findings.keep(tx, finding, before)) fresh.push(finding);
    }
    return fresh;
  }
}

function imbalances(rest: Record<Book, bigint>): Finding[] {
  return (['REAL', 'PLAY'] as const)
    .filter((book) => rest[book] !== 0n)
    .map((book) => ({
      ...{ fault: 'IMBALANCE' as const, book, memberId: null, account: null, postingId: null },
      ...{ expected: '0', found: String(rest[book]) },
    }));
}
