/** Sums over the settled rounds of a game. */
export interface RtpSums {
  rounds: number;
  staked: bigint;
  paid: bigint;
  stakeSquares: bigint;
  paidSquares: bigint;
  products: bigint;
}

export interface Rtp {
  actualPpm: number;
  bandPpm: number;
  isInside: boolean | null;
}

const million = 1_000_000n;
/** Two-sided 99.9 %. */
const zPpm = 3_290_500n;
/** With fewer rounds the band, which is estimated from them, says nothing. */
export const enoughRounds = 1_000;

/** The return paid, and the band around it that the spread of the rounds themselves gives. */
export function rtpOf(sums: RtpSums, publishedPpm: number | null): Rtp {
  const { rounds, staked, paid, stakeSquares, paidSquares, products } = sums;
  const actual = (paid * million) / staked;
  // The sum of (paid − return × stake)², scaled by 10^12.
  const spread =
    paidSquares * million * million - 2n * actual * products * million + actual * actual * stakeSquares;
  const bandPpm = Number((zPpm * rootOf(spread > 0n ? spread : 0n)) / (million * staked)) + 1;
  const actualPpm = Number(actual);
  const isJudged = publishedPpm !== null && rounds >= enoughRounds;
  return { actualPpm, bandPpm, isInside: isJudged ? Math.abs(actualPpm - publishedPpm) <= bandPpm : null };
}

/** "96.21" → 962100. */
export function publishedPpmOf(percent: string | null): number | null {
  return percent === null ? null : Math.round(Number(percent) * 10_000);
}

function rootOf(square: bigint): bigint {
  let root = square;
  for (let next = (root + 1n) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return root;
}
