export const riskCodes = [
  'FIRST_WITHDRAWAL',
  'NEW_ACCOUNT',
  'VELOCITY',
  'SHARED_ACCOUNT',
  'LARGE_AMOUNT',
  'NO_DEPOSIT',
] as const;
export type RiskCode = (typeof riskCodes)[number];

export interface RiskRule {
  code: RiskCode;
  points: number;
  threshold: bigint;
  enabled: boolean;
}

/** A rule with its last change; null where it is as it was installed. */
export interface KeptRiskRule extends RiskRule {
  /** Counts the changes: who changes it has seen the latest. */
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
  reason: string | null;
}

/** What is known about an order when it is submitted. */
export interface RiskFacts {
  amount: bigint;
  /** Withdrawals that were paid before. */
  paidBefore: bigint;
  /** Whole hours since the payout account was bound. */
  accountHours: bigint;
  /** Orders of the last 24 hours. */
  recentOrders: bigint;
  /** Other members with the same account number. */
  sharedWith: bigint;
  /** Sum of the member's deposits, minor units. */
  deposited: bigint;
}

export interface RiskHit {
  code: RiskCode;
  points: number;
}

const applies: Record<RiskCode, (facts: RiskFacts, threshold: bigint) => boolean> = {
  FIRST_WITHDRAWAL: ({ paidBefore }) => paidBefore === 0n,
  NEW_ACCOUNT: ({ accountHours }, hours) => accountHours < hours,
  VELOCITY: ({ recentOrders }, orders) => recentOrders >= orders,
  SHARED_ACCOUNT: ({ sharedWith }, members) => sharedWith >= members,
  LARGE_AMOUNT: ({ amount }, from) => amount >= from,
  // All that is withdrawn came from bonuses and what was won with them.
  NO_DEPOSIT: ({ deposited }) => deposited === 0n,
};

/** The rules that apply, and the sum of their points. */
export function assess(facts: RiskFacts, rules: readonly RiskRule[]): { score: number; hits: RiskHit[] } {
  const hits = rules
    .filter(({ code, threshold, enabled }) => enabled && applies[code](facts, threshold))
    .map(({ code, points }) => ({ code, points }));
  return { score: hits.reduce((sum, { points }) => sum + points, 0), hits };
}
