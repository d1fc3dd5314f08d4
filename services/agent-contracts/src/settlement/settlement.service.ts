import { Inject, Injectable, Logger } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betSettled, creditRequested } from '#libs/events';
import { Outbox, WatermarksService } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import {
  isLastOfMonth,
  periodAfter,
  periodAt,
  startOfDay,
  type SettledPeriod,
} from '../terms/period.rules.js';
import { calculateBills, type BillSource } from './bill.rules.js';
import { overpaidTrees } from './guard.rules.js';
import { FiguresOfPeriodRepository } from './figures-of-period.repository.js';
import { PaymentRepository } from './payment.repository.js';
import { creditOf } from './payment-retry.service.js';
import { planPayments } from './payment.rules.js';
import { RunStopRepository } from './run-stop.repository.js';
import { RunRepository, type Run } from './run.repository.js';
import { SettlementErrors } from './settlement.errors.js';
import { topsOf } from './tree.rules.js';

const paymentsAtOnce = 200;
const runsAtOnce = 2_000;

/** Opens, calculates, freezes and pays runs. Every step is one transaction, so a run continues where it was stopped. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger(SettlementService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly runs: RunRepository,
    private readonly stops: RunStopRepository,
    private readonly payments: PaymentRepository,
    private readonly figures: FiguresOfPeriodRepository,
    private readonly watermarks: WatermarksService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /** A run that fails does not stop the others; the first failure is thrown at the end. */
  async settle(): Promise<void> {
    await this.openDue();
    const failures: unknown[] = [];
    for (const run of await this.runs.unfinished())
      try {
        while (await this.step(run.id)) continue;
      } catch (error) {
        this.logger.error(`settlement of ${run.type} ${run.periodKey} failed, will retry`, error);
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }

  /** An operator lets the bills of a dividend be paid. */
  async approve(runId: string, operatorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.lock(tx, runId);
      if (!run) throw SettlementErrors.RUN_NOT_FOUND();
      if (run.status !== 'CALCULATED') throw SettlementErrors.RUN_NOT_ALLOWED();
      if (await this.runs.hasUnapprovedBefore(tx, run)) throw SettlementErrors.RUN_OUT_OF_ORDER();
      await this.runs.move(tx, run.id, 'FROZEN', { at: this.clock.now(), approvedBy: operatorId });
    });
  }

  /**
   * Computes the bills of a dividend that is not approved yet again, with what has arrived since, or those of the trees that a
   * run does not pay. Later runs that pay nothing yet follow.
   */
  async recalculate(runId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.lock(tx, runId);
      if (!run) throw SettlementErrors.RUN_NOT_FOUND();
      if (run.status !== 'CALCULATED' && run.status !== 'STOPPED') throw SettlementErrors.RUN_NOT_ALLOWED();
      await this.runs.lockAfter(tx, run);
      if (run.status === 'CALCULATED') await this.calculate(tx, run, run.watermark ?? run.to);
      else await this.recalculateStopped(tx, run);
      await this.runs.reopenAfter(tx, run);
    });
  }

  private async recalculateStopped(tx: Tx, run: Run): Promise<void> {
    const roots = new Set((await this.stops.waiting(tx, run.id)).map(({ rootId }) => rootId));
    const tops = topsOf(await this.runs.bills(tx, run.id));
    const agentIds = [...tops].filter(([, rootId]) => roots.has(rootId)).map(([agentId]) => agentId);
    await this.writeBills(tx, run, agentIds);
    await this.stops.clear(tx, run.id);
    await this.runs.move(tx, run.id, 'FROZEN', { at: this.clock.now() });
  }

  private async openDue(): Promise<void> {
    const now = this.clock.now();
    const zone = this.config.brandTimeZone;
    for (const { type, period: kind, since, settledTo } of await this.runs.kinds()) {
      let period = periodAt(kind, settledTo ?? since, zone);
      for (let opened = 0; period.to <= now && opened < runsAtOnce; opened++) {
        await this.runs.open(type, period, now);
        period = periodAfter(period, zone);
      }
    }
  }

  /** One step of a run; false if there is nothing more to do now. */
  private step(runId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const run = await this.runs.lock(tx, runId);
      if (!run || run.held) return false;
      switch (run.status) {
        case 'OPEN': {
          const watermark = await this.watermarkPast(tx, run);
          if (!watermark || (await this.runs.hasUnsettledBefore(tx, run))) return false;
          if (run.type === 'DIVIDEND' && (await this.hasUnpaidSalaries(tx, run))) return false;
          await this.calculate(tx, run, watermark);
          return run.type !== 'DIVIDEND';
        }
        case 'FROZEN':
          if (await this.runs.hasUnsettledBefore(tx, run)) return false;
          await this.plan(tx, run);
          return true;
        case 'PAYING':
        case 'STOPPED':
          return this.pay(tx, run);
        default:
          return false;
      }
    });
  }

  /** The watermark, once it is past the end of the period and its grace. */
  private async watermarkPast(tx: Tx, run: Run): Promise<Date | undefined> {
    const { hourGraceSeconds, dayGraceSeconds } = this.config;
    const grace = run.period === 'T' ? hourGraceSeconds : dayGraceSeconds;
    const due = new Date(run.to.getTime() + grace * 1000);
    if (this.clock.now() < due) return undefined;
    const watermark = await this.watermarks.of(tx, betSettled);
    return watermark && watermark >= due ? watermark : undefined;
  }

  /** A dividend deducts salaries, so it waits for those of its time. */
  private async hasUnpaidSalaries(tx: Tx, run: Run): Promise<boolean> {
    return (await this.runs.hasOpenSalaries(tx, run)) || (await this.figures.hasUnsplitBets(tx, run.to));
  }

  private async calculate(tx: Tx, run: Run, watermark: Date): Promise<void> {
    await this.writeBills(tx, run, null);
    const at = this.clock.now();
    await this.runs.move(tx, run.id, 'CALCULATED', { watermark, at });
    if (run.type !== 'DIVIDEND') await this.runs.move(tx, run.id, 'FROZEN', { at });
  }

  /** Computes the bills of a run; with agents named, only theirs are replaced. */
  private async writeBills(tx: Tx, run: Run, only: readonly string[] | null): Promise<void> {
    const contracts = await this.runs.contracts(tx, run);
    const { period: kind, periodKey: key, fromDay, toDay, from, to } = run;
    const period: SettledPeriod = { kind, key, fromDay, toDay, from, to };
    const dayStart = startOfDay(fromDay, this.config.brandTimeZone);
    const agentIds = contracts.map(({ agentId }) => agentId);
    const figures = await this.figures.of(tx, { ...period, dayStart }, this.config.activeMinimum, agentIds);
    const deducts = run.type === 'DIVIDEND' && this.config.dividendDeductsSalaries === 'on';
    const salaries = deducts ? await this.figures.salaries(tx, from, to) : new Map<string, bigint>();
    const sources = contracts.map((contract): BillSource => {
      const { bet, netLoss, activeMembers } = figures.get(contract.agentId) ?? nothing;
      return {
        ...contract,
        ...{ type: run.type, bet, activeMembers, netLoss: netLoss - (salaries.get(contract.agentId) ?? 0n) },
        endsMonth: isLastOfMonth(period),
      };
    });
    const bills = calculateBills(sources).map((bill, at) => ({ ...bill, teamBet: sources[at]!.bet }));
    const isReplaced = new Set(only ?? agentIds);
    const written = bills.filter(({ agentId }) => isReplaced.has(agentId));
    await this.runs.replaceBills(tx, run, written, only);
  }

  /** Plans the payments of every tree but those that would get more than their top earned. */
  private async plan(tx: Tx, run: Run): Promise<void> {
    const at = this.clock.now();
    const all = await this.runs.bills(tx, run.id);
    const released = await this.stops.released(tx, run.id);
    const stopped = overpaidTrees(all).filter(({ rootId }) => !released.has(rootId));
    await this.stops.add(tx, run.id, stopped, at);
    const roots = new Set(stopped.map(({ rootId }) => rootId));
    const tops = topsOf(all);
    const bills = all.filter(({ agentId }) => !roots.has(tops.get(agentId)!));
    const ofAgent = new Map(bills.map((bill) => [bill.agentId, bill]));
    const plan = planPayments(bills);
    const credits = plan.credits.map(({ agentId, amount }) => {
      const billId = ofAgent.get(agentId)!.id;
      const creditKey =
        run.type === 'DIVIDEND'
          ? `div:${run.periodKey}:${billId}:1`
          : `wage:${run.type}:${run.periodKey}:${agentId}`;
      return { creditKey, billId, agentId, amount };
    });
    await this.payments.plan(tx, credits);
    const debts = plan.debts.map((debt) => ({ ...debt, billId: ofAgent.get(debt.creditorId)!.id }));
    await this.payments.owe(tx, debts, at);
    await this.payments.ready(tx, run.id, [...ofAgent.keys()]);
    await this.runs.move(tx, run.id, stopped.length > 0 ? 'STOPPED' : 'PAYING', { at });
  }

  private async pay(tx: Tx, run: Run): Promise<boolean> {
    const at = this.clock.now();
    const taken = await this.payments.take(tx, run.id, paymentsAtOnce, at);
    for (const payment of taken) await this.outbox.add(tx, creditRequested, creditOf(payment, at));
    if (taken.length > 0) return true;
    if (run.status === 'PAYING' && (await this.payments.isSettled(tx, run.id)))
      await this.runs.move(tx, run.id, 'DONE', { at });
    return false;
  }
}

const nothing = { bet: 0n, netLoss: 0n, activeMembers: 0 };
