import fc from 'fast-check';
import {
  allPlays,
  coveredPpm,
  layoutOf,
  parseSelection,
  playOf,
  prepare,
  printSelection,
  settle,
  type Play,
  type Prepared,
  type Result,
  type Selection,
} from '../src/index.js';
import { choose } from '../src/combinatorics.js';
import type { ValueOf } from '../src/play.js';
import { weightsOf } from '../src/weights.js';
import { pickNear } from './picks.js';
import { singlesOf, tryParse } from './singles.js';
import { enumerable, numbersFrom, randomResult, resultsSeenBy, viewsOf } from './spaces.js';

const span = (from: number, to: number, width = 2): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0')).join(',');

const cover = (group: string, code: string, ...texts: string[]): number => {
  const play = playOf(group, code)!;
  return coveredPpm(
    play,
    texts.map((text) => parseSelection(play, text)),
  );
};

describe('How much of a play bets cover together', () => {
  it.each<[group: string, play: string, texts: string[], ppm: number]>([
    ['MB', 'DUOI', [span(0, 9, 1)], 1_000_000],
    ['MB', 'DUOI', [span(0, 6, 1)], 700_000],
    ['MB', 'DUOI', [span(0, 7, 1)], 800_000],
    ['MB', 'DUOI', ['0,1,2,3', '3,4,5', '6,7'], 800_000],
    ['MB', 'DAU', ['4'], 100_000],
    ['MB', 'DE_DB', [span(0, 70)], 710_000],
    ['MB', 'DE_DB', [span(0, 69)], 700_000],
    ['MB', 'LO2', ['01234567_#'], 800_000],
    ['MB', 'LO2', ['0123456_#', '00,09,70'], 710_000],
    ['MN', 'CANG3_DB', [span(0, 699, 3), '700'], 701_000],
    ['MB', 'DB2_PARITY', ['ODD', 'EVEN'], 1_000_000],
    ['MB', 'DB2_PARITY', ['ODD'], 500_000],
    ['MB', 'DB2_SIZE', ['BIG,SMALL'], 1_000_000],
    ['MB', 'DB2_SUM', ['S5,S6,S7,S8,S9,S10,S11,S12,S13'], 700_000],
    ['MB', 'DB2_SUM', ['S4,S5,S6,S7,S8,S9,S10,S11,S12,S13'], 750_000],
    // A sum of nine gives the stake back.
    ['MB', 'DB2_SUM_SIZE', ['BIG'], 550_000],
    ['MB', 'DB2_SUM_SIZE', ['BIG', 'SMALL'], 1_000_000],
    ['SSC', 'TOTAL', ['BIG', 'ODD'], 734_920],
    ['SSC', 'FORM3_FIRST', ['PAIR', 'HALF_RUN', 'MIXED'], 930_000],
    ['SSC', 'FORM3_FIRST', ['TRIPLE', 'RUN', 'PAIR', 'MIXED'], 640_000],
    // Each place is a market: all digits of one are no fifth of the play.
    ['SSC', 'FIX', ['0123456789_#_#_#_#'], 1_000_000],
    ['SSC', 'FIX', ['0123456_0123456_#_#_9'], 700_000],
    ['SSC', 'SIDES', ['1BIG,2SMALL,3ODD'], 500_000],
    ['SSC', 'SIDES', ['1BIG,1ODD'], 700_000],
    ['SSC', 'SIDES', ['4BIG', '4SMALL'], 1_000_000],
    ['SSC', 'DRAGON_TIGER', ['12DRAGON,12TIGER'], 900_000],
    ['SSC', 'STRAIGHT3_FIRST', ['#_#_01234567'], 800_000],
    ['SSC', 'GROUP6_FIRST', [span(0, 8, 1)], 700_000],
    ['SSC', 'GROUP6_FIRST', [span(0, 8, 1), '0,1,9'], 708_334],
    ['K3', 'ANY_TRIPLE', ['ANY'], 27_778],
    ['K3', 'SIDES', ['BIG', 'SMALL'], 1_000_000],
    ['PK10', 'STRAIGHT2', ['01-02-03-04-05-06-07-08_01-02-03-04-05-06-07-08-09-10'], 800_000],
    ['KENO', 'HALVES', ['UPPER', 'LOWER'], 796_757],
    ['KENO', 'SUM_PARITY', ['ODD', 'EVEN'], 1_000_000],
    ['MY4D', 'BOX_BIG', ['1234'], 2_400],
    ['MB', 'XIEN2', [span(0, 83)], 704_243],
    ['MB', 'XIEN2', [span(0, 82)], 687_475],
  ])('%s %s %j: %i millionths', (group, code, texts, ppm) => {
    expect(cover(group, code, ...texts)).toBe(ppm);
  });

  it('no single option covers so much that it alone is no valid bet', () => {
    for (const play of allPlays()) {
      if (play.rule.kind !== 'options') continue;
      for (const { code } of play.rule.options)
        expect([play.code, coveredPpm(play, [{ options: [code] }]) <= 700_000]).toEqual([play.code, true]);
    }
  });
});

