import { choose, permutations } from './combinatorics.js';
import { layoutOf } from './layouts.js';
import { seriesOdds, type LineOdds } from './odds.js';
import { mostOfOptions, weightOfOption } from './option-exposure.js';
import type { NumbersRule, Play, Rank, SubsetRule } from './play.js';
import { sortDigits } from './prepared.js';
import { lineCount, type Selection } from './selection.js';
import { picksNamed } from './pick-names.js';
import { mostOfRank } from './ranks.js';
import { countShown } from './view.js';

/** One pick of a play, named alike however it was written, and its weight ×1000 per unit staked. */
export interface WeighedPick {
  pick: string;
  weight: number;
}

/**
 * What a selection can cost, ×1000 per unit staked on each charged line. `most`: no result pays it more.
 *
 * Weights: in every result the picks of the play that win pay, each divided by its weight, one at the most in all. So
 * a result pays all bets on a play no more than the most loaded pick's stake times its weight.
 */
export interface Exposure {
  most: number;
  /** None where there are more than asked for, or where so many picks win at once that a weight says little. */
  picks: readonly WeighedPick[];
}

/** Where more picks than this win in one result, lines are bounded by what they can win alone. */
const mostWinners = 30;

export function exposureOf(play: Play, selection: Selection, odds: LineOdds, maxPicks: number): Exposure {
  const most = mostOf(play, selection, odds);
  if (!isWeighed(play) || pickCount(play, selection) > maxPicks) return { most, picks: [] };
  const names = picksNamed(play, selection);
  return { most, picks: names.map((pick) => ({ pick, weight: weightOf(play, pick, odds) })) };
}

/** Of pairs, each number that is drawn wins with every other. */
function isWeighed(play: Play): boolean {
  const { rule } = play;
  if (rule.kind === 'sequence') return rule.ranks === undefined;
  return rule.kind !== 'subset' || winnersOf(play, rule) <= mostWinners;
}

/** A pick of an options play is an option, whatever number of lines it is charged as. */
function pickCount(play: Play, selection: Selection): number {
  if ('options' in selection) return selection.options.length;
  return lineCount(play, selection) / (play.rule.kind === 'numbers' ? play.rule.charge : 1);
}

/** What a pick of a name weighs, ×1000 per unit staked; zero where a line of the play is bounded by what it wins alone. */
export const weightOfPick = (play: Play, pick: string, odds: LineOdds): number =>
  isWeighed(play) ? weightOf(play, pick, odds) : 0;

function weightOf(play: Play, pick: string, odds: LineOdds): number {
  const { rule } = play;
  switch (rule.kind) {
    case 'numbers':
      return rule.hits ? weightByHits(play, rule, odds) : weightOfNumber(play, rule, pick, odds);
    case 'each':
      return rule.positions.length * oddsOf(odds, 'WIN');
    case 'sequence':
    case 'roles':
      return oddsOf(odds, 'WIN');
    case 'subset':
      return winnersOf(play, rule) * Math.max(...Object.values(odds));
    case 'options':
      return weightOfOption(rule, pick, odds);
  }
}

function mostOf(play: Play, selection: Selection, odds: LineOdds): number {
  const { rule } = play;
  switch (rule.kind) {
    case 'numbers':
      return mostOfNumbers(play, rule, selection, odds);
    case 'each':
      return setsOf(selection).filter((set) => set.length > 0).length * oddsOf(odds, 'WIN');
    case 'sequence':
      return rule.ranks ? mostOfPairs(play, rule.ranks, selection, odds) : oddsOf(odds, 'WIN');
    case 'roles':
      return oddsOf(odds, 'WIN');
    case 'subset':
      return mostOfSubset(play, rule, picksOf(selection).length, odds);
    case 'options':
      return mostOfOptions(rule, 'options' in selection ? selection.options : [], odds);
  }
}

const picksOf = (selection: Selection): readonly number[] => ('picks' in selection ? selection.picks : []);
const setsOf = (selection: Selection): readonly (readonly number[])[] =>
  'sets' in selection ? selection.sets : [];

