import { parseMoney } from '#libs/money';
import type { BetCategory } from '#libs/events';
import { addDays, periodEnd, periodStart, weekOf, type Period } from '../calendar/calendar.rules.js';
import { isHeld, type EnrolmentStatus } from './lifecycle.rules.js';
import {
  isKind,
  type Audience,
  type MissionFormula,
  type MissionMetric,
  type Promotion,
  type SignInFormula,
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

/** What decides whether a member is in an audience. */
export interface AudienceFacts {
  today: string;
  level: number;
  registeredOn: string | null;
  bonusContact: boolean;
}

/** All that decides what a member may claim. */
export interface MemberFacts extends AudienceFacts {
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
  /** The last day on which it can be claimed; null without one. */
  claimUntil: string | null;
}

/** The days in which a promotion takes place; `lastDay` is null without an end. */
export interface PromotionDays {
  startDay: string;
  lastDay: string | null;
}

/** Kinds whose reward is earned within a cycle: the budget holds it from then on, and it is kept for the days to claim. */
export const earnedKinds = ['MISSION', 'SIGN_IN', 'RESCUE', 'WEEKLY_TIERS'] as const;

/** Days of facts that the longest period needs. */
export const factDays = 40;

export function isInAudience(audience: Audience, facts: AudienceFacts): boolean {
  const { minLevel = 0, maxLevel = Infinity, registeredWithinDays, bonusContact } = audience;
  if (facts.level < minLevel || facts.level > maxLevel) return false;
  if (bonusContact && !facts.bonusContact) return false;
  if (registeredWithinDays === undefined) return true;
  return facts.registeredOn !== null && addDays(facts.registeredOn, registeredWithinDays) > facts.today;
}

/** A guest is in an audience that a new member can be in. */
export const guestFacts = (today: string): AudienceFacts => ({
  ...{ today, level: 0, registeredOn: today, bonusContact: true },
});

/**
 * The cycles of a promotion whose reward follows from facts; none for kinds that events decide. Cycles before the present
 * one are among them while a reward that was reached in them waits to be claimed.
 */
export function cyclesOf(
  promotion: Promotion,
  facts: MemberFacts,
  held: readonly HeldCycle[],
  days: PromotionDays,
): Cycle[] {
  if (isKind(promotion, 'MISSION')) return missionCycles(promotion, facts, held, days);
  if (isKind(promotion, 'SIGN_IN')) return signInCycles(promotion, facts, held, days);
  if (isKind(promotion, 'RESCUE')) {
    const { formula } = promotion;
    return weekCycles(promotion, facts, held, days, ([from, to]) => {
      const within = (fact: { day: string }) => fact.day >= from && fact.day <= to;
      const played = facts.days.filter(within);
      const loss = lossOfBets(
        total(played.map(({ stake }) => stake)),
        total(played.map(({ win }) => win)),
        total(facts.bonuses.filter(within).map(({ amount }) => amount)),
      );
      const reward = rescueReward(formula, loss, facts.level);
      return { ...cycle(from, loss, parseMoney(formula.minLoss), reward), reached: reward > 0n };
    });
  }
  if (isKind(promotion, 'WEEKLY_TIERS')) {
    const { formula } = promotion;
    return weekCycles(promotion, facts, held, days, ([from, to]) => {
      const bets = new Map<BetCategory, bigint>();
      for (const { day, category, validBet } of facts.days)
        if (day >= from && day <= to) bets.set(category, (bets.get(category) ?? 0n) + validBet);
      const points = weeklyPoints(formula, bets);
      return cycle(from, points, parseMoney(formula.tiers[0]!.points), weeklyReward(formula, points));
    });
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

/** Days in a row before a day on which the member signed in, or met what a sign-in asks. */
export function streakBefore(
  held: readonly HeldCycle[],
  day: string,
  met: ReadonlySet<string> = new Set(),
): number {
  const days = new Set(held.filter(({ status }) => isHeld(status)).map(({ cycleKey }) => cycleKey));
  let streak = 0;
  for (let at = addDays(day, -1); days.has(at) || met.has(at); at = addDays(at, -1)) streak += 1;
  return streak;
}

type Window = [from: string, to: string];
type Terms = Pick<Promotion, 'claimDays'>;

const earlierDay = (a: string, b: string | null): string => (b !== null && b < a ? b : a);
/** The last day for what a cycle brought; 0 days are without a deadline. */
const claimUntilOf = (to: string | null, days: number): string | null =>
  to === null || days === 0 ? null : addDays(to, days);
const isClaimable = (until: string | null, today: string): boolean => until === null || until >= today;

/** The periods of a mission that may bring a reward, oldest first: none of which the facts know a part only. */
function periodsOf(period: Period, terms: Terms, facts: MemberFacts, days: PromotionDays): Window[] {
  const found: Window[] = [];
  const oldest = addDays(facts.today, -factDays);
  let day = earlierDay(facts.today, days.lastDay);
  for (let first = true; ; first = false) {
    const from = periodStart(period, day, days.startDay);
    const end = earlierDay(periodEnd(period, day) ?? days.lastDay ?? day, days.lastDay);
    const isOver = end < facts.today;
    const isLate = isOver && !isClaimable(claimUntilOf(end, terms.claimDays), facts.today);
    if (isLate || (!first && from < oldest)) break;
    found.unshift([from, end]);
    day = addDays(from, -1);
    if (period === 'ONCE' || day < days.startDay) break;
  }
  return found;
}

/** Of a cycle that is over only what was reached and waits. */
function waits(found: Cycle, held: readonly HeldCycle[]): boolean {
  const status = held.find(({ cycleKey }) => cycleKey === found.cycleKey)?.status;
  return status === undefined ? found.reached : status === 'claim' || status === 'applying';
}

function missionCycles(
  { formula, claimDays }: Terms & { formula: MissionFormula },
  facts: MemberFacts,
  held: readonly HeldCycle[],
  days: PromotionDays,
): Cycle[] {
  const unit = isMoney(formula.metric) ? 'MONEY' : 'COUNT';
  return periodsOf(formula.period, { claimDays }, facts, days).flatMap(([from, to]) => {
    const value = sumOf(facts, formula.metric, from, to, formula.categories);
    const hasEnd = formula.period !== 'ONCE' || days.lastDay !== null;
    const claimUntil = claimUntilOf(hasEnd ? to : null, claimDays);
    const steps = formula.steps.map(({ target, reward }, at): Cycle => {
      const aim = unit === 'MONEY' ? parseMoney(target) : BigInt(target);
      return { ...cycle(`${from}:${at + 1}`, value, aim, parseMoney(reward)), unit, claimUntil };
    });
    return to < facts.today ? steps.filter((step) => waits(step, held)) : steps;
  });
}

function signInCycles(
  { formula, claimDays }: Terms & { formula: SignInFormula },
  facts: MemberFacts,
  held: readonly HeldCycle[],
  days: PromotionDays,
): Cycle[] {
  const minBet = parseMoney(formula.minBet);
  const bets = new Map<string, bigint>();
  for (const { day, validBet } of facts.days) bets.set(day, (bets.get(day) ?? 0n) + validBet);
  const inTime = (day: string) => day >= days.startDay && (days.lastDay === null || day <= days.lastDay);
  const met = new Set([...bets].flatMap(([day, bet]) => (inTime(day) && bet >= minBet ? [day] : [])));
  return periodsOf('DAILY', { claimDays }, facts, days).flatMap(([day]) => {
    const reward = signInReward(formula, streakBefore(held, day, met) + 1);
    const claimUntil = claimUntilOf(day, claimDays);
    const found = { ...cycle(day, bets.get(day) ?? 0n, minBet, reward), claimUntil };
    return day < facts.today && !waits(found, held) ? [] : [found];
  });
}

/** What a week brings can be claimed from its end on, in the week after it at least. */
function weekCycles(
  { claimDays }: Terms,
  facts: MemberFacts,
  held: readonly HeldCycle[],
  days: PromotionDays,
  evaluate: (week: Window) => Cycle,
): Cycle[] {
  const kept = claimDays === 0 ? 0 : Math.max(claimDays, 7);
  const found: Cycle[] = [];
  for (
    let monday = addDays(weekOf(facts.today), -7), last = true;
    ;
    monday = addDays(monday, -7), last = false
  ) {
    const sunday = addDays(monday, 6);
    const claimUntil = claimUntilOf(sunday, kept);
    const isEarly = !last && (sunday < days.startDay || monday < addDays(facts.today, -factDays));
    if (isEarly || !isClaimable(claimUntil, facts.today)) break;
    if (days.lastDay !== null && sunday > days.lastDay) continue;
    const week = { ...evaluate([monday, sunday]), claimUntil };
    if (last || waits(week, held)) found.unshift(week);
  }
  return found;
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

function cycle(cycleKey: string, value: bigint, target: bigint, reward: bigint): Cycle {
  return {
    cycleKey,
    value: value < 0n ? 0n : value,
    target,
    reward,
    reached: value >= target && reward > 0n,
    unit: 'MONEY',
    claimUntil: null,
  };
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
