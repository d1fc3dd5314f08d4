import type { Mathematics } from '../mathematics/mathematics.types.js';
import { checkData } from './check-data.js';
import type { Feature } from './feature.js';
import { freeSpinFeatures } from './free-spins.js';
import { holdFeatures } from './hold-feature.js';
import { collect } from './moments.js';
import { Rational } from './rational.js';
import { screensOf } from './screens.js';
import { wildRespinChain } from './wild-respins.js';

/** What a mathematics pays, exactly. All per round, in units of the stake. */
export interface Evaluation {
  rtp: Rational;
  hitFrequency: Rational;
  featureFrequency: Rational;
  variance: Rational;
  greatest: bigint;
}

export function evaluate(mathematics: Mathematics): Evaluation {
  checkData(mathematics);
  return mathematics.wildRespins ? withWildRespins(mathematics) : withFeatureByKey(mathematics);
}

/** Plain games, free spins, hold rounds: what follows the paid screen depends on its number of scatters or coins alone. */
function withFeatureByKey(mathematics: Mathematics): Evaluation {
  const { freeSpins, hold } = mathematics;
  const { screens, cases } = screensOf(mathematics, {
    strips: mathematics.strips,
    expanding: mathematics.wild?.expanding === 'always',
  });
  const featureOf = featuresOf(mathematics);
  const begins = (key: number) =>
    freeSpins ? (freeSpins.awards[key] ?? 0) > 0 : hold ? key >= hold.trigger : false;
  const all = collect(screens.values());
  let mean = new Rational(all.sum, cases);
  let square = new Rational(all.squares, cases);
  let featured = 0n;
  let hits = 0n;
  let greatest = all.greatest;
  for (const [key, moments] of screens) {
    // A coin always pays, and a scatter that begins free spins pays by itself, so each of these rounds is a hit.
    hits += begins(key) ? moments.cases : moments.hits;
    if (!begins(key)) continue;
    const feature = featureOf(key);
    featured += moments.cases;
    mean = mean.plus(new Rational(moments.cases, cases).times(feature.mean));
    square = square
      .plus(new Rational(2n * moments.sum, cases).times(feature.mean))
      .plus(new Rational(moments.cases, cases).times(feature.square));
    if (moments.greatest + feature.greatest > greatest) greatest = moments.greatest + feature.greatest;
  }
  return {
    rtp: mean.times(new Rational(1n, BigInt(mathematics.stakeUnits))),
    hitFrequency: new Rational(hits, cases),
    featureFrequency: new Rational(featured, cases),
    variance: square.minus(mean.times(mean)),
    greatest,
  };
}

function featuresOf(mathematics: Mathematics): (key: number) => Feature {
  const { freeSpins, hold, wild } = mathematics;
  if (hold) return holdFeatures(hold, mathematics.reels * mathematics.rows);
  if (!freeSpins) return () => ({ mean: Rational.zero, square: Rational.zero, greatest: 0n });
  const { screens, cases } = screensOf(mathematics, {
    strips: freeSpins.strips ?? mathematics.strips,
    expanding: wild?.expanding !== undefined,
  });
  const byGrant = freeSpinFeatures(freeSpins, screens, cases);
  return (scatters) => byGrant(freeSpins.awards[scatters]!);
}

function withWildRespins(mathematics: Mathematics): Evaluation {
  const { mean, square, dry, greatest } = wildRespinChain(mathematics, 0);
  const { screens, cases } = screensOf(mathematics, { strips: mathematics.strips, expanding: false });
  const featured = collect([...screens].filter(([fresh]) => fresh !== 0).map(([, moments]) => moments));
  return {
    rtp: mean.times(new Rational(1n, BigInt(mathematics.stakeUnits))),
    hitFrequency: new Rational(1n).minus(dry),
    featureFrequency: new Rational(featured.cases, cases),
    variance: square.minus(mean.times(mean)),
    greatest,
  };
}
