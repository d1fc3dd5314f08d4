import type { MathModel } from '../math-model/math-model.types.js';
import { checkData } from './check-data.js';
import type { Feature } from './feature.js';
import { freeSpinFeatures } from './free-spins.js';
import { chanceOfHighest, type Payment } from './highest.js';
import { holdFeatures } from './hold-feature.js';
import { collect } from './mean-variance.js';
import { Rational } from './rational.js';
import { spinGridsOf } from './spin-grids.js';
import { wildRespinChain } from './wild-respins.js';

/** The exact figures of a math model, per round, in units of the stake. */
export interface Evaluation {
  rtp: Rational;
  hitFrequency: Rational;
  featureFrequency: Rational;
  variance: Rational;
  max: bigint;
  /** Chance of a round that pays `max`; computed when it is asked for. */
  top: () => Rational;
}

export function evaluate(mathModel: MathModel): Evaluation {
  checkData(mathModel);
  return mathModel.wildRespins ? withWildRespins(mathModel) : withFeatureByKey(mathModel);
}

/** Plain games, free spins, hold rounds: the feature depends only on the number of scatters or coins of the base grid. */
function withFeatureByKey(mathModel: MathModel): Evaluation {
  const { freeSpins, hold } = mathModel;
  const { spinGrids, cases } = spinGridsOf(mathModel, {
    strips: mathModel.strips,
    expanding: mathModel.wild?.expanding === 'always',
  });
  const featureOf = featuresOf(mathModel);
  const begins = (key: number) =>
    freeSpins ? (freeSpins.awards[key] ?? 0) > 0 : hold ? key >= hold.trigger : false;
  const all = collect(spinGrids.values());
  let mean = new Rational(all.sum, cases);
  let square = new Rational(all.squares, cases);
  let featured = 0n;
  let hits = 0n;
  let max = all.max;
  const kinds: Payment[] = [];
  for (const [key, meanVariance] of spinGrids) {
    // A coin always pays, and a scatter that begins free spins pays by itself, so each of these rounds is a hit.
    hits += begins(key) ? meanVariance.cases : meanVariance.hits;
    const grids = () => new Rational(meanVariance.tops(), cases);
    if (!begins(key)) {
      kinds.push({ max: meanVariance.max, top: grids });
      continue;
    }
    const feature = featureOf(key);
    kinds.push({ max: meanVariance.max + feature.max, top: () => grids().times(feature.top()) });
    featured += meanVariance.cases;
    mean = mean.plus(new Rational(meanVariance.cases, cases).times(feature.mean));
    square = square
      .plus(new Rational(2n * meanVariance.sum, cases).times(feature.mean))
      .plus(new Rational(meanVariance.cases, cases).times(feature.square));
    if (meanVariance.max + feature.max > max) max = meanVariance.max + feature.max;
  }
  return {
    rtp: mean.times(new Rational(1n, BigInt(mathModel.stakeUnits))),
    hitFrequency: new Rational(hits, cases),
    featureFrequency: new Rational(featured, cases),
    variance: square.minus(mean.times(mean)),
    max,
    top: () => chanceOfHighest(kinds),
  };
}

function featuresOf(mathModel: MathModel): (key: number) => Feature {
  const { freeSpins, hold, wild } = mathModel;
  if (hold) return holdFeatures(hold, mathModel.reels * mathModel.rows);
  if (!freeSpins)
    return () => ({ mean: Rational.zero, square: Rational.zero, max: 0n, top: () => new Rational(1n) });
  const { spinGrids, cases } = spinGridsOf(mathModel, {
    strips: freeSpins.strips ?? mathModel.strips,
    expanding: wild?.expanding !== undefined,
  });
  const byGrant = freeSpinFeatures(freeSpins, spinGrids, cases);
  return (scatters) => byGrant(freeSpins.awards[scatters]!);
}

function withWildRespins(mathModel: MathModel): Evaluation {
  const { mean, square, noWin, max, top } = wildRespinChain(mathModel, 0);
  const { spinGrids, cases } = spinGridsOf(mathModel, { strips: mathModel.strips, expanding: false });
  const featured = collect(
    [...spinGrids].filter(([fresh]) => fresh !== 0).map(([, meanVariance]) => meanVariance),
  );
  return {
    rtp: mean.times(new Rational(1n, BigInt(mathModel.stakeUnits))),
    hitFrequency: new Rational(1n).minus(noWin),
    featureFrequency: new Rational(featured.cases, cases),
    variance: square.minus(mean.times(mean)),
    max,
    top,
  };
}