function oddsOf(odds: LineOdds, tier: string): number {
  const milli = odds[tier];
  if (milli === undefined) throw new Error(`No odds of tier ${tier} are stored with the bet`);
  return milli;
}

const shownBy = (play: Play, view: NumbersRule['bags'][number]['view']): number =>
  countShown(layoutOf(play.layout), view);

/** Every place of the result pays its share: a number is weighed as if all of them showed it. */
function weightOfNumber(play: Play, rule: NumbersRule, pick: string, odds: LineOdds): number {
  const orders = rule.anyOrder ? `:${permutations(pick)}` : '';
  const [only] = rule.bags;
  if (only && rule.bags.length === 1) return shownBy(play, only.view) * oddsOf(odds, `${only.tier}${orders}`);
  // The shares of prizes are those of the play's own odds; a bet at odds of other proportions is weighed by the dearest.
  const bags = rule.bags.map(({ tier, view }) => ({
    own: ownOdds(play, rule.anyOrder ? `${tier}:1` : tier),
    bet: oddsOf(odds, `${tier}${orders}`),
    places: shownBy(play, view),
  }));
  const whole = bags.reduce((sum, { own, places }) => sum + own * places, 0);
  return Math.max(...bags.map(({ own, bet }) => Math.ceil((whole * bet) / own)));
}

function ownOdds(play: Play, code: string): number {
  const tier = play.tiers.find((candidate) => candidate.code === code);
  if (!tier) throw new Error(`${play.code} has no tier ${code}`);
  return typeof tier.odds === 'number' ? tier.odds : seriesOdds(tier.odds, 2000);
}

/** A number that is paid once, by how often it occurs: as many of them win as the places of the result allow. */
function weightByHits(play: Play, rule: NumbersRule, odds: LineOdds): number {
  const places = shownBy(play, rule.bags[0]!.view);
  const paid = (hits: number): number => oddsByHits(rule, hits, odds);
  if (rule.hits !== 'byCount') {
    const least = Array.from({ length: places }, (_, at) => at + 1).find((hits) => paid(hits) > 0);
    return least === undefined ? 0 : Math.floor(places / least) * paid(least);
  }
  return Math.max(
    ...Array.from({ length: places }, (_, at) => Math.ceil((places * paid(at + 1)) / (at + 1))),
  );
}

function oddsByHits({ hits: rule, bags }: NumbersRule, hits: number, odds: LineOdds): number {
  const { tier } = bags[0]!;
  if (rule === 'byCount') return odds[`${tier}:${hits}`] ?? 0;
  if (!rule) return hits * oddsOf(odds, tier);
  return ('atLeast' in rule ? hits >= rule.atLeast : hits === rule.exactly) ? oddsOf(odds, tier) : 0;
}

function mostOfNumbers(play: Play, rule: NumbersRule, selection: Selection, odds: LineOdds): number {
  if (rule.hits) {
    const paid = (hits: number): number => oddsByHits(rule, hits, odds);
    return mostByHits(picksOf(selection).length, shownBy(play, rule.bags[0]!.view), paid);
  }
  return rule.bags.reduce((sum, { tier, view }) => {
    const best = rule.anyOrder ? bestOrder(rule, picksOf(selection), tier, odds) : oddsOf(odds, tier);
    return sum + shownBy(play, view) * best;
  }, 0);
}

/** Picks with the same digits win together. */
function bestOrder(rule: NumbersRule, picks: readonly number[], tier: string, odds: LineOdds): number {
  const alike = Map.groupBy(picks, (pick) => sortDigits(String(pick).padStart(rule.digits, '0')));
  return Math.max(
    ...[...alike].map(([digits, same]) => same.length * oddsOf(odds, `${tier}:${permutations(digits)}`)),
  );
}

