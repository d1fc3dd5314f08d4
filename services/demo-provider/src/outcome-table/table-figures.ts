import { volatilityOf, rootOf, type RtpFigures } from '../evaluator/rtp-figures.js';
import { oneInOf } from '../evaluator/highest.js';
import { Rational } from '../evaluator/rational.js';
import type { ModeTable } from './outcome-table.js';

/** Exact figures of one mode, read off the table: decimals of fractions of its weights. */
export interface ModeFigures extends RtpFigures {
  mode: string;
  /** In stakes. */
  price: number;
  rounds: number;
  /** Share of rounds by what they pay in stakes of the mode's price: nothing, less than paid, up to 5, 20, 100, more. */
  distribution: string[];
  weight: number;
  paid: number;
  hash: string;
}

const BOUNDS = [1, 5, 20, 100];

export function modeFiguresOf(
  { mode, units, weights, featured, root, rounds }: ModeTable,
  stakeUnits: number,
): ModeFigures {
  const cost = BigInt(mode.price * stakeUnits);
  const total = BigInt(root.weight);
  const share = (counts: (row: number) => boolean) =>
    new Rational(
      weights.reduce((sum, weight, row) => (counts(row) ? sum + BigInt(weight) : sum), 0n),
      total,
    );
  const rtp = new Rational(BigInt(root.paid), total * cost);
  const squares = weights.reduce((sum, weight, row) => sum + BigInt(weight) * BigInt(units[row]!) ** 2n, 0n);
  const variance = new Rational(squares, total * cost ** 2n).minus(rtp.times(rtp));
  const most = units.reduce((high, paid) => Math.max(high, paid), 0);
  const top = share((row) => units[row] === most);
  const bucket = (paid: number) =>
    paid === 0 ? 0 : 1 + BOUNDS.filter((bound) => paid >= bound * Number(cost)).length;
  return {
    mode: mode.name,
    price: mode.price,
    rounds: rounds.length,
    rtp: rtp.toFixed(12),
    hitFrequency: share((row) => units[row]! > 0).toFixed(12),
    featureFrequency: share((row) => featured[row]!).toFixed(12),
    standardDeviation: rootOf(variance),
    volatility: volatilityOf(variance),
    maxWin: Math.floor(most / stakeUnits),
    topOneIn: oneInOf(top),
    distribution: Array.from({ length: BOUNDS.length + 2 }, (_, at) =>
      share((row) => bucket(units[row]!) === at).toFixed(12),
    ),
    weight: root.weight,
    paid: root.paid,
    hash: root.hash,
  };
}
