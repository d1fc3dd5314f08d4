import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { businessDay, CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { ContractRepository, type Contract } from '../contract/contract.repository.js';
import { FiguresRepository, type MoneySource, type PlaySource } from '../facts/figures.repository.js';
import { NetworkRepository } from '../network/network.repository.js';
import { RealtimeService } from '../settlement/realtime.service.js';
import { RunRepository } from '../settlement/run.repository.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { periodAt, startOfDay } from '../terms/period.rules.js';
import type { ContractType, PeriodKind, Tier } from '../terms/tier.rules.js';
import {
  chance,
  demoBets,
  demoHistory,
  demoPeople,
  type DemoBet,
  type DemoPerson,
} from './demo-network.rules.js';

const dayMs = 86_400_000;
const daysShown = 31;
const atOnce = 1_000;
const million = 1_000_000_00n;

interface DemoTerms {
  type: ContractType;
  period: PeriodKind;
  /** By level, from the agent at the top down: the rate, and how many days the contract has been in force. */
  levels: readonly (readonly [ratePpm: number, days: number])[];
}

const daily = [8_000, 6_000, 4_000] as const;
const terms: readonly DemoTerms[] = [
  {
    ...{ type: 'DAILY', period: 'D' },
    levels: [
      [daily[0], daysShown],
      [daily[1], daysShown],
      [daily[2], 12],
    ],
  },
  {
    ...{ type: 'DIVIDEND', period: 'H' },
    levels: [
      [300_000, 46],
      [200_000, 46],
      [100_000, 16],
    ],
  },
  {
    ...{ type: 'HOURLY', period: 'T' },
    levels: [
      [1_500, 1],
      [1_000, 1],
    ],
  },
  {
    ...{ type: 'REALTIME', period: 'N' },
    levels: [
      [3_000, 1],
      [2_000, 1],
      [1_000, 1],
    ],
  },
];

/** A network with a month of play below the demonstration agent. Settlement then does the rest, as it does for everyone. */
@Injectable()
export class DemoNetworkService {
  constructor(
    private readonly transactions: Transactions,
    private readonly network: NetworkRepository,
    private readonly contracts: ContractRepository,
    private readonly figures: FiguresRepository,
    private readonly realtime: RealtimeService,
    private readonly runs: RunRepository,
    private readonly settlement: SettlementService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /**
   * Undefined while the agent has no place yet, or `awaits` accounts for the agents directly below; otherwise the people. The
   * contracts come last, so a part can be repeated.
   */
  async open(account: string, awaits = false): Promise<DemoPerson[] | undefined> {
    const agentId = await this.transactions.run((tx) => this.network.lockByAccount(tx, account));
    if (agentId === undefined) return undefined;
    const below = await this.transactions.run((tx) => this.network.accountsBelow(tx, agentId));
    const people = demoPeople(account).map((person) =>
      person.level === 1 ? { ...person, id: below.get(person.account) ?? person.id } : person,
    );
    if (await this.transactions.run((tx) => this.contracts.inForceOf(tx, 'REALTIME', agentId))) return people;
    if (awaits && people.some((person) => person.level === 1 && !below.has(person.account))) return undefined;

    await this.transactions.run((tx) => this.place(tx, agentId, people));
    const { bets, money } = this.history(people);
    for (let from = 0; from < bets.length; from += atOnce)
      await this.transactions.run((tx) => this.figures.addPlay(tx, bets.slice(from, from + atOnce)));
    for (let from = 0; from < money.length; from += atOnce)
      await this.transactions.run((tx) => this.figures.addMoney(tx, money.slice(from, from + atOnce)));
    const since = this.clock.now().getTime() - dayMs;
    await this.transactions.run(async (tx) => {
      await this.network.lockByAccount(tx, account);
      if (await this.contracts.inForceOf(tx, 'REALTIME', agentId)) return;
      await this.sign(tx, agentId, people);
      await this.note(
        tx,
        bets.filter(({ settledAt }) => settledAt.getTime() > since),
      );
    });

    return people;
  }

  /** What the people bet since an instant. */
  async play(people: readonly DemoPerson[], since: Date): Promise<void> {
    const now = this.clock.now();
    const zone = this.config.brandTimeZone;
    const days = new Map(
      [since, now].map((at) => businessDay(at, zone)).map((day) => [day, startOfDay(day, zone).getTime()]),
    );
    const bets = [...days]
      .flatMap(([day, begin]) =>
        people.flatMap((person) => this.sourcesOf(person, day, begin, demoBets(person, day))),
      )
      .filter(({ settledAt }) => settledAt > since && settledAt <= now);
    if (bets.length === 0) return;
    await this.transactions.run(async (tx) => {
      await this.figures.addPlay(tx, bets);
      await this.note(tx, bets);
    });
  }

  /** Dividends are paid but for the latest, which waits in the console as it would anywhere. */
  async approveEarlier(): Promise<void> {
    const waiting = (await this.runs.unfinished()).filter(
      ({ type, status }) => type === 'DIVIDEND' && status === 'CALCULATED',
    );
    for (const run of waiting.slice(0, -1)) await this.settlement.approve(run.id, 'demo');
  }

  private note(tx: Tx, bets: readonly PlaySource[]): Promise<void> {
    return this.realtime.note(
      tx,
      bets.map(({ sourceKey, settledAt }) => ({ sourceKey, settledAt: settledAt.toISOString() })),
    );
  }

  private async place(tx: Tx, rootId: string, people: readonly DemoPerson[]): Promise<void> {
    const now = this.clock.now().getTime();
    const nodes = people.map(({ id, account, accountType, above }, at) => {
      const parentId = above === undefined ? rootId : people[above]!.id;
      const days = accountType === 1 ? daysShown + 20 : chance(`${id} joined`) * daysShown;
      const placed = new Date(now - Math.floor(days * dayMs) - at * 1000);
      return { memberId: id, account, accountType, parentId, at: placed };
    });
    await this.network.placeTeam(tx, rootId, nodes, new Date(now - 60 * dayMs));
  }

  private async sign(tx: Tx, rootId: string, people: readonly DemoPerson[]): Promise<void> {
    const now = this.clock.now().getTime();
    const agents = people.filter(({ accountType }) => accountType === 1);
    for (const { type, period, levels } of terms) {
      const kind = period === 'N' ? 'D' : period;
      const one = (partyId: string, counterpartyId: string | null, level: number) => {
        const [ratePpm, days] = levels[level]!;
        const { from } = periodAt(kind, new Date(now - days * dayMs), this.config.brandTimeZone);
        const tiers = this.tiersOf(type, ratePpm);
        return this.signOne(tx, { type, period, partyId, counterpartyId, tiers }, from);
      };
      await one(rootId, null, 0);
      for (const { id, above, level } of agents)
        if (level < levels.length) await one(id, above === undefined ? rootId : people[above]!.id, level);
    }
  }

  private tiersOf(type: ContractType, ratePpm: number): Tier[] {
    const lower = { ratePpm: Math.floor(ratePpm / 2), activeMembers: 1, bet: 0n, loss: 0n };
    return type === 'DAILY'
      ? [lower, { ratePpm, activeMembers: 3, bet: 5n * million, loss: 0n }]
      : [{ ratePpm, activeMembers: 0, bet: 0n, loss: 0n }];
  }

  private async signOne(
    tx: Tx,
    given: Pick<Contract, 'type' | 'period' | 'partyId' | 'counterpartyId' | 'tiers'>,
    from: Date,
  ): Promise<void> {
    const at = new Date(from.getTime() - dayMs / 4);
    const isDividend = given.type === 'DIVIDEND';
    const contract: Contract = {
      ...{ ...given, id: newId(), status: 'PENDING_SIGN', version: 1, previousId: null },
      payer: isDividend ? this.config.dividendPayer : this.config.salaryPayer,
      ...{ carryRule: this.config.dividendCarry, initiatorId: given.counterpartyId },
      ...{ effectiveFrom: null, effectiveTo: null, signedAt: null, endReason: null },
      ...{ expiresAt: new Date(at.getTime() + this.config.offerDays * dayMs), createdAt: at },
    };
    await this.contracts.insert(tx, contract);
    const upline =
      given.counterpartyId === null
        ? ({ kind: 'OPERATOR', id: 'demo' } as const)
        : ({ kind: 'MEMBER', id: given.counterpartyId } as const);
    await this.contracts.record(tx, contract.id, {
      ...{ action: 'REQUEST_NEW', actor: upline, from: null, to: 'PENDING_SIGN', at },
    });
    const actor = { kind: 'MEMBER' as const, id: given.partyId };
    const signed = {
      action: 'SIGN' as const,
      actor,
      from: 'PENDING_SIGN' as const,
      to: 'ACTIVE' as const,
      at,
    };
    await this.contracts.move(tx, contract.id, signed, { effectiveFrom: from, signedAt: at });
  }

  private sourcesOf(person: DemoPerson, day: string, begin: number, bets: readonly DemoBet[]): PlaySource[] {
    return bets.map(({ number, bet, payout, category, vassalage, atMs }) => ({
      ...{ sourceKey: `demo:bet:${person.id}:${day}:${number}`, memberId: person.id, day },
      ...{ settledAt: new Date(begin + atMs), vassalage, category, bet, validBet: bet, payout, bets: 1 },
    }));
  }

  private history(people: readonly DemoPerson[]): { bets: PlaySource[]; money: MoneySource[] } {
    const now = this.clock.now();
    const zone = this.config.brandTimeZone;
    // The zone is asked once a day and not once a person: it takes longer than all the rest.
    const days = Array.from({ length: daysShown + 1 }, (_, at) => {
      const day = businessDay(new Date(now.getTime() - (daysShown - at) * dayMs), zone);
      return { day, begin: startOfDay(day, zone).getTime(), daysAgo: daysShown - at };
    });
    const bets: PlaySource[] = [];
    const money: MoneySource[] = [];
    for (const [at, person] of people.entries()) {
      let isFirst = true;
      for (const { day, begin, daysAgo } of days) {
        const history = this.sourcesOf(person, day, begin, demoHistory(person, at, day, daysAgo));
        const played = history.filter(({ settledAt }) => settledAt <= now);
        bets.push(...played);
        if (played.length === 0) continue;
        const paid = { memberId: person.id, day, settledAt: played[0]!.settledAt };
        const amount = BigInt(1 + Math.floor(chance(`${person.id} ${day} amount`) * 6)) * million;
        if (isFirst || chance(`${person.id} ${day} deposit`) < 0.3)
          money.push({
            ...{ ...paid, sourceKey: `demo:deposit:${person.id}:${day}`, kind: 'DEPOSIT' },
            ...{ amount, first: isFirst },
          });
        isFirst = false;
        if (chance(`${person.id} ${day} withdrawal`) < 0.08)
          money.push({
            ...{ ...paid, sourceKey: `demo:withdrawal:${person.id}:${day}`, kind: 'WITHDRAWAL' },
            ...{ amount: amount / 2n, first: false },
          });
      }
    }
    return { bets, money };
  }
}
