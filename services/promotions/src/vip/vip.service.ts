import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { vipRanked } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { PaymentService } from '../payment/payment.service.js';
import { addDays, monthOf, weekOf } from '../calendar/calendar.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { VipErrors } from './vip.errors.js';
import { VipRepository, type Gift, type GiftKind, type VipChange } from './vip.repository.js';
import {
  defaultRanks,
  evaluate,
  freeGiftsOf,
  newMember,
  type VipRank,
  type VipState,
  type VipTotals,
} from './vip.rules.js';
import type { LocalizedText } from '../text/localized-text.js';

/** Milliseconds before a level changes the cashback rate, so that no bet is counted before its rate is known. */
const leadMs = 60_000;
const recentDays = 7;
const batch = 200;

const giftTitles: Record<GiftKind, LocalizedText> = {
  UPGRADE: { vi: 'Quà thăng cấp VIP', en: 'VIP level-up gift' },
  WEEKLY: { vi: 'Quà VIP hằng tuần', en: 'Weekly VIP gift' },
  MONTHLY: { vi: 'Quà VIP hằng tháng', en: 'Monthly VIP gift' },
};
const keyOf: Record<GiftKind, (memberId: string, slot: string) => string> = {
  UPGRADE: (memberId, slot) => `vip:${memberId}:${slot}`,
  WEEKLY: (memberId, slot) => `vipw:${memberId}:${slot}`,
  MONTHLY: (memberId, slot) => `vipm:${memberId}:${slot}`,
};

export interface VipView {
  state: VipState;
  totals: VipTotals;
  ranks: VipRank[];
  /** Gifts that can be claimed now. */
  claimable: Gift[];
  given: Gift[];
}

