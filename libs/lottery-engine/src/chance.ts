import { choose, permutations } from './combinatorics.js';
import { layoutOf } from './layouts.js';
import type { NumbersRule, Play, Proof } from './play.js';
import { fraction, type Fraction } from './rtp.js';
import type { LineOdds } from './odds.js';
import { formOf, lineCount, type Selection } from './selection.js';
import { countShown } from './view.js';

/** How many values of a result a number is compared with; each may be a hit. */
export function valuesLookedAt(play: Play): number {
  const { rule } = play;
  const layout = layoutOf(play.layout);
  if (rule.kind === 'numbers') return rule.bags.reduce((sum, { view }) => sum + countShown(layout, view), 0);
  if (rule.kind === 'subset' || rule.kind === 'roles' || rule.kind === 'sequence')
    return countShown(layout, rule.view);
  return 1;
}

/** The exact chance that the pick of a proof wins at all; hits among several values may come together. */
export function chanceOfWin(play: Play, proof: Proof): Fraction {
  const { rule } = play;
  if (rule.kind === 'numbers' && !rule.hits && !rule.anyOrder) {
    const symbols = rule.symbols ? rule.symbols.to - rule.symbols.from + 1 : 10;
    const [space, values] = [BigInt(symbols) ** BigInt(rule.digits), BigInt(valuesLookedAt(play))];
    return fraction(space ** values - (space - 1n) ** values, space ** values);
  }
  const wins = Object.values(proof.wins).reduce((sum, count) => sum + count, 0n);
  return fraction(wins < proof.total ? wins : proof.total, proof.total);
}

/** What a selection returns if the draw suits it best and each value counts once; ×1000 of the stake of a line. */
export function bestReturn(play: Play, selection: Selection, odds: LineOdds): number {
  const { rule } = play;
  const best = Math.max(0, ...Object.values(odds));
  if (rule.kind === 'options') {
    const chosen = 'options' in selection ? selection.options : [];
    const byValue = new Map<number, number>();
    for (const { code, value = 0, wins } of rule.options) {
      if (!chosen.includes(code)) continue;
      const most = Math.max(0, ...Object.keys(wins).map((tier) => odds[tier] ?? 0));
      byValue.set(value, Math.max(byValue.get(value) ?? 0, most));
    }
    return [...byValue.values()].reduce((sum, most) => sum + most, 0);
  }
  if (rule.kind === 'numbers') {
    const layout = layoutOf(play.layout);
    const numbers = lineCount(play, selection) / rule.charge;
    if (rule.hits) return bestOfHits(numbers, valuesLookedAt(play), rule, odds);
    const orders = new Set(
      rule.anyOrder && 'picks' in selection
        ? selection.picks.map((pick) => permutations(String(pick).padStart(rule.digits, '0')))
        : [],
    );
    const priceOf = (tier: string): number =>
      odds[tier] ?? Math.max(0, ...[...orders].map((count) => odds[`${tier}:${count}`] ?? 0));
    const prices = rule.bags.flatMap(({ tier, view }) =>
      Array.from({ length: countShown(layout, view) }, () => priceOf(tier)),
    );
    return prices
      .toSorted((a, b) => b - a)
      .slice(0, numbers)
      .reduce((sum, price) => sum + price, 0);
  }
  if (rule.kind === 'each')
    return 'sets' in selection ? selection.sets.filter((set) => set.length > 0).length * best : 0;
  if (rule.kind === 'subset') {
    const picks = 'picks' in selection ? selection.picks.length : 0;
    if (rule.byOccurrences) return best * lineCount(play, selection);
    return bestSubset(picks, Math.min(picks, valuesLookedAt(play)), rule.choose, (hits) => {
      const tier = rule.tiers[hits];
      return tier === undefined ? 0 : (odds[tier] ?? 0);
    });
  }
  return formOf(play) ? best : 0;
}

/** Values shared out among numbers, each of which pays once by how many it has. */
function bestOfHits(numbers: number, values: number, { hits, bags }: NumbersRule, odds: LineOdds): number {
  const tier = bags[0]?.tier ?? '';
  const priceOf = (count: number): number => {
    if (hits === 'byCount') return odds[`${tier}:${count}`] ?? 0;
    const needed = hits && ('exactly' in hits ? hits.exactly : hits.atLeast);
    return count === needed ? (odds[tier] ?? 0) : 0;
  };
  let best = Array.from({ length: values + 1 }, () => 0);
  for (let number = 0; number < Math.min(numbers, values); number++)
    best = best.map((_, left) =>
      Math.max(...Array.from({ length: left + 1 }, (__, count) => priceOf(count) + best[left - count]!)),
    );
  return best[values]!;
}

/** Over every number of picks that may appear: the lines that win by how many of theirs do. */
function bestSubset(picks: number, most: number, size: number, priceOf: (hits: number) => number): number {
  let best = 0;
  for (let appear = 0; appear <= most; appear++) {
    let sum = 0;
    for (let hits = 0; hits <= size; hits++)
      sum += choose(appear, hits) * choose(picks - appear, size - hits) * priceOf(hits);
    best = Math.max(best, sum);
  }
  return best;
}
