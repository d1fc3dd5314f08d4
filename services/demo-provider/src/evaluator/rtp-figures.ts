import type { MathModel } from '../math-model/math-model.types.js';
import { evaluate, type Evaluation } from './evaluate.js';
import { oneInOf } from './highest.js';
import { Rational } from './rational.js';

/** The figures that are published with the data and shown to the player: decimals of exact fractions. */
export interface RtpFigures {
  rtp: string;
  hitFrequency: string;
  featureFrequency: string;
  /** Of one round, in stakes. */
  standardDeviation: string;
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Highest win of one round in whole stakes. */
  maxWin: number;
  /** "12345.6" or "1.2e+17": the highest win comes once in so many rounds, exactly. */
  topOneIn: string;
}

export function rtpFiguresOf(mathModel: MathModel): RtpFigures {
  const evaluation = evaluate(mathModel);
  return {
    rtp: evaluation.rtp.toFixed(12),
    hitFrequency: evaluation.hitFrequency.toFixed(12),
    featureFrequency: evaluation.featureFrequency.toFixed(12),
    standardDeviation: rootOf(varianceInStakes(mathModel, evaluation)),
    volatility: volatilityOf(varianceInStakes(mathModel, evaluation)),
    maxWin: Number(evaluation.max / BigInt(mathModel.stakeUnits)),
    topOneIn: oneInOf(evaluation.top()),
  };
}

const varianceInStakes = (mathModel: MathModel, { variance }: Evaluation) =>
  variance.times(new Rational(1n, BigInt(mathModel.stakeUnits) ** 2n));

/** Classes by standard deviation in stakes: below 3, 4, 6, 9, and above. */
export function volatilityOf(variance: Rational): RtpFigures['volatility'] {
  const above = [3n, 4n, 6n, 9n].filter((limit) => variance.compare(new Rational(limit * limit)) >= 0);
  return (above.length + 1) as RtpFigures['volatility'];
}

/** Square root with six places, the rest cut off. */
export function rootOf(variance: Rational): string {
  const scaled = (variance.numerator * 10n ** 12n) / variance.denominator;
  let root = scaled;
  for (let next = (root + 1n) / 2n; next < root; next = (root + scaled / root) / 2n) root = next;
  return new Rational(root, 10n ** 6n).toFixed(6);
}
