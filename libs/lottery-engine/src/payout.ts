import { fit, mulPpmFloor } from '#libs/money';
import type { LineOdds } from './odds.js';
import type { Outcome } from './settle.js';

export interface Winnings {
  stakePerLine: bigint;
  /** What a line cost, where that is less than its stake: what a returned line gives back. */
  pricePerLine?: bigint;
  odds: LineOdds;
  outcome: Outcome;
}

/** Prizes and returned stakes in minor units; each line is rounded down alone, so that a slip pays as its lines do. */
export function payout({ stakePerLine, pricePerLine = stakePerLine, odds, outcome }: Winnings): bigint {
  let total = pricePerLine * BigInt(outcome.refundedLines);
  for (const { tier, times } of outcome.wins) {
    const milli = odds[tier];
    if (milli === undefined) throw new Error(`No odds of tier ${tier} are stored with the bet`);
    total += mulPpmFloor(stakePerLine, milli * 1000) * BigInt(times);
  }
  return fit(total);
}
