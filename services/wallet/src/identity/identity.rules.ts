export const identityRules = ['BRAND', 'FIRST_WITHDRAWAL', 'AMOUNT', 'DAILY_TOTAL'] as const;
export type IdentityRule = (typeof identityRules)[number];

/** 0: not verified, 1: document, 2: document and face. */
export type IdentityLevel = 0 | 1 | 2;

export interface IdentityTerms {
  /** The brand verifies everybody who withdraws. */
  brandRequires: boolean;
  firstRequires: boolean;
  /** Amount of one withdrawal from which the face is needed; 0: none. */
  faceFrom: bigint;
  /** The most of a business day at level 0 and 1. */
  dailyTotals: readonly [bigint, bigint];
}

export interface IntendedWithdrawal {
  amount: bigint;
  usedToday: bigint;
  isFirst: boolean;
}

export interface IdentityNeed {
  level: IdentityLevel;
  rule: IdentityRule;
}

/** The highest level that a rule asks for, with that rule; undefined if none does. */
export function neededIdentity(
  { amount, usedToday, isFirst }: IntendedWithdrawal,
  { brandRequires, firstRequires, faceFrom, dailyTotals }: IdentityTerms,
): IdentityNeed | undefined {
  const total = usedToday + amount;
  if (faceFrom > 0n && amount >= faceFrom) return { level: 2, rule: 'AMOUNT' };
  if (total > dailyTotals[1]) return { level: 2, rule: 'DAILY_TOTAL' };
  if (brandRequires) return { level: 1, rule: 'BRAND' };
  if (firstRequires && isFirst) return { level: 1, rule: 'FIRST_WITHDRAWAL' };
  if (total > dailyTotals[0]) return { level: 1, rule: 'DAILY_TOTAL' };
  return undefined;
}
