import { randomInt } from 'node:crypto';
import { parseMoney } from '#libs/money';
import type { RedRainFormula } from '../promotion/promotion.rules.js';

/** A whole number from 0 to below the bound; by default from the system's secure source. */
export type Draw = (bound: number) => number;
export const secureDraw: Draw = (bound) => randomInt(bound);

export type Tier = RedRainFormula['tiers'][number];

/** The highest tier whose bet of the day is reached. */
export function tierOf({ tiers }: RedRainFormula, bets: bigint): Tier | undefined {
  return tiers.findLast(({ bet }) => bets >= parseMoney(bet));
}

/** An amount of the tier by integer weights. */
export function amountOf({ amounts }: Tier, draw: Draw = secureDraw): bigint {
  let left = draw(amounts.reduce((sum, { weight }) => sum + weight, 0));
  for (const { amount, weight } of amounts) {
    if (left < weight) return parseMoney(amount);
    left -= weight;
  }
  throw new RangeError('The draw was not below the sum of the weights');
}

/**
 * The next packet of a pool that is shared by a fixed number of packets: from the minimum to twice the mean, less the minimum.
 * The last packet takes the rest, and the minimum always remains for each packet that is left.
 */
export function nextShare(remaining: bigint, left: number, min: bigint, draw: Draw = secureDraw): bigint {
  if (left < 1 || remaining < min * BigInt(left)) throw new RangeError('The pool does not hold its packets');
  if (left === 1) return remaining;
  const most = (2n * remaining) / BigInt(left) - min;
  const share = most <= min ? min : min + BigInt(draw(Number(most - min + 1n)));
  const reserve = min * BigInt(left - 1);
  return remaining - share < reserve ? remaining - reserve : share;
}
