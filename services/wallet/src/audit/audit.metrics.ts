import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { Book } from '../ledger/chart.rules.js';
import { faultNames } from './audit.rules.js';

export interface AuditFigures {
  open: Record<string, number>;
  stopped: number;
  lagSeconds: number;
}

/** Alarms watch `ledger_findings_open` and `ledger_imbalance`: both are 0 in a consistent ledger. */
@Injectable()
export class AuditMetrics {
  private readonly open: Gauge<'fault'>;
  private readonly stopped: Gauge;
  private readonly lag: Gauge;
  private readonly imbalance: Gauge<'book'>;
  private readonly passed: Gauge;

  constructor(metrics: Registry) {
    const registers = [metrics];
    this.open = new Gauge({
      name: 'ledger_findings_open',
      help: 'Open findings of the auditor',
      labelNames: ['fault'],
      registers,
    });
    this.stopped = new Gauge({
      name: 'ledger_accounts_stopped',
      help: 'Accounts that the auditor has stopped',
      registers,
    });
    this.lag = new Gauge({
      name: 'ledger_audit_lag_seconds',
      help: 'Age of the oldest posting that has not been audited',
      registers,
    });
    this.imbalance = new Gauge({
      name: 'ledger_imbalance',
      help: 'Debits less credits over all accounts of a book, in minor units',
      labelNames: ['book'],
      registers,
    });
    this.passed = new Gauge({
      name: 'ledger_audit_passed_timestamp_seconds',
      help: 'When the last pass of the auditor ended',
      registers,
    });
  }

  show(figures: AuditFigures, imbalance: Record<Book, bigint>, now: Date): void {
    for (const fault of faultNames) this.open.set({ fault }, figures.open[fault] ?? 0);
    this.stopped.set(figures.stopped);
    this.lag.set(figures.lagSeconds);
    // A gauge is a float; only its difference from zero matters.
    this.imbalance.set({ book: 'REAL' }, Number(imbalance.REAL));
    this.imbalance.set({ book: 'PLAY' }, Number(imbalance.PLAY));
    this.passed.set(now.getTime() / 1000);
  }
}
