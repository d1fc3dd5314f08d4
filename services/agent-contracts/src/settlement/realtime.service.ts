import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { creditRequested } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { periodAt, startOfDay } from '../terms/period.rules.js';
import { reachedTier } from '../terms/tier.rules.js';
import { FiguresOfPeriodRepository } from './figures-of-period.repository.js';
import {
  RealtimeRepository,
  type NotedBet,
  type RealtimeBet,
  type RealtimeLine,
  type RealtimeLink,
} from './realtime.repository.js';
import { adjustedShares, realtimeShares } from './realtime.rules.js';

const betsAtOnce = 500;
const dayMs = 86_400_000;

/** Splits each settled bet over the line above it, and credits every agent what has gathered since the last credit. */
@Injectable()
export class RealtimeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: RealtimeRepository,
    private readonly figures: FiguresOfPeriodRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  note(tx: Tx, bets: readonly NotedBet[]): Promise<void> {
    return this.realtime.note(tx, bets);
  }

  async run(): Promise<void> {
    while ((await this.split()) === betsAtOnce) continue;
    const before = new Date(this.clock.now().getTime() - this.config.realtimeSeconds * 1000);
    for (const agentId of await this.realtime.due(before)) await this.credit(agentId);
  }

  private split(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const taken = await this.realtime.take(tx, betsAtOnce);
      const bets = taken.filter(({ refersTo }) => refersTo === null);
      const adjustments = taken.filter(({ refersTo }) => refersTo !== null);
      if (bets.length > 0) await this.splitBets(tx, bets);
      if (adjustments.length > 0) await this.realtime.lockAdjustments(tx);
      for (const adjustment of adjustments) await this.adjust(tx, adjustment, adjustment.refersTo!);
      return taken.length;
    });
  }

  private async splitBets(tx: Tx, bets: readonly RealtimeBet[]): Promise<void> {
    const chains = await this.realtime.chains(tx, bets, this.config.brandTimeZone);
    const known = new Map<string, number>();
    const lines: RealtimeLine[] = [];
    for (const { day, ...bet } of bets) {
      const rates = [];
      for (const link of chains.get(bet.sourceKey) ?? []) {
        const name = `${link.contractId} ${day}`;
        const ratePpm = known.get(name) ?? (await this.rateOf(tx, link, day));
        known.set(name, ratePpm);
        rates.push({ agentId: link.agentId, ratePpm });
      }
      for (const share of realtimeShares(bet.validBet, rates))
        if (share.amount !== 0n) lines.push({ ...bet, ...share });
    }
    await this.realtime.addLines(tx, lines);
  }

  /** A bet without lines brought nothing, so its adjustment changes nothing. */
  private async adjust(tx: Tx, adjustment: RealtimeBet, betKey: string): Promise<void> {
    const { validBet, shares } = await this.realtime.sharesOf(tx, betKey);
    if (shares.length === 0) return;
    const changes = adjustedShares(validBet + adjustment.validBet, shares);
    await this.realtime.addLines(
      tx,
      changes.map((change) => ({ ...adjustment, ...change })),
    );
  }

  /** Chosen by the day before; on the day that the contract begins, the first tier. */
  private async rateOf(tx: Tx, link: RealtimeLink, day: string): Promise<number> {
    const known = await this.realtime.rate(tx, link.contractId, day);
    if (known !== undefined) return known;
    const { contractId, agentId, tiers, signedDay } = link;
    if (signedDay === day)
      return this.realtime.fixRate(tx, contractId, day, { tierNumber: 1, ratePpm: tiers[0]!.ratePpm });
    const zone = this.config.brandTimeZone;
    const before = periodAt('D', new Date(startOfDay(day, zone).getTime() - dayMs / 2), zone);
    const figures = await this.figures.of(tx, before, this.config.activeMinimum, [agentId]);
    const reached = reachedTier(tiers, figures.get(agentId) ?? { bet: 0n, netLoss: 0n, activeMembers: 0 });
    const rate = { tierNumber: reached?.number ?? 0, ratePpm: reached?.tier.ratePpm ?? 0 };
    return this.realtime.fixRate(tx, contractId, day, rate);
  }

  private credit(agentId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const at = this.clock.now();
      const batch = await this.realtime.batch(tx, agentId, at);
      if (!batch) return;
      await this.outbox.add(tx, creditRequested, {
        ...{ creditKey: `rt:${agentId}:${batch.id}`, memberId: agentId, book: 'REAL', kind: 'SALARY' },
        ...{ amount: String(batch.amount), reason: 'Real-time salary', at: at.toISOString() },
      });
    });
  }
}
