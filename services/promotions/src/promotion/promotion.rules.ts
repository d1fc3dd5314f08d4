import type { BetCategory } from '#libs/events';
import type { Period } from '../calendar/calendar.rules.js';
import type { LocalizedText } from '../text/localized-text.js';

export const promotionCategories = [
  ...['special', 'sport', 'live', 'rng', 'pvp', 'fish', 'lotto'],
  ...['rebate', 'points', 'rank', 'deposit', 'download', 'newPlayer'],
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

export const promotionKinds = [
  ...(['FIRST_DEPOSIT', 'RELOAD', 'RESCUE', 'SIGN_IN', 'MISSION', 'REFERRAL'] as const),
  ...([
    'FREE_CREDIT',
    'DOWNLOAD',
    'NEW_PLAYER',
    'WEEKLY_TIERS',
    'LEADERBOARD',
    'RED_RAIN',
    'RAFFLE',
    'RANK_GIFT',
  ] as const),
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const claimModes = ['AUTO', 'MANUAL', 'REVIEW'] as const;
export type ClaimMode = (typeof claimModes)[number];
export const promotionStates = ['DRAFT', 'LIVE', 'PAUSED', 'ENDED'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** Who may take part. Absent conditions do not bind. */
export interface Audience {
  minLevel?: number;
  maxLevel?: number;
  registeredWithinDays?: number;
  /** A Zalo or WhatsApp id was given at registration. */
  bonusContact?: boolean;
}

export const rolloverModes = ['BONUS', 'DEPOSIT_BONUS', 'DEPOSIT_BONUS_PLUS'] as const;
export type RolloverMode = (typeof rolloverModes)[number];

export interface RolloverTerms {
  mode: RolloverMode;
  /** A decimal with at most two places; `0` requires nothing. */
  multiplier: string;
  expiryDays?: number;
  /** The only categories that count. */
  categories?: BetCategory[];
  /** At most this many times the reward may be kept once the requirement is met. */
  maxCashOutTimes?: number;
  /** Money; a bet with a larger stake does not count. */
  maxBet?: string;
}

/** Amounts in a formula are decimal strings, as in the API. */
export interface DepositFormula {
  ratePpm: number;
  cap: string;
  minDeposit: string;
}
export interface RescueFormula {
  /** By VIP level; the last one holds for the levels above. */
  ratesPpm: number[];
  minLoss: string;
  cap: string;
}
export interface SignInFormula {
  minBet: string;
  /** By day of the streak; after the last day it begins again. */
  rewards: string[];
}
export const missionMetrics = ['VALID_BET', 'WIN', 'BET_COUNT', 'DEPOSIT_SUM', 'DEPOSIT_COUNT'] as const;
export type MissionMetric = (typeof missionMetrics)[number];
export interface MissionFormula {
  metric: MissionMetric;
  period: Period;
  categories?: BetCategory[];
  /** Targets are decimal strings for money and whole numbers for counts. */
  steps: { target: string; reward: string }[];
}
export interface ReferralFormula {
  referrer: string;
  referee: string;
  minDeposit: string;
  minBet: string;
  withinDays: number;
  perMonth: number;
}
export interface FixedFormula {
  amount: string;
}
export interface RankGiftFormula {
  /** Each level's gift is given once, those of skipped levels included. */
  gifts: { level: number; amount: string }[];
}
export interface WeeklyTiersFormula {
  coefficientsPpm: Partial<Record<BetCategory, number>>;
  otherPpm: number;
  tiers: { points: string; reward: string }[];
}
export interface LeaderboardFormula {
  metric: 'VALID_BET' | 'WIN';
  categories?: BetCategory[];
  /** In order: the reward of every rank up to `upTo` that no earlier prize covers. */
  prizes: { upTo: number; reward: string }[];
}
export interface RedRainFormula {
  /** Local times of day at which a round begins, `20:00`. */
  hours: string[];
  durationSeconds: number;
  /** The highest tier whose bet of the day is reached decides the weights. */
  tiers: { bet: string; amounts: { amount: string; weight: number }[] }[];
  roundBudget: string;
  roundStock: number;
}
export interface RaffleFormula {
  /** One ticket for each of these amounts. */
  per: { metric: 'VALID_BET' | 'DEPOSIT'; amount: string };
  ticketsPerDay: number;
  prizes: { id: string; name: LocalizedText; amount: string; weight: number; dailyStock?: number }[];
  /** Given if the prize that was drawn is out of stock. */
  fallback: string;
}

interface PromotionBase<K extends PromotionKind, F> {
  kind: K;
  formula: F;
}
export type PromotionFormula =
  | PromotionBase<'FIRST_DEPOSIT' | 'RELOAD', DepositFormula>
  | PromotionBase<'RESCUE', RescueFormula>
  | PromotionBase<'SIGN_IN', SignInFormula>
  | PromotionBase<'MISSION', MissionFormula>
  | PromotionBase<'REFERRAL', ReferralFormula>
  | PromotionBase<'FREE_CREDIT' | 'DOWNLOAD' | 'NEW_PLAYER', FixedFormula>
  | PromotionBase<'RANK_GIFT', RankGiftFormula>
  | PromotionBase<'WEEKLY_TIERS', WeeklyTiersFormula>
  | PromotionBase<'LEADERBOARD', LeaderboardFormula>
  | PromotionBase<'RED_RAIN', RedRainFormula>
  | PromotionBase<'RAFFLE', RaffleFormula>;

export interface PromotionFields {
  id: string;
  merchantCode: string;
  category: PromotionCategory;
  state: PromotionState;
  title: LocalizedText;
  summary: LocalizedText;
  terms: LocalizedText;
  claimMode: ClaimMode;
  startsAt: Date;
  endsAt: Date | null;
  /** Days to claim a reward once it is fixed; 0 is without a deadline. */
  claimDays: number;
  audience: Audience;
  rollover: RolloverTerms;
  perDay: number | null;
  perMember: number | null;
  exclusiveGroup: string | null;
  strict: boolean;
  reapply: boolean;
  rank: number;
  version: number;
}
export type Promotion = PromotionFields & PromotionFormula;
/** A promotion of one kind. */
export type PromotionOf<K extends PromotionKind> = PromotionFields & Extract<PromotionFormula, { kind: K }>;

export function isKind<K extends PromotionKind>(
  promotion: Promotion,
  ...kinds: K[]
): promotion is Promotion & PromotionOf<K> {
  return (kinds as PromotionKind[]).includes(promotion.kind);
}

/** Whether the promotion takes place at an instant: its end is outside. */
export function isOpen({ state, startsAt, endsAt }: PromotionFields, at: Date): boolean {
  return state === 'LIVE' && startsAt <= at && (endsAt === null || at < endsAt);
}