/** The most that so many picks win of so many places, when each is paid by its own hits. */
function mostByHits(picks: number, places: number, paid: (hits: number) => number): number {
  if (picks === 0) return 0;
  let most = 0;
  for (let hits = 1; hits <= places; hits++)
    most = Math.max(most, paid(hits) + mostByHits(picks - 1, places - hits, paid));
  return most;
}

/** Each pair wins one rank: the dearest ranks take as many pairs as one result can raise to them. */
function mostOfPairs(play: Play, ranks: readonly Rank[], selection: Selection, odds: LineOdds): number {
  const [firsts = 0, seconds = 0] = setsOf(selection).map((set) => set.length);
  let left = lineCount(play, selection);
  let most = 0;
  for (const rank of ranks.toSorted((a, b) => oddsOf(odds, b.tier) - oddsOf(odds, a.tier))) {
    const pairs = Math.min(left, mostOfRank(rank, shownBy(play, rank.view), firsts, seconds));
    most += pairs * oddsOf(odds, rank.tier);
    left -= pairs;
  }
  return most;
}

interface Drawn {
  symbols: number;
  shown: number;
  isDistinct: boolean;
}

function drawnBy(play: Play, rule: SubsetRule): Drawn {
  const layout = layoutOf(play.layout);
  const slots = layout.slots.filter(({ code }) => rule.view.slots?.includes(code) ?? true);
  return {
    symbols: rule.symbols.to - rule.symbols.from + 1,
    shown: countShown(layout, rule.view),
    isDistinct: slots.every(({ distinct }) => distinct === true),
  };
}

/** How many combinations win in one result at the most. */
function winnersOf(play: Play, rule: SubsetRule): number {
  const { symbols, shown, isDistinct } = drawnBy(play, rule);
  let most = 0;
  for (let hits = isDistinct ? shown : 1; hits <= Math.min(shown, symbols); hits++)
    most = Math.max(
      most,
      combinations(rule, hits, symbols - hits, () => 1),
    );
  return most;
}

/** Over the tiers: the combinations of symbols that occur and of others, each counted by what its tier is worth. */
function combinations(
  rule: SubsetRule,
  hit: number,
  missed: number,
  worth: (tier: string) => number,
): number {
  if (rule.byOccurrences) return choose(hit, rule.choose) * Math.max(...Object.values(rule.tiers).map(worth));
  return Object.entries(rule.tiers).reduce((sum, [hits, tier]) => {
    const ways = choose(hit, Number(hits)) * choose(missed, rule.choose - Number(hits));
    return sum + ways * worth(tier);
  }, 0);
}

function mostOfSubset(play: Play, rule: SubsetRule, picks: number, odds: LineOdds): number {
  const { symbols, shown, isDistinct } = drawnBy(play, rule);
  if (rule.byOccurrences) return mostByOccurrences(rule, picks, shown, odds);
  const most = Math.min(picks, shown);
  const least = isDistinct ? Math.max(0, shown - (symbols - picks)) : picks === symbols ? 1 : 0;
  let best = 0;
  for (let hits = least; hits <= most; hits++)
    best = Math.max(
      best,
      combinations(rule, hits, picks - hits, (tier) => oddsOf(odds, tier)),
    );
  return best;
}

/** Over all ways in which so many places show the picks: each combination is paid by how often its picks occur in all. */
function mostByOccurrences(rule: SubsetRule, picks: number, places: number, odds: LineOdds): number {
  const paid = (counts: readonly number[], from: number, left: number, occurrences: number): number => {
    if (left === 0) {
      const tier = rule.tiers[occurrences];
      return tier === undefined ? 0 : oddsOf(odds, tier);
    }
    return counts
      .slice(from)
      .reduce((sum, count, at) => sum + paid(counts, from + at + 1, left - 1, occurrences + count), 0);
  };
  const best = (counts: readonly number[], left: number): number => {
    let most = paid(counts, 0, rule.choose, 0);
    if (counts.length === picks) return most;
    for (let count = Math.min(left, counts.at(-1) ?? left); count > 0; count--)
      most = Math.max(most, best([...counts, count], left - count));
    return most;
  };
  return best([], places);
}
