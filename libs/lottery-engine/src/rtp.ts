import type { LineOdds } from './odds.js';
import type { Play, Proof } from './play.js';

/** A fraction in lowest terms. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

export function fraction(over: bigint, under: bigint): Fraction {
  const divisor = commonDivisor(over, under) || 1n;
  return { over: over / divisor, under: under / divisor };
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** 0.95678 as "95.68 %", rounded half up. */
export function percent({ over, under }: Fraction, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const scaled = (2n * over * 100n * scale + under) / (2n * under);
  const fractional = decimals === 0 ? '' : `.${String(scaled % scale).padStart(decimals, '0')}`;
  return `${scaled / scale}${fractional} %`;
}

/** What one class of picks returns of its stakes, exact. */
export function rtpOfPick(proof: Proof, odds: LineOdds): Fraction {
  const prizes = Object.entries(proof.wins).reduce(
    (sum, [tier, count]) => sum + count * BigInt(odds[tier] ?? 0),
    0n,
  );
  return fraction(prizes + 1000n * (proof.refunds ?? 0n), 1000n * proof.total * BigInt(proof.lines));
}

export interface Rtp {
  lowest: Fraction;
  highest: Fraction;
}

/** The returns of a play over its classes of picks. */
export function rtpOf(play: Play, odds: LineOdds): Rtp {
  const all = play.proof.map((proof) => rtpOfPick(proof, odds));
  const [first, ...others] = all;
  if (!first) throw new Error(`${play.code} has no proof`);
  return {
    lowest: others.reduce((least, next) => (isLess(next, least) ? next : least), first),
    highest: others.reduce((most, next) => (isLess(most, next) ? next : most), first),
  };
}

export type OddsVerdict = 'accepted' | 'low' | 'refused';

const warnBelow = fraction(80n, 100n);
const all = fraction(1n, 1n);

/** The returns of a play over its classes of picks, with what the rebate takes off the price. */
export function returnOf(play: Play, odds: LineOdds, rebatePpm = 0): Rtp {
  const rebate = fraction(BigInt(rebatePpm), 1_000_000n);
  const withRebate = (rtp: Fraction): Fraction =>
    fraction(rtp.over * rebate.under + rebate.over * rtp.under, rtp.under * rebate.under);
  const { lowest, highest } = rtpOf(play, odds);
  return { lowest: withRebate(lowest), highest: withRebate(highest) };
}

/** Odds that return more than all stakes, with the rebate, are refused; below 80 % of them is worth a warning. */
export function judgeOdds(play: Play, odds: LineOdds, rebatePpm = 0): OddsVerdict {
  const { lowest, highest } = returnOf(play, odds, rebatePpm);
  if (isLess(all, highest)) return 'refused';
  return isLess(lowest, warnBelow) ? 'low' : 'accepted';
}
