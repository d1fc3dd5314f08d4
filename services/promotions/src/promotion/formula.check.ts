import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { parseMoney } from '#libs/money';
import { periods } from '../calendar/calendar.rules.js';
import { earnedKinds } from './evaluation.rules.js';
import { missionMetrics, type Promotion, type PromotionKind } from './promotion.rules.js';

const strict = { additionalProperties: false } as const;
const Money = Type.String({ pattern: '^(0|[1-9][0-9]{0,13})\\.[0-9]{2}$' });
const Ppm = Type.Integer({ minimum: 0, maximum: 5_000_000 });
const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Categories = Type.Optional(
  Type.Array(
    Type.Enum(['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCK_FIGHT', 'JACKPOT']),
    { minItems: 1 },
  ),
);
const Text = Type.Object({ vi: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) });
const few = { minItems: 1, maxItems: 40 } as const;

const Deposit = Type.Object({ ratePpm: Ppm, cap: Money, minDeposit: Money }, strict);
const Fixed = Type.Object({ amount: Money }, strict);

const schemas: Readonly<Record<PromotionKind, TSchema>> = {
  ...{ FIRST_DEPOSIT: Deposit, RELOAD: Deposit, FREE_CREDIT: Fixed, DOWNLOAD: Fixed, NEW_PLAYER: Fixed },
  RESCUE: Type.Object({ ratesPpm: Type.Array(Ppm, few), minLoss: Money, cap: Money }, strict),
  SIGN_IN: Type.Object({ minBet: Money, rewards: Type.Array(Money, few) }, strict),
  MISSION: Type.Object(
    {
      metric: Type.Enum([...missionMetrics]),
      period: Type.Enum([...periods]),
      categories: Categories,
      steps: Type.Array(
        Type.Object(
          { target: Type.String({ pattern: '^[0-9]{1,14}(\\.[0-9]{2})?$' }), reward: Money },
          strict,
        ),
        few,
      ),
    },
    strict,
  ),
  REFERRAL: Type.Object(
    { referrer: Money, referee: Money, minDeposit: Money, minBet: Money, withinDays: Count, perMonth: Count },
    strict,
  ),
  RANK_GIFT: Type.Object(
    {
      gifts: Type.Array(
        Type.Object({ level: Type.Integer({ minimum: 1, maximum: 99 }), amount: Money }, strict),
        few,
      ),
    },
    strict,
  ),
  WEEKLY_TIERS: Type.Object(
    {
      coefficientsPpm: Type.Record(Type.String(), Ppm),
      otherPpm: Ppm,
      tiers: Type.Array(Type.Object({ points: Money, reward: Money }, strict), few),
    },
    strict,
  ),
  LEADERBOARD: Type.Object(
    {
      metric: Type.Enum(['VALID_BET', 'WIN']),
      categories: Categories,
      prizes: Type.Array(Type.Object({ upTo: Count, reward: Money }, strict), few),
    },
    strict,
  ),
  RED_RAIN: Type.Object(
    {
      hours: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), few),
      durationSeconds: Type.Integer({ minimum: 5, maximum: 3600 }),
      tiers: Type.Array(
        Type.Object(
          { bet: Money, amounts: Type.Array(Type.Object({ amount: Money, weight: Count }, strict), few) },
          strict,
        ),
        few,
      ),
      roundBudget: Money,
      roundStock: Count,
    },
    strict,
  ),
  RAFFLE: Type.Object(
    {
      per: Type.Object({ metric: Type.Enum(['VALID_BET', 'DEPOSIT']), amount: Money }, strict),
      ticketsPerDay: Count,
      prizes: Type.Array(
        Type.Object(
          {
            id: Type.String({ minLength: 1 }),
            name: Text,
            amount: Money,
            weight: Count,
            dailyStock: Type.Optional(Count),
          },
          strict,
        ),
        few,
      ),
      fallback: Type.String(),
    },
    strict,
  ),
};
const checks = new Map(Object.entries(schemas).map(([kind, schema]) => [kind, Compile(schema)]));

/** Kinds that facts, events or screens of their own decide; only these may be issued without a claim. */
const automatic: readonly PromotionKind[] = [
  'FIRST_DEPOSIT',
  'RELOAD',
  'REFERRAL',
  'LEADERBOARD',
  'RED_RAIN',
  'RAFFLE',
  ...earnedKinds,
];
const ascending = (amounts: readonly string[]): boolean =>
  amounts.every((amount, at) => at === 0 || parseMoney(amount) > parseMoney(amounts[at - 1]!));

/** The names of what is wrong with a definition; empty if it can go live. */
export function faultsOf(promotion: Promotion): string[] {
  const { kind, formula, claimMode, startsAt, endsAt } = promotion;
  if (!checks.get(kind)!.Check(formula)) return ['formula'];
  const faults: string[] = [];
  if (claimMode === 'AUTO' && !automatic.includes(kind)) faults.push('claimMode');
  const isEarned = (earnedKinds as readonly PromotionKind[]).includes(kind);
  // Without a claim there is no device to compare, and no choice within a group.
  if (claimMode === 'AUTO' && isEarned && promotion.strict) faults.push('strict');
  if (claimMode === 'AUTO' && isEarned && promotion.exclusiveGroup !== null) faults.push('exclusiveGroup');
  if (endsAt !== null && endsAt <= startsAt) faults.push('endsAt');
  if (kind === 'LEADERBOARD' && endsAt === null) faults.push('endsAt');
  if (promotion.kind === 'RAFFLE') {
    const { prizes, fallback } = promotion.formula;
    const last = prizes.find(({ id }) => id === fallback);
    if (!last || last.dailyStock !== undefined) faults.push('formula.fallback');
  }
  if (promotion.kind === 'RANK_GIFT') {
    const levels = promotion.formula.gifts.map(({ level }) => level);
    if (new Set(levels).size !== levels.length) faults.push('formula.gifts');
  }
  if (promotion.kind === 'RED_RAIN' && !ascending(promotion.formula.tiers.map(({ bet }) => bet)))
    faults.push('formula.tiers');
  if (promotion.kind === 'WEEKLY_TIERS' && !ascending(promotion.formula.tiers.map(({ points }) => points)))
    faults.push('formula.tiers');
  return faults;
}

/** Whether the totals hold what the definition promises to all together: the prizes of a leaderboard are known before it begins. */
export function isCovered(promotion: Promotion, budget: bigint | null, stock: number | null): boolean {
  if (promotion.kind !== 'LEADERBOARD') return true;
  let places = 0;
  let sum = 0n;
  for (const { upTo, reward } of promotion.formula.prizes) {
    sum += parseMoney(reward) * BigInt(Math.max(upTo - places, 0));
    places = Math.max(places, upTo);
  }
  return (budget === null || budget >= sum) && (stock === null || stock >= places);
}
