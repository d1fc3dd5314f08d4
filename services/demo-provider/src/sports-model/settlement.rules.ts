import type { BetResult, Score, Selection } from './sports.types.js';

/** How a selection comes out at a score. A line of odd quarters is two bets of half the stake on the two lines next to it. */
export function resultOf({ market, line, pick }: Selection, [home, away]: Score): BetResult {
  const ahead = home - away;
  if (market === '1x2' || market === 'win' || (market === 'fight' && pick === 'draw')) {
    const winner = ahead > 0 ? 'home' : ahead < 0 ? 'away' : 'draw';
    return winner === pick ? 'WIN' : 'LOSS';
  }
  const margin = market === 'ou' ? (home + away) * 4 - line : ahead * 4 + line;
  return resultAt(pick === 'home' || pick === 'over' ? margin : -margin);
}

function resultAt(quarters: number): BetResult {
  const isSplit = quarters % 2 !== 0;
  const halves = isSplit ? Math.sign(quarters - 1) + Math.sign(quarters + 1) : Math.sign(quarters) * 2;
  if (halves >= 2) return 'WIN';
  if (halves <= -2) return 'LOSS';
  if (halves === 0) return 'VOID';
  return halves > 0 ? 'HALF_WIN' : 'HALF_LOSS';
}

export interface SettledLeg {
  /** Decimal odds in hundredths. */
  odds: number;
  result: BetResult;
}

/** What a stake on one leg becomes, in two-hundredths. */
const times: Record<BetResult, (odds: number) => number> = {
  WIN: (odds) => odds * 2,
  HALF_WIN: (odds) => odds + 100,
  VOID: () => 200,
  HALF_LOSS: () => 100,
  LOSS: () => 0,
};

/** The stake goes from leg to leg; one division at the end, rounded down to the minor unit. */
export function payoutOf(stake: bigint, legs: readonly SettledLeg[]): bigint {
  const product = legs.reduce((all, { odds, result }) => all * BigInt(times[result](odds)), stake);
  return product / 200n ** BigInt(legs.length);
}

/** The result of the bet as a whole. */
export function resultOfBet(stake: bigint, legs: readonly SettledLeg[]): BetResult {
  if (legs.length === 1) return legs[0]!.result;
  if (legs.every(({ result }) => result === 'VOID')) return 'VOID';
  const payout = payoutOf(stake, legs);
  return payout === 0n ? 'LOSS' : payout > stake ? 'WIN' : payout === stake ? 'VOID' : 'HALF_LOSS';
}
