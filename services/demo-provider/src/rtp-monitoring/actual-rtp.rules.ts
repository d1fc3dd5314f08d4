import type { RtpFigures } from '../evaluator/rtp-figures.js';

/** All closed rounds of one math model: sums of minor units, and of the squares of the stakes. */
export interface Played {
  rounds: number;
  staked: bigint;
  paid: bigint;
  stakeSquares: bigint;
}

export interface ActualRtp {
  rounds: number;
  /** Millionths of what was staked. */
  actualPpm: number;
  exactPpm: number;
  /** Two-sided 99.9 %, for the stakes that were really placed. */
  bandPpm: number;
  inside: boolean;
}

const Z_PPM = 3_290_500n;

/** Compares the actual RTP of a math model with its exact RTP. Undefined before the first round. */
export function actualRtp(
  { rounds, staked, paid, stakeSquares }: Played,
  figures: RtpFigures,
): ActualRtp | undefined {
  if (staked === 0n) return undefined;
  const actualPpm = Number((paid * 1_000_000n) / staked);
  const exactPpm = Number(toPpm(figures.rtp));
  // The variance of a sum of rounds is that of one round, in stakes, times the sum of the squared stakes.
  const bandPpm =
    Number((Z_PPM * toPpm(figures.standardDeviation) * rootOf(stakeSquares)) / (1_000_000n * staked)) + 1;
  return { rounds, actualPpm, exactPpm, bandPpm, inside: Math.abs(actualPpm - exactPpm) <= bandPpm };
}

/** "0.9619640…" → 961964, digits cut off after the sixth. */
function toPpm(decimal: string): bigint {
  const [whole = '0', digits = ''] = decimal.split('.');
  return BigInt(whole + digits.slice(0, 6).padEnd(6, '0'));
}

function rootOf(square: bigint): bigint {
  let root = square;
  for (let next = (root + 1n) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return root;
}
