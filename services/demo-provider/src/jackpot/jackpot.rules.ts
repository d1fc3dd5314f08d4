import type { IntegerSource } from '../outcome/integers.js';
import { Rational } from '../evaluator/rational.js';
import { JACKPOT_TIERS, STAKE_UNIT, type JackpotTier, type TierName } from './jackpot-model.js';

/** A number below `of` was drawn; it wins where it is below `wins`. */
export interface JackpotDraw {
  tier: TierName;
  number: number;
  of: number;
  wins: number;
}

/** One pool in minor units; `amount` is what a player sees. */
export interface PoolState {
  tier: TierName;
  amount: bigint;
  /** The secret amount at which it falls, where it must. */
  threshold: bigint | null;
}

/** What a round does to one pool. */
export interface PoolChange {
  tier: TierName;
  share: bigint;
  /** Zero where the round does not win it. */
  award: bigint;
  /** After share and award. */
  amount: bigint;
}

/** The numbers of the tiers that are drawn, after those of the reels; a higher stake has as many more chances. */
export function jackpotDraws(draw: IntegerSource, stake: bigint): JackpotDraw[] {
  const wins = Number(stake / STAKE_UNIT);
  return JACKPOT_TIERS.flatMap(({ tier, oneIn }) =>
    oneIn === undefined ? [] : [{ tier, number: draw(oneIn), of: oneIn, wins }],
  );
}

export const tierOf = (tier: TierName): JackpotTier => JACKPOT_TIERS.find((one) => one.tier === tier)!;

/** What a bet of this stake gives to the pool. */
export const shareOf = ({ sharePpm }: JackpotTier, stake: bigint): bigint =>
  (stake * BigInt(sharePpm)) / 1_000_000n;

/**
 * The bet feeds the pool, and then wins it or does not. A drawn tier pays what stands in it; a tier that must drop pays its
 * secret amount, and what the bet gave beyond it begins the next pool. `forced` pays all that stands in it.
 */
export function playPool(
  { tier, amount, threshold }: PoolState,
  stake: bigint,
  draws: readonly JackpotDraw[],
  forced = false,
): PoolChange {
  const rules = tierOf(tier);
  const share = shareOf(rules, stake);
  const fed = amount + share;
  const drawn = draws.some((one) => one.tier === tier && one.number < one.wins);
  const dropped = threshold !== null && fed >= threshold;
  const award = drawn || forced ? fed : dropped ? threshold : 0n;
  return { tier, share, award, amount: award === 0n ? fed : fed - award + BigInt(rules.seed) };
}

/** Uniform from `least` to `most`, from the secret seed of this cycle of the pool alone. */
export function thresholdOf({ mustDrop }: JackpotTier, draw: IntegerSource): bigint {
  const least = BigInt(mustDrop!.least);
  return least + BigInt(draw(Number(BigInt(mustDrop!.most) - least + 1n)));
}

/** Client seed of the number that decides a threshold, so that no two cycles share one. */
export const cycleSeed = (mode: string, tier: TierName, cycle: number): string => `${mode}:${tier}:${cycle}`;

/**
 * What the pools return of all stakes in the long run, as an exact fraction. From one award to the next a pool pays its seed and
 * all it was fed: a drawn tier is fed for `oneIn` units of stake on average, one that must drop up to the mean of its amounts.
 */
export function jackpotReturn(): Rational {
  return JACKPOT_TIERS.map(returnOf).reduce((sum, one) => sum.plus(one), Rational.zero);
}

export function returnOf({ seed, sharePpm, mustDrop, oneIn }: JackpotTier): Rational {
  const rate = new Rational(BigInt(sharePpm), 1_000_000n);
  if (oneIn !== undefined) return rate.plus(new Rational(BigInt(seed), BigInt(oneIn) * STAKE_UNIT));
  const twiceMean = BigInt(mustDrop!.least) + BigInt(mustDrop!.most);
  return rate.times(new Rational(twiceMean, twiceMean - 2n * BigInt(seed)));
}

/** "0.955367476852" with what the pools return. */
export function rtpWithJackpots(rtp: string): string {
  const [whole = '0', digits = ''] = rtp.split('.');
  const own = new Rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
  return own.plus(jackpotReturn()).toFixed(12);
}