describe('The weights of options', () => {
  const plays = allPlays().filter(({ rule }) => rule.kind === 'options');

  it.each(plays.map((play) => [play.group, play.code, play] as const))(
    '%s %s are those of its proof',
    (...row) => {
      const play = row[2];
      if (play.rule.kind !== 'options') throw new Error('options');
      for (const proof of play.proof) {
        const option = play.rule.options.find(({ code }) => code === proof.pick)!;
        const weights = weightsOf(layoutOf(play.layout), play.rule.values[option.value ?? 0]!);
        const share = (values: readonly number[]): number =>
          values.reduce((sum, value) => sum + (weights.get(value) ?? 0), 0) / sizeOf(weights);
        for (const [tier, winning] of Object.entries(option.wins))
          expect(share(winning)).toBeCloseTo(Number(proof.wins[tier] ?? 0n) / Number(proof.total), 12);
        const refunded = Number(proof.refunds ?? 0n) / (option.lines ?? 1) / Number(proof.total);
        expect(share(option.refunds ?? [])).toBeCloseTo(refunded, 12);
      }
    },
  );
});

const sizeOf = (weights: ReadonlyMap<number, number>): number =>
  [...weights.values()].reduce((sum, weight) => sum + weight, 0);

interface Bets {
  play: Play;
  selections: Selection[];
}

/** Some selections for a play, often near the same result so that they overlap. */
const betsOn = (plays: readonly Play[]): fc.Arbitrary<Bets> =>
  fc
    .record({
      play: fc.constantFrom(...plays),
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
      count: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ play, seed, count }) => {
      const below = numbersFrom(seed);
      const layout = layoutOf(play.layout);
      const result = randomResult(layout, below);
      const texts = Array.from({ length: count }, () => pickNear(play, layout, result, below));
      return { play, selections: texts.flatMap((text) => tryParse(play, text) ?? []) };
    })
    .filter(({ selections }) => selections.length > 0);

const ppm = (covered: number, total: number): number => Math.ceil((covered * 1e6) / total);
const runs = { numRuns: 400 };

