import { fit, mulPpmFloor, parseMoney } from '#libs/money';
import type { BetCategory } from '#libs/events';
import type {
  DepositFormula,
  Promotion,
  RescueFormula,
  RolloverMode,
  RolloverTerms,
  SignInFormula,
  WeeklyTiersFormula,
} from './promotion.rules.js';

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** min(cap, deposit × rate); nothing below the minimum deposit. */
export function depositReward({ ratePpm, cap, minDeposit }: DepositFormula, deposit: bigint): bigint {
  return deposit < parseMoney(minDeposit) ? 0n : smaller(parseMoney(cap), mulPpmFloor(deposit, ratePpm));
}

/** Opening + deposits + bonuses − withdrawals − closing, less the bonuses; closing includes open stakes and money in games. */
export function lossOf(sums: {
  opening: bigint;
  deposits: bigint;
  bonuses: bigint;
  withdrawals: bigint;
  closing: bigint;
}): bigint {
  const { opening, deposits, bonuses, withdrawals, closing } = sums;
  return fit(opening + deposits + bonuses - withdrawals - closing - bonuses);
}

/** The same loss from settled bets: what was staked and not won back, less the bonuses. */
export function lossOfBets(stake: bigint, win: bigint, bonuses: bigint): bigint {
  return fit(stake - win - bonuses);
}

export function rescueReward({ ratesPpm, minLoss, cap }: RescueFormula, loss: bigint, level: number): bigint {
  if (loss <= 0n || loss < parseMoney(minLoss)) return 0n;
  const rate = ratesPpm[Math.min(level, ratesPpm.length - 1)] ?? 0;
  return smaller(parseMoney(cap), mulPpmFloor(loss, rate));
}

/** `day` is the day of the streak, from 1; the table begins again after its last day. */
export function signInReward({ rewards }: SignInFormula, day: number): bigint {
  return parseMoney(rewards[(day - 1) % rewards.length]!);
}

/** Points of a week: valid bet × coefficient; the highest tier that is reached pays. */
export function weeklyPoints(formula: WeeklyTiersFormula, bets: ReadonlyMap<BetCategory, bigint>): bigint {
  let points = 0n;
  for (const [category, validBet] of bets)
    if (validBet > 0n) points += mulPpmFloor(validBet, formula.coefficientsPpm[category] ?? formula.otherPpm);
  return points;
}

export function weeklyReward({ tiers }: WeeklyTiersFormula, points: bigint): bigint {
  let reward = 0n;
  for (const tier of tiers) if (points >= parseMoney(tier.points)) reward = parseMoney(tier.reward);
  return reward;
}

/** Turnover that a reward requires, rounded up to a minor unit. */
export function requiredTurnover(
  { mode, multiplier }: RolloverTerms,
  deposit: bigint,
  reward: bigint,
): bigint {
  const hundredths = hundredthsOf(multiplier);
  const bases: Record<RolloverMode, bigint> = {
    BONUS: reward,
    DEPOSIT_BONUS: deposit + reward,
    DEPOSIT_BONUS_PLUS: deposit + reward,
  };
  const times = (bases[mode] * hundredths + 99n) / 100n;
  return fit(mode === 'DEPOSIT_BONUS_PLUS' ? times + deposit : times);
}

/** `7.5` is 750. */
export function hundredthsOf(multiplier: string): bigint {
  const match = /^(0|[1-9]\d{0,3})(?:\.(\d{1,2}))?$/.exec(multiplier);
  if (!match) throw new RangeError(`Not a multiplier: ${multiplier}`);
  return BigInt(match[1]!) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

/** The least that a budget must hold so that the promotion can promise anything to one more member. */
export function leastReward(promotion: Promotion): bigint {
  switch (promotion.kind) {
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
      return parseMoney(promotion.formula.cap);
    case 'FREE_CREDIT':
    case 'DOWNLOAD':
    case 'NEW_PLAYER':
      return parseMoney(promotion.formula.amount);
    case 'SIGN_IN':
      return least(promotion.formula.rewards);
    case 'MISSION':
      return least(promotion.formula.steps.map(({ reward }) => reward));
    case 'RANK_GIFT':
      return least(promotion.formula.gifts.map(({ amount }) => amount));
    case 'WEEKLY_TIERS':
      return least(promotion.formula.tiers.map(({ reward }) => reward));
    case 'REFERRAL':
      return parseMoney(promotion.formula.referrer) + parseMoney(promotion.formula.referee);
    case 'RED_RAIN':
      return least(promotion.formula.tiers.flatMap(({ amounts }) => amounts.map(({ amount }) => amount)));
    // Whatever is drawn must be there, so that the odds are those that are shown.
    case 'RAFFLE':
      return largest(promotion.formula.prizes.map(({ amount }) => amount));
    case 'RESCUE':
      return 1n;
    // The editor asks a budget that holds the prizes.
    case 'LEADERBOARD':
      return 0n;
  }
}

const least = (amounts: readonly string[]): bigint => amounts.map(parseMoney).reduce(smaller);
const largest = (amounts: readonly string[]): bigint =>
  amounts.map(parseMoney).reduce((a, b) => (a > b ? a : b));
