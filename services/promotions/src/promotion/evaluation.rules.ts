import { parseMoney } from '#libs/money';
import type { BetCategory } from '#libs/events';
import { addDays, periodStart, weekOf } from '../calendar/calendar.rules.js';
import { isHeld, type EnrolmentStatus } from './lifecycle.rules.js';
import {
  isKind,
  type Audience,
  type MissionFormula,
  type MissionMetric,
  type Promotion,
} from './promotion.rules.js';
import { lossOfBets, rescueReward, signInReward, weeklyPoints, weeklyReward } from './reward.rules.js';

export interface DayFact {
  day: string;
  category: BetCategory;
  validBet: bigint;
  stake: bigint;
  win: bigint;
  bets: number;
}
export interface MoneyFact {
  day: string;
  amount: bigint;
}
export interface HeldCycle {
  cycleKey: string;
  status: EnrolmentStatus;
}

/** All that decides what a member may claim. */
export interface MemberFacts {
  today: string;
  level: number;
  registeredOn: string | null;
  bonusContact: boolean;
  days: readonly DayFact[];
  deposits: readonly MoneyFact[];
  /** Bonuses that were credited. */
  bonuses: readonly MoneyFact[];
}

/** One thing that can be claimed once. */
export interface Cycle {
  cycleKey: string;
  value: bigint;
  target: bigint;
  reward: bigint;
  reached: boolean;
  /** Whether value and target are money or a count. */
  unit: 'MONEY' | 'COUNT';
}

/** Days of facts that the longest period needs. */
export const factDays = 40;

export function isInAudience(audience: Audience, facts: MemberFacts): boolean {
  const { minLevel = 0, maxLevel = Infinity, registeredWithinDays, bonusContact } = audience;
  if (facts.level < minLevel || facts.level > maxLevel) return false;
  if (bonusContact && !facts.bonusContact) return false;
  if (registeredWithinDays === undefined) return true;
  return facts.registeredOn !== null && addDays(facts.registeredOn, registeredWithinDays) > facts.today;
}

/** The cycles of a promotion whose reward follows from facts; none for kinds that events decide. */
export function cyclesOf(
  promotion: Promotion,
  facts: MemberFacts,
  held: readonly HeldCycle[],
  startDay: string,
): Cycle[] {
  if (isKind(promotion, 'MISSION')) return missionCycles(promotion.formula, facts, startDay);
  if (isKind(promotion, 'SIGN_IN')) {
    const { formula } = promotion;
    const value = sumOf(facts, 'VALID_BET', facts.today, facts.today);
    const reward = signInReward(formula, streakBefore(held, facts.today) + 1);
    return [cycle(facts.today, value, parseMoney(formula.minBet), reward)];
  }
  if (isKind(promotion, 'RESCUE')) {
    const [from, to] = lastWeek(facts.today);
    const within = (fact: { day: string }) => fact.day >= from && fact.day <= to;
    const days = facts.days.filter(within);
    const loss = lossOfBets(
      total(days.map(({ stake }) => stake)),
      total(days.map(({ win }) => win)),
      total(facts.bonuses.filter(within).map(({ amount }) => amount)),
    );
    const reward = rescueReward(promotion.formula, loss, facts.level);
    return [{ ...cycle(from, loss, parseMoney(promotion.formula.minLoss), reward), reached: reward > 0n }];
  }
  if (isKind(promotion, 'WEEKLY_TIERS')) {
    const [from, to] = lastWeek(facts.today);
    const bets = new Map<BetCategory, bigint>();
    for (const { day, category, validBet } of facts.days)
      if (day >= from && day <= to) bets.set(category, (bets.get(category) ?? 0n) + validBet);
    const points = weeklyPoints(promotion.formula, bets);
    const reward = weeklyReward(promotion.formula, points);
    return [cycle(from, points, parseMoney(promotion.formula.tiers[0]!.points), reward)];
  }
  if (isKind(promotion, 'RANK_GIFT'))
    return promotion.formula.gifts.map(({ level, amount }) => ({
      ...cycle(`level:${level}`, BigInt(facts.level), BigInt(level), parseMoney(amount)),
      unit: 'COUNT',
    }));
  if (isKind(promotion, 'FREE_CREDIT', 'DOWNLOAD', 'NEW_PLAYER'))
    return [{ ...cycle('once', 0n, 0n, parseMoney(promotion.formula.amount)), unit: 'COUNT' }];
  return [];
}

/** What the list shows for a promotion whose reward follows from facts. */
export function statusOf(cycles: readonly Cycle[], held: readonly HeldCycle[]): EnrolmentStatus {
  const statusAt = new Map(held.map(({ cycleKey, status }) => [cycleKey, status]));
  const open = cycles.filter(({ cycleKey }) => !statusAt.has(cycleKey));
  if (open.some(({ reached }) => reached)) return 'claim';
  const done = cycles.map(({ cycleKey }) => statusAt.get(cycleKey)).filter((status) => status !== undefined);
  if (done.includes('applying')) return 'applying';
  if (open.length === 0 && done.length > 0) return done.at(-1)!;
  return open.some(({ value }) => value > 0n) || done.length > 0 ? 'process' : 'join';
}

/** Days in a row that ended yesterday. */
export function streakBefore(held: readonly HeldCycle[], today: string): number {
  const days = new Set(held.filter(({ status }) => isHeld(status)).map(({ cycleKey }) => cycleKey));
  let streak = 0;
  while (days.has(addDays(today, -streak - 1))) streak += 1;
  return streak;
}

function missionCycles(formula: MissionFormula, facts: MemberFacts, startDay: string): Cycle[] {
  const from = periodStart(formula.period, facts.today, startDay);
  const value = sumOf(facts, formula.metric, from, facts.today, formula.categories);
  const unit = isMoney(formula.metric) ? 'MONEY' : 'COUNT';
  return formula.steps.map(({ target, reward }, at) => {
    const aim = unit === 'MONEY' ? parseMoney(target) : BigInt(target);
    return { ...cycle(`${from}:${at + 1}`, value, aim, parseMoney(reward)), unit };
  });
}

const isMoney = (metric: MissionMetric): boolean => metric !== 'BET_COUNT' && metric !== 'DEPOSIT_COUNT';

function sumOf(
  facts: MemberFacts,
  metric: MissionMetric,
  from: string,
  to: string,
  categories?: readonly BetCategory[],
): bigint {
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  if (metric === 'DEPOSIT_COUNT') return BigInt(facts.deposits.filter(within).length);
  if (metric === 'DEPOSIT_SUM') return total(facts.deposits.filter(within).map(({ amount }) => amount));
  const days = facts.days.filter(
    (fact) => within(fact) && (!categories || categories.includes(fact.category)),
  );
  if (metric === 'BET_COUNT') return total(days.map(({ bets }) => BigInt(bets)));
  return total(days.map((fact) => (metric === 'WIN' ? fact.win : fact.validBet)));
}

function lastWeek(today: string): [from: string, to: string] {
  const monday = weekOf(today);
  return [addDays(monday, -7), addDays(monday, -1)];
}

function cycle(cycleKey: string, value: bigint, target: bigint, reward: bigint): Cycle {
  return {
    cycleKey,
    value: value < 0n ? 0n : value,
    target,
    reward,
    reached: value >= target && reward > 0n,
    unit: 'MONEY',
  };
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