describe('The cover of any bets', () => {
  const playsOfKind = (...kinds: Play['rule']['kind'][]) =>
    allPlays().filter(({ rule }) => kinds.includes(rule.kind));

  it('of numbers, places, orders and groups is the count of lines that are distinguished', () => {
    const plays = playsOfKind('numbers', 'sequence', 'roles').filter(
      ({ rule }) => rule.kind !== 'numbers' || !rule.anyOrder,
    );
    fc.assert(
      fc.property(betsOn(plays), ({ play, selections }) => {
        expect(coveredPpm(play, selections)).toBe(ppm(linesOf(play, selections).size, allLines(play)));
      }),
      runs,
    );
  });

  it('of combinations is the count of lines, or above it where there are too many to distinguish', () => {
    fc.assert(
      fc.property(betsOn(playsOfKind('subset')), ({ play, selections }) => {
        const lines = ppm(linesOf(play, selections).size, allLines(play));
        const covered = coveredPpm(play, selections);
        if (selections.length === 1 || allLines(play) <= 200_000) expect(covered).toBe(lines);
        else expect(covered).toBeGreaterThanOrEqual(lines);
      }),
      runs,
    );
  });

  it('of numbers in any order is the count of numbers that win', () => {
    const plays = playsOfKind('numbers').filter(({ rule }) => rule.kind === 'numbers' && rule.anyOrder);
    fc.assert(
      fc.property(betsOn(plays), ({ play, selections }) => {
        const digits = play.rule.kind === 'numbers' ? play.rule.digits : 0;
        const sorted = (number: string) => [...number].toSorted().join('');
        const picked = selections.flatMap((selection) => ('picks' in selection ? selection.picks : []));
        const wanted = new Set(picked.map((pick) => sorted(String(pick).padStart(digits, '0'))));
        const all = span(0, 10 ** digits - 1, digits).split(',');
        const won = all.filter((number) => wanted.has(sorted(number)));
        expect(coveredPpm(play, selections)).toBe(ppm(won.length, all.length));
      }),
      { numRuns: 40 },
    );
  });

  /** Settled by every result of the market: a result is covered where the bets on it get something. */
  it('of options and of places is the share of results at which the bets on one market get something', () => {
    // Five places have so many results that the proofs above stand for them.
    const isSmall = (play: Play) => viewsOf(play).every(({ entries }) => (entries?.length ?? 5) <= 3);
    const plays = playsOfKind('options', 'each').filter(
      (play) => enumerable.has(play.layout) && (['K3', 'PC28'].includes(play.layout) || isSmall(play)),
    );
    fc.assert(
      fc.property(betsOn(plays), ({ play, selections }) => {
        const markets = marketsOf(play, selections).map(({ results, bets }) => {
          const all = [...results].map((result) => prepare(layoutOf(play.layout), result));
          const covered = all.filter((result) => bets.some((bet) => getsSomething(play, bet, result)));
          return ppm(covered.length, all.length);
        });
        expect(coveredPpm(play, selections)).toBe(Math.max(0, ...markets));
      }),
      { numRuns: 80 },
    );
  });
});

function getsSomething(play: Play, bet: Selection, result: Prepared): boolean {
  const { wins, refundedLines } = settle(play, bet, result);
  return wins.length > 0 || refundedLines > 0;
}

function marketsOf(
  play: Play,
  selections: readonly Selection[],
): { results: Iterable<Result>; bets: Selection[] }[] {
  const { rule } = play;
  const layout = layoutOf(play.layout);
  if (rule.kind === 'each')
    return rule.positions.map((view, at) => ({
      results: resultsSeenBy(layout, [view]),
      // A line on this place alone: settling reads the others too, and must find nothing bet there.
      bets: selections.flatMap((selection) =>
        'sets' in selection && selection.sets[at]!.length > 0
          ? [{ sets: selection.sets.map((set, position) => (position === at ? set : [])) }]
          : [],
      ),
    }));
  if (rule.kind !== 'options') return [];
  const chosen = selections.flatMap((selection) => ('options' in selection ? selection.options : []));
  const ofValue = (value: ValueOf): Selection[] =>
    rule.options
      .filter((option) => rule.values[option.value ?? 0] === value && chosen.includes(option.code))
      .map(({ code }) => ({ options: [code] }));
  return rule.values
    .map((value) => ({ results: resultsSeenBy(layout, [value.view]), bets: ofValue(value) }))
    .filter(({ bets }) => bets.length > 0);
}

/** The lines of all selections as texts, each once. */
function linesOf(play: Play, selections: readonly Selection[]): Set<string> {
  const singles = selections.flatMap((selection) => singlesOf(play, selection));
  const isNumber = play.rule.kind === 'numbers';
  return new Set(
    singles.map((single) => {
      const text = printSelection(play, single);
      return isNumber ? text.replaceAll('_', '') : text;
    }),
  );
}

function allLines({ rule }: Play): number {
  if (rule.kind === 'options' || rule.kind === 'each') throw new Error(rule.kind);
  if (rule.kind === 'numbers') return rule.symbols ? 6 : 10 ** rule.digits;
  const symbols = rule.symbols.to - rule.symbols.from + 1;
  if (rule.kind === 'subset') return choose(symbols, rule.choose);
  const taken =
    rule.kind === 'sequence' ? Array<number>(rule.length).fill(1) : rule.roles.map((role) => role.choose);
  return taken.reduce(
    ({ left, lines }, count) => ({ left: left - count, lines: lines * choose(left, count) }),
    { left: symbols, lines: 1 },
  ).lines;
}
