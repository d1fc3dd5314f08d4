import type { PromotionKind } from './promotions.api';

/** One input of a formula. Amounts are decimal strings, percentages millionths, as in the API. */
export type FormulaField =
  | { type: 'money' | 'percent' | 'count' | 'text' | 'target'; key: string; optional?: true }
  | { type: 'choice'; key: string; options: readonly string[] }
  | { type: 'games'; key: string }
  | { type: 'values'; key: string; of: 'money' | 'percent' | 'text' }
  | { type: 'rows'; key: string; fields: readonly FormulaField[]; empty: object }
  | { type: 'group'; key: string; fields: readonly FormulaField[] }
  | { type: 'shares'; key: string };

export const GAMES = [
  ...(['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS'] as const),
  ...(['PVP', 'LOTT', 'ELOTT', 'COCK_FIGHT', 'JACKPOT'] as const),
] as const;
/** Metrics that count things; the others are sums of money. */
export const COUNTS: ReadonlySet<unknown> = new Set(['BET_COUNT', 'DEPOSIT_COUNT']);

const money = (key: string): FormulaField => ({ type: 'money', key });
const percent = (key: string): FormulaField => ({ type: 'percent', key });
const count = (key: string): FormulaField => ({ type: 'count', key });
const deposit = [percent('ratePpm'), money('cap'), money('minDeposit')];

interface Formula {
  fields: readonly FormulaField[];
  /** What a new promotion of the kind begins with. */
  initial: object;
}

const onDeposit: Formula = {
  fields: deposit,
  initial: { ratePpm: 200_000, cap: '1000000.00', minDeposit: '100000.00' },
};
const fixed: Formula = { fields: [money('amount')], initial: { amount: '20000.00' } };

export const FORMULAS: Readonly<Record<PromotionKind, Formula>> = {
  FIRST_DEPOSIT: onDeposit,
  RELOAD: onDeposit,
  FREE_CREDIT: fixed,
  DOWNLOAD: fixed,
  NEW_PLAYER: fixed,
  RESCUE: {
    fields: [{ type: 'values', key: 'ratesPpm', of: 'percent' }, money('minLoss'), money('cap')],
    initial: { ratesPpm: [20_000], minLoss: '1000000.00', cap: '10000000.00' },
  },
  SIGN_IN: {
    fields: [money('minBet'), { type: 'values', key: 'rewards', of: 'money' }],
    initial: { minBet: '100000.00', rewards: ['2000.00', '3000.00', '5000.00'] },
  },
  MISSION: {
    fields: [
      {
        type: 'choice',
        key: 'metric',
        options: ['VALID_BET', 'WIN', 'BET_COUNT', 'DEPOSIT_SUM', 'DEPOSIT_COUNT'],
      },
      { type: 'choice', key: 'period', options: ['DAILY', 'WEEKLY', 'MONTHLY', 'ONCE'] },
      { type: 'games', key: 'categories' },
      {
        ...{ type: 'rows', key: 'steps', fields: [{ type: 'target', key: 'target' }, money('reward')] },
        empty: { target: '1000000.00', reward: '10000.00' },
      },
    ],
    initial: {
      ...{ metric: 'VALID_BET', period: 'DAILY' },
      steps: [{ target: '1000000.00', reward: '10000.00' }],
    },
  },
  REFERRAL: {
    fields: [
      ...[money('referrer'), money('referee'), money('minDeposit'), money('minBet')],
      ...[count('withinDays'), count('perMonth')],
    ],
    initial: {
      ...{ referrer: '50000.00', referee: '30000.00', minDeposit: '200000.00', minBet: '1000000.00' },
      ...{ withinDays: 30, perMonth: 20 },
    },
  },
  RANK_GIFT: {
    fields: [
      {
        ...{ type: 'rows', key: 'gifts', fields: [count('level'), money('amount')] },
        empty: { level: 1, amount: '8000.00' },
      },
    ],
    initial: { gifts: [{ level: 1, amount: '8000.00' }] },
  },
  WEEKLY_TIERS: {
    fields: [
      { type: 'shares', key: 'coefficientsPpm' },
      percent('otherPpm'),
      {
        ...{ type: 'rows', key: 'tiers', fields: [money('points'), money('reward')] },
        empty: { points: '3000000000.00', reward: '2000000.00' },
      },
    ],
    initial: {
      coefficientsPpm: { SPORTS: 1_000_000, LIVE: 500_000, LOTT: 500_000, ELOTT: 500_000 },
      ...{ otherPpm: 800_000, tiers: [{ points: '3000000000.00', reward: '2000000.00' }] },
    },
  },
  LEADERBOARD: {
    fields: [
      { type: 'choice', key: 'metric', options: ['VALID_BET', 'WIN'] },
      { type: 'games', key: 'categories' },
      {
        ...{ type: 'rows', key: 'prizes', fields: [count('upTo'), money('reward')] },
        empty: { upTo: 10, reward: '100000.00' },
      },
    ],
    initial: { metric: 'VALID_BET', prizes: [{ upTo: 1, reward: '1000000.00' }] },
  },
  RED_RAIN: {
    fields: [
      { type: 'values', key: 'hours', of: 'text' },
      ...[count('durationSeconds'), money('roundBudget'), count('roundStock')],
      {
        type: 'rows',
        key: 'tiers',
        fields: [
          money('bet'),
          {
            ...{ type: 'rows', key: 'amounts', fields: [money('amount'), count('weight')] },
            empty: { amount: '1000.00', weight: 10 },
          },
        ],
        empty: { bet: '100000.00', amounts: [{ amount: '1000.00', weight: 10 }] },
      },
    ],
    initial: {
      ...{ hours: ['20:00'], durationSeconds: 300, roundBudget: '5000000.00', roundStock: 500 },
      tiers: [{ bet: '100000.00', amounts: [{ amount: '1000.00', weight: 10 }] }],
    },
  },
  RAFFLE: {
    fields: [
      {
        type: 'group',
        key: 'per',
        fields: [{ type: 'choice', key: 'metric', options: ['VALID_BET', 'DEPOSIT'] }, money('amount')],
      },
      count('ticketsPerDay'),
      {
        type: 'rows',
        key: 'prizes',
        fields: [
          { type: 'text', key: 'id' },
          {
            type: 'group',
            key: 'name',
            fields: [
              { type: 'text', key: 'vi' },
              { type: 'text', key: 'en' },
            ],
          },
          ...[
            money('amount'),
            count('weight'),
            { type: 'count', key: 'dailyStock', optional: true } as const,
          ],
        ],
        empty: { id: 'prize', name: { vi: 'Giải', en: 'Prize' }, amount: '8000.00', weight: 100 },
      },
      { type: 'text', key: 'fallback' },
    ],
    initial: {
      ...{ per: { metric: 'VALID_BET', amount: '1000000.00' }, ticketsPerDay: 5, fallback: 'small' },
      prizes: [{ id: 'small', name: { vi: '3.000', en: '3,000' }, amount: '3000.00', weight: 100 }],
    },
  },
};
export const KINDS = Object.keys(FORMULAS) as PromotionKind[];