@Injectable()
export class VipService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly vips: VipRepository,
    private readonly activities: ActivityRepository,
    private readonly payments: PaymentService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
    private readonly pool: Pool,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.vips.addMissing(defaultRanks, this.clock.now());
    this.payments.whenRefused('VIP', (tx, { memberId, sourceId }) => {
      const [kind, slot] = sourceId.split('/') as [string, string];
      return this.vips.removeGift(tx, memberId, kind, slot);
    });
  }

  /** Evaluates every member once for the business day; what was evaluated before is left as it is. */
  async evaluateDay(): Promise<number> {
    const today = this.today();
    const ranks = await this.vips.ranks();
    let evaluated = 0;
    for (;;) {
      const members = await this.vips.due(today, addDays(today, -recentDays), batch);
      for (const memberId of members)
        await this.transactions.run((tx) => this.evaluateMember(tx, memberId, ranks, today));
      evaluated += members.length;
      if (members.length < batch) return evaluated;
    }
  }

  async view(memberId: string): Promise<VipView> {
    const today = this.today();
    const state = (await this.vips.state(this.pool, memberId)) ?? newMember(today);
    const [totals, ranks, given] = await Promise.all([
      this.vips.totals(this.pool, memberId, state.keepFrom),
      this.vips.ranks(),
      this.vips.gifts(memberId),
    ]);
    const claimable: Gift[] = [];
    for (const kind of ['WEEKLY', 'MONTHLY'] as const) {
      const gift = this.periodGift(kind, state, ranks, today);
      const taken = gift && given.some((held) => held.kind === kind && held.slot === gift.slot);
      if (gift && !taken && (await this.hasBetEnough(this.pool, memberId, gift, ranks))) claimable.push(gift);
    }
    return { state, totals, ranks, claimable, given };
  }

  /** A weekly or monthly gift needs the valid bet of its level in its period, and is given once for it. */
  async claimGift(memberId: string, kind: 'WEEKLY' | 'MONTHLY'): Promise<Gift> {
    const ranks = await this.vips.ranks();
    return this.transactions.run(async (tx) => {
      const today = this.today();
      const state = await this.vips.state(tx, memberId);
      const gift = state && this.periodGift(kind, state, ranks, today);
      if (!gift || !(await this.hasBetEnough(tx, memberId, gift, ranks)))
        throw VipErrors.VIP_GIFT_NOT_AVAILABLE();
      if (!(await this.give(tx, memberId, gift))) throw VipErrors.VIP_GIFT_NOT_AVAILABLE();
      return gift;
    });
  }

  /** An operator sets a level, and may lock it. Gifts are given by evaluation only. */
  async setLevel(
    memberId: string,
    { level, locked, reason }: { level: number; locked: boolean; reason: string },
    operatorId: string,
  ): Promise<VipState> {
    const rank = (await this.vips.ranks()).find((found) => found.level === level);
    if (!rank) throw VipErrors.VIP_RANK_NOT_FOUND();
    return this.transactions.run(async (tx) => {
      const today = this.today();
      if (!(await this.activities.member(tx, memberId))) throw VipErrors.MEMBER_NOT_FOUND();
      await this.vips.addMember(tx, memberId, newMember(today));
      const before = (await this.vips.state(tx, memberId, true))!;
      const window = level === before.level ? {} : { keepFrom: today, keepTo: addDays(today, 90) };
      const state = { ...before, level, locked, highest: Math.max(before.highest, level), ...window };
      await this.vips.write(tx, memberId, state);
      const by = { changedBy: operatorId, reason };
      await this.changed(tx, memberId, before.level, rank, 'OPERATOR', by);
      return state;
    });
  }

  async updateRank(rank: VipRank, version: number, operatorId: string): Promise<void> {
    const free = freeGiftsOf(rank);
    if (free.length > 0) throw VipErrors.VIP_GIFT_NEEDS_BET({ wrong: free });
    if (!(await this.vips.updateRank(rank, version, operatorId, this.clock.now())))
      throw VipErrors.VIP_RANK_CHANGED();
  }

  private async evaluateMember(
    tx: Tx,
    memberId: string,
    ranks: readonly VipRank[],
    today: string,
  ): Promise<void> {
    await this.vips.addMember(tx, memberId, newMember(today));
    const before = (await this.vips.state(tx, memberId, true))!;
    const totals = await this.vips.totals(tx, memberId, before.keepFrom);
    const { state, cause } = evaluate(before, totals, ranks, today);
    await this.vips.write(tx, memberId, state);
    if (!cause) return;
    const rank = ranks.find(({ level }) => level === state.level)!;
    await this.changed(tx, memberId, before.level, rank, cause);
    if (cause === 'REACHED' && rank.upgradeGift > 0n) {
      const gift = {
        kind: 'UPGRADE',
        slot: String(rank.level),
        level: rank.level,
        amount: rank.upgradeGift,
      } as const;
      await this.give(tx, memberId, gift);
    }
  }

  private async changed(
    tx: Tx,
    memberId: string,
    fromLevel: number,
    { level: toLevel, name: rankName, rebatePpm }: VipRank,
    cause: VipChange['cause'],
    by: Pick<VipChange, 'changedBy' | 'reason'> = { changedBy: null, reason: null },
  ): Promise<void> {
    const now = this.clock.now();
    const effectiveAt = new Date(now.getTime() + leadMs);
    await this.vips.recordChange(tx, { memberId, effectiveAt, fromLevel, toLevel, rebatePpm, cause, ...by });
    await this.outbox.add(tx, vipRanked, { memberId, rankLevel: toLevel, rankName, at: now.toISOString() });
  }

  /** False if it was given before. */
  private async give(tx: Tx, memberId: string, gift: Gift): Promise<boolean> {
    const { kind, slot, amount } = gift;
    if (!(await this.vips.addGift(tx, memberId, gift, this.clock.now()))) return false;
    return this.payments.request(tx, {
      ...{ memberId, amount, required: amount, title: giftTitles[kind] },
      ...{ creditKey: keyOf[kind](memberId, slot), sourceKind: 'VIP', sourceId: `${kind}/${slot}` },
    });
  }

  private async hasBetEnough(
    on: Tx | Pool,
    memberId: string,
    { kind, level, slot }: Gift,
    ranks: readonly VipRank[],
  ): Promise<boolean> {
    const rank = ranks.find((found) => found.level === level)!;
    const asked = kind === 'WEEKLY' ? rank.weeklyBet : rank.monthlyBet;
    const bets = await this.vips.betsSince(on, memberId, slot);
    return bets > 0n && bets >= asked;
  }

  private periodGift(
    kind: 'WEEKLY' | 'MONTHLY',
    { level }: VipState,
    ranks: readonly VipRank[],
    today: string,
  ): Gift | undefined {
    const rank = ranks.find((found) => found.level === level);
    const amount = (kind === 'WEEKLY' ? rank?.weeklyGift : rank?.monthlyGift) ?? 0n;
    if (amount === 0n) return undefined;
    return { kind, level, amount, slot: kind === 'WEEKLY' ? weekOf(today) : monthOf(today) };
  }

  private today(): string {
    return businessDay(this.clock.now(), this.config.brandTimeZone);
  }
}
