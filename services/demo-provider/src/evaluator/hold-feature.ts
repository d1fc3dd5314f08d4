import type { Hold } from '../math-model/math-model.types.js';
import type { Feature } from './feature.js';
import { Rational } from './rational.js';

/**
 * The number of coins of a hold round never falls: from each number of coins, the chance of each next one within
 * the tries allowed, and of ending. The payment is then a sum of so many independent coins, with the prize if full.
 */
export function holdFeatures(hold: Hold, cells: number): (coins: number) => Feature {
  const weights = BigInt(hold.values.reduce((sum, { weight }) => sum + weight, 0));
  const sumOf = (power: bigint) =>
    hold.values.reduce((sum, { units, weight }) => sum + BigInt(units) ** power * BigInt(weight), 0n);
  const mean = new Rational(sumOf(1n), weights);
  const square = new Rational(sumOf(2n), weights);
  const variance = square.minus(mean.times(mean));
  const most = Math.max(...hold.values.map(({ units }) => units));
  const dearest = BigInt(most);
  const dearestWeight = BigInt(
    hold.values.reduce((sum, { units, weight }) => (units === most ? sum + weight : sum), 0),
  );
  const prize = BigInt(hold.fullUnits);

  return (coins) => {
    let average = Rational.zero;
    let second = Rational.zero;
    const ends = lastCounts(hold, cells, coins);
    for (const [count, chance] of ends) {
      const n = new Rational(BigInt(count));
      const paid = n.times(mean).plus(new Rational(count === cells ? prize : 0n));
      average = average.plus(chance.times(paid));
      second = second.plus(chance.times(n.times(variance).plus(paid.times(paid))));
    }
    const full = new Rational(dearestWeight ** BigInt(cells), weights ** BigInt(cells));
    const top = () => ends.at(-1)![1].times(full);
    return { mean: average, square: second, max: BigInt(cells) * dearest + prize, top };
  };
}

/** Chance of each number of coins at the end, beginning with `coins`. All over the same power of the landing's denominator. */
function lastCounts(hold: Hold, cells: number, coins: number): [count: number, chance: Rational][] {
  const hit = BigInt(hold.landing.chance);
  const of = BigInt(hold.landing.of);
  const exponent = (from: number) => BigInt((cells - from) * hold.respins);
  // reached[n]: numerator over of ^ (sum of exponents of all counts below n), kept by carrying the skipped factors along.
  const reached = new Map<number, bigint>([[coins, 1n]]);
  const ended: [number, Rational][] = [];
  let denominator = 1n;
  for (let count = coins; count <= cells; count++) {
    const here = reached.get(count) ?? 0n;
    if (count === cells) {
      ended.push([count, new Rational(here, denominator)]);
      break;
    }
    const scale = of ** exponent(count);
    const empty = cells - count;
    const missAll = (of - hit) ** BigInt(empty);
    const all = of ** BigInt(empty);
    for (const [later, value] of reached) if (later > count) reached.set(later, value * scale);
    // A new coin comes at the first, second … try: sum of missAll^i, each with the remaining tries' factor left over.
    let tries = 0n;
    for (let i = 0; i < hold.respins; i++)
      tries += missAll ** BigInt(i) * all ** BigInt(hold.respins - 1 - i);
    for (let more = 1; more <= empty; more++) {
      const landing = choose(empty, more) * hit ** BigInt(more) * (of - hit) ** BigInt(empty - more);
      reached.set(count + more, (reached.get(count + more) ?? 0n) + here * landing * tries);
    }
    ended.push([count, new Rational(here * missAll ** BigInt(hold.respins), denominator * scale)]);
    denominator *= scale;
  }
  return ended;
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
