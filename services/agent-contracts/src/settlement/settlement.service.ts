import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betSettled, creditRequested } from '#libs/events';
import { Outbox, WatermarksService } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { periodAfter, periodAt, startOfDay, type SettledPeriod } from '../terms/period.rules.js';
import { calculateBills, type BillSource } from './bill.rules.js';
import { FiguresOfPeriodRepository } from './figures-of-period.repository.js';
import { PaymentRepository } from './payment.repository.js';
import { planChain, planPlatform } from './payment.rules.js';
import { RunRepository, type Run } from './run.repository.js';
import { SettlementErrors } from './settlement.errors.js';

const paymentsAtOnce = 200;
const runsAtOnce = 2_000;

/** Opens, calculates, freezes and pays runs. Every step is one transaction, so a run continues where it was stopped. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: RunRepository,
    private readonly payments: PaymentRepository,
    private readonly figures: FiguresOfPeriodRepository,
    private readonly watermarks: WatermarksService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  async settle(): Promise<void> {
    await this.openDue();
    for (const run of await this.runs.unfinished()) while (await this.step(run.id)) continue;
  }

  /** An operator lets the bills of a dividend be paid. */
  async approve(runId: string, operatorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.lock(tx, runId);
      if (!run) throw SettlementErrors.RUN_NOT_FOUND();
      if (run.status !== 'CALCULATED') throw SettlementErrors.RUN_NOT_ALLOWED();
      await this.runs.move(tx, run.id, 'FROZEN', { at: this.clock.now(), approvedBy: operatorId });
    });
  }

  /** Computes the bills of a dividend that is not approved yet again, with what has arrived since. */
  async recalculate(runId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.lock(tx, runId);
      if (!run) throw SettlementErrors.RUN_NOT_FOUND();
      if (run.status !== 'CALCULATED') throw SettlementErrors.RUN_NOT_ALLOWED();
      await this.calculate(tx, run, run.watermark ?? run.to);
    });
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
          if (!watermark || (run.type === 'DIVIDEND' && (await this.runs.hasEarlierSalaries(tx, run))))
            return false;
          await this.calculate(tx, run, watermark);
          return run.type !== 'DIVIDEND';
        }
        case 'FROZEN':
          await this.plan(tx, run);
          return true;
        case 'PAYING':
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

  private async calculate(tx: Tx, run: Run, watermark: Date): Promise<void> {
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
        endsMonth: toDay.endsWith('-01'),
      };
    });
    const bills = calculateBills(sources).map((bill, at) => ({ ...bill, teamBet: sources[at]!.bet }));
    await this.runs.replaceBills(tx, run, bills);
    const at = this.clock.now();
    await this.runs.move(tx, run.id, 'CALCULATED', { watermark, at });
    if (run.type !== 'DIVIDEND') await this.runs.move(tx, run.id, 'FROZEN', { at });
  }

  private async plan(tx: Tx, run: Run): Promise<void> {
    const bills = await this.runs.bills(tx, run.id);
    const ofAgent = new Map(bills.map((bill) => [bill.agentId, bill]));
    const chain = planChain(bills.filter(({ payer }) => payer === 'UPLINE_CHAIN'));
    const platform = planPlatform(bills.filter(({ payer }) => payer === 'PLATFORM_ALL'));
    const credits = [...chain.credits, ...platform.credits].map(({ agentId, amount }) => {
      const billId = ofAgent.get(agentId)!.id;
      const creditKey =
        run.type === 'DIVIDEND'
          ? `div:${run.periodKey}:${billId}:1`
          : `wage:${run.type}:${run.periodKey}:${agentId}`;
      return { creditKey, billId, agentId, amount };
    });
    const at = this.clock.now();
    await this.payments.plan(tx, credits);
    const debts = chain.debts.map((debt) => ({ ...debt, billId: ofAgent.get(debt.creditorId)!.id }));
    await this.payments.owe(tx, debts, at);
    await this.payments.ready(tx, run.id);
    await this.runs.move(tx, run.id, 'PAYING', { at });
  }

  private async pay(tx: Tx, run: Run): Promise<boolean> {
    const at = this.clock.now();
    const taken = await this.payments.take(tx, run.id, paymentsAtOnce, at);
    for (const { creditKey, agentId, amount, type, periodKey } of taken)
      await this.outbox.add(tx, creditRequested, {
        ...{ creditKey, memberId: agentId, book: 'REAL', amount: String(amount), at: at.toISOString() },
        ...{ kind: type === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY', reason: `Contract ${type} ${periodKey}` },
      });
    if (taken.length > 0) return true;
    if (await this.payments.isSettled(tx, run.id)) await this.runs.move(tx, run.id, 'DONE', { at });
    return false;
  }
}

const nothing = { bet: 0n, netLoss: 0n, activeMembers: 0 };
