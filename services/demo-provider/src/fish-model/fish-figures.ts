import { Rational } from '../evaluator/rational.js';
import type { FishModel, Prey } from './fish-model.types.js';

export interface PreyFigures {
  /** Shares to twelve places. */
  rtp: string;
  catchShare: string;
  /** Highest award in stakes, and one in how many shots wins it. */
  maxTimes: number;
  maxOneIn: string;
}

/** Exact by the weights alone. */
export function preyFigures({ outOf, awards }: Prey): PreyFigures {
  const sum = (of: (award: { times: number; weight: number }) => number) =>
    BigInt(awards.reduce((total, award) => total + of(award), 0));
  const all = BigInt(outOf);
  const best = awards.reduce((one, other) => (other.times > one.times ? other : one));
  return {
    rtp: new Rational(
      sum(({ times, weight }) => times * weight),
      all,
    ).toFixed(12),
    catchShare: new Rational(
      sum(({ weight }) => weight),
      all,
    ).toFixed(12),
    maxTimes: best.times,
    maxOneIn: new Rational(all, BigInt(best.weight)).toFixed(1),
  };
}

/** Of the kind that returns least: what a player gets at least, whatever they shoot at. */
export const minRtpOf = ({ prey }: FishModel): string =>
  prey.map((one) => preyFigures(one).rtp).toSorted()[0]!;
