export const contractTypes = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export type ContractType = (typeof contractTypes)[number];

/** Day, week, half month, month, and the clock hour of hourly salaries; real-time salaries have no period. */
export const periodKinds = ['D', 'W', 'H', 'M', 'T', 'N'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Tier {
  ratePpm: number;
  activeMembers: number;
  /** Valid bets of the team, minor units. */
  bet: bigint;
  /** Net loss of the team, minor units; dividends only. */
  loss: bigint;
}

export interface TierLimits {
  maxTiers: number;
  maxRatePpm: number;
}

export type TierFault =
  | 'TIER_COUNT'
  | 'RATE_OUT_OF_RANGE'
  | 'RATES_NOT_RISING'
  | 'ACTIVE_FALLING'
  | 'BET_FALLING'
  | 'LOSS_ABOVE_BET'
  | 'NOT_DOMINATED';

/** The periods that a type may have; the first is its default. */
export function periodsOf(type: ContractType): readonly PeriodKind[] {
  return { DIVIDEND: ['H', 'D', 'W', 'M'], DAILY: ['D'], HOURLY: ['T'], REALTIME: ['N'] }[
    type
  ] as PeriodKind[];
}

/** The first rule that the tiers of an offer break, without a look at the contract above. */
export function tierFault(tiers: readonly Tier[], limits: TierLimits): TierFault | undefined {
  if (tiers.length < 1 || tiers.length > limits.maxTiers) return 'TIER_COUNT';
  for (const [at, tier] of tiers.entries()) {
    if (tier.ratePpm < 1 || tier.ratePpm > limits.maxRatePpm) return 'RATE_OUT_OF_RANGE';
    if (tier.loss > tier.bet) return 'LOSS_ABOVE_BET';
    const before = tiers[at - 1];
    if (!before) continue;
    if (tier.ratePpm <= before.ratePpm) return 'RATES_NOT_RISING';
    if (tier.activeMembers < before.activeMembers) return 'ACTIVE_FALLING';
    if (tier.bet < before.bet || tier.loss < before.loss) return 'BET_FALLING';
  }
  return undefined;
}

/** Whether the upline earns at least as much whenever the downline earns: then no difference is ever negative. */
export function dominates(upline: readonly Tier[], downline: readonly Tier[]): boolean {
  return downline.every((tier) =>
    upline.some(
      (above) =>
        above.bet <= tier.bet &&
        above.activeMembers <= tier.activeMembers &&
        above.loss <= tier.loss &&
        above.ratePpm >= tier.ratePpm,
    ),
  );
}

export const topRate = (tiers: readonly Tier[]): number =>
  tiers.reduce((highest, { ratePpm }) => Math.max(highest, ratePpm), 0);

export interface Performance {
  bet: bigint;
  activeMembers: number;
  netLoss: bigint;
}

/** The highest tier whose thresholds are all met, counted from 1; undefined when none is. */
export function reachedTier(
  tiers: readonly Tier[],
  { bet, activeMembers, netLoss }: Performance,
): { number: number; tier: Tier } | undefined {
  for (let number = tiers.length; number > 0; number--) {
    const tier = tiers[number - 1]!;
    const lossMet = tier.loss === 0n || netLoss >= tier.loss;
    if (bet >= tier.bet && activeMembers >= tier.activeMembers && lossMet) return { number, tier };
  }
  return undefined;
}
