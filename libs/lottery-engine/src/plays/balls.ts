import { chooseExactly } from '../combinatorics.js';
import type { Play, ValueOf, View } from '../play.js';
import { balls, firstPicks, odds, row, span, win, type Group } from './build.js';

const keno: Group = { group: 'KENO', layout: 'KENO' };
const vietlottKeno: Group = { group: 'KENOVN', layout: 'KENO' };
const kenoTotal = chooseExactly(80, 20);

/** Odds by the number of hits. */
type Ladder = Readonly<Record<number, number>>;

interface Drawn {
  highest: number;
  drawn: number;
  view: View;
}

const twentyOfEighty: Drawn = { highest: 80, drawn: 20, view: {} };

/** So many balls of a line, paid by how many of them are drawn; more balls make a line of each combination. */
function byHits(game: Group, code: string, picks: number, ladder: Ladder, from: Drawn): Play {
  const { highest, drawn, view } = from;
  const hit = Object.keys(ladder).map(Number);
  return row(game, {
    code,
    rule: {
      kind: 'subset',
      symbols: balls(highest),
      choose: picks,
      view,
      tiers: Object.fromEntries(hit.map((count) => [count, `HITS${count}`])),
    },
    tiers: hit.map((count) => ({ code: `HITS${count}`, odds: odds(ladder[count] ?? 0) })),
    proof: [
      {
        pick: firstPicks(balls(highest), picks),
        lines: 1,
        total: chooseExactly(highest, drawn),
        wins: Object.fromEntries(
          hit.map((count) => [
            `HITS${count}`,
            chooseExactly(picks, count) * chooseExactly(highest - picks, drawn - count),
          ]),
        ),
      },
    ],
  });
}

const kenoPicks = (game: Group, ladders: readonly Ladder[]): Play[] =>
  ladders.map((ladder, index) => byHits(game, `PICK${index + 1}`, index + 1, ladder, twentyOfEighty));

const ownLadders: readonly Ladder[] = [
  { 1: 3.3 },
  { 2: 10.3 },
  { 3: 20.3, 2: 2.3 },
  { 4: 51, 3: 6, 2: 2 },
  { 5: 251, 4: 21, 3: 3 },
];

/** After Vietlott's prizes of a ticket of ten thousand. */
const vietlottLadders: readonly Ladder[] = [
  { 1: 2 },
  { 2: 9 },
  { 3: 20, 2: 2 },
  { 4: 40, 3: 5, 2: 1 },
  { 5: 440, 4: 15, 3: 1 },
  { 6: 1250, 5: 45, 4: 4, 3: 1 },
  { 7: 4000, 6: 120, 5: 10, 4: 2, 3: 1 },
  { 8: 20_000, 7: 500, 6: 50, 5: 5, 4: 1, 0: 1 },
  { 9: 80_000, 8: 1200, 7: 150, 6: 15, 5: 3, 4: 1, 0: 1 },
  { 10: 200_000, 9: 15_000, 8: 740, 7: 60, 6: 8, 5: 2, 0: 1 },
];

interface KenoOption {
  code: string;
  wins: readonly number[];
  count: bigint;
  odds: number;
}

const kenoOptions = (game: Group, code: string, value: ValueOf, rows: readonly KenoOption[]): Play =>
  row(game, {
    code,
    rule: {
      kind: 'options',
      values: [value],
      options: rows.map((option) => ({ code: option.code, wins: { [option.code]: option.wins } })),
    },
    tiers: rows.map((option) => ({ code: option.code, odds: odds(option.odds) })),
    proof: rows.map((option) => ({
      pick: option.code,
      lines: 1,
      total: kenoTotal,
      wins: { [option.code]: option.count },
    })),
  });

const sum: ValueOf = { view: {}, reduce: 'sum' };
const upper: ValueOf = { view: {}, reduce: 'countFrom', with: 41 };
const odd: ValueOf = { view: {}, reduce: 'countOdd' };

/** Sets of twenty of 80 balls by their sum, counted by the recurrence over the balls. */
const sumCounts = {
  over: 1_759_886_689_338_606_861n,
  tie: 15_542_763_534_960_598n,
  odd: 1_767_658_070_682_256_896n,
  even: 1_767_658_071_529_917_424n,
  elements: [
    362_424_019_495_171_770n,
    712_463_910_471_784_803n,
    1_371_845_418_169_315_204n,
    719_054_759_525_309_151n,
    369_528_034_550_593_392n,
  ],
} as const;

const uneven = (parity: number): number[] => span(210, 1410).filter((value) => value % 2 === parity);

/** Sets with so many balls of the upper half; as many have so many odd balls. */
const withUpper = (count: number): bigint => chooseExactly(40, count) * chooseExactly(40, 20 - count);
const moreUpper = span(11, 20).reduce((total, count) => total + withUpper(count), 0n);

const kenoSides = (game: Group): Play[] => [
  kenoOptions(game, 'SUM_SIZE', sum, [
    { code: 'OVER', wins: span(811, 1410), count: sumCounts.over, odds: 1.9 },
    { code: 'UNDER', wins: span(210, 809), count: sumCounts.over, odds: 1.9 },
    { code: 'TIE', wins: [810], count: sumCounts.tie, odds: 216 },
  ]),
  kenoOptions(game, 'SUM_PARITY', sum, [
    { code: 'ODD', wins: uneven(1), count: sumCounts.odd, odds: 1.9 },
    { code: 'EVEN', wins: uneven(0), count: sumCounts.even, odds: 1.9 },
  ]),
  kenoOptions(game, 'HALVES', upper, [
    { code: 'UPPER', wins: span(11, 20), count: moreUpper, odds: 2.38 },
    { code: 'LOWER', wins: span(0, 9), count: moreUpper, odds: 2.38 },
    { code: 'TIE', wins: [10], count: withUpper(10), odds: 4.67 },
  ]),
  kenoOptions(game, 'PARITIES', odd, [
    { code: 'ODD', wins: span(11, 20), count: moreUpper, odds: 2.38 },
    { code: 'EVEN', wins: span(0, 9), count: moreUpper, odds: 2.38 },
    { code: 'TIE', wins: [10], count: withUpper(10), odds: 4.67 },
  ]),
  kenoOptions(game, 'ELEMENTS', sum, [
    { code: 'METAL', wins: span(210, 695), count: sumCounts.elements[0], odds: 9.26 },
    { code: 'WOOD', wins: span(696, 763), count: sumCounts.elements[1], odds: 4.71 },
    { code: 'WATER', wins: span(764, 855), count: sumCounts.elements[2], odds: 2.44 },
    { code: 'FIRE', wins: span(856, 923), count: sumCounts.elements[3], odds: 4.67 },
    { code: 'EARTH', wins: span(924, 1410), count: sumCounts.elements[4], odds: 9.08 },
  ]),
];

export const kenoPlays: readonly Play[] = [
  ...kenoPicks(keno, ownLadders),
  ...kenoSides(keno),
  ...kenoPicks(vietlottKeno, vietlottLadders),
  ...kenoSides(vietlottKeno),
];

interface Lotto extends Group {
  highest: number;
  drawn: number;
  contains: number;
  all: Readonly<Record<number, number>>;
  none: Readonly<Record<number, number>>;
  one: Readonly<Record<number, number>>;
  /** Prizes of a whole ticket, at odds of the house: no prize pool is shared. */
  ticket: Ladder;
  /** The ball that is drawn apart, of so many, and what it pays. */
  bonus?: { highest: number; odds: number };
}

const bonusBall = (game: Group, bonus: { highest: number; odds: number }): Play =>
  byHits(
    game,
    'BONUS',
    1,
    { 1: bonus.odds },
    { highest: bonus.highest, drawn: 1, view: { slots: ['BONUS'] } },
  );

/** Side games on the balls of a lotto: of the line's picks all, none, or exactly one is drawn. */
function lottoPlays(game: Lotto): Play[] {
  const side = (code: string, picks: number, hit: number, price: number): Play =>
    row(game, {
      code,
      rule: {
        kind: 'subset',
        symbols: balls(game.highest),
        choose: picks,
        view: { slots: ['B'] },
        tiers: { [hit]: 'WIN' },
      },
      tiers: win(odds(price)),
      proof: [
        {
          pick: firstPicks(balls(game.highest), picks),
          lines: 1,
          total: chooseExactly(game.highest, game.drawn),
          wins: {
            WIN: chooseExactly(picks, hit) * chooseExactly(game.highest - picks, game.drawn - hit),
          },
        },
      ],
    });
  const each = (prices: Readonly<Record<number, number>>): [number, number][] =>
    Object.entries(prices).map(([picks, price]) => [Number(picks), price]);
  return [
    side('CONTAINS', 1, 1, game.contains),
    ...each(game.all).map(([picks, price]) => side(`ALL${picks}`, picks, picks, price)),
    ...each(game.none).map(([picks, price]) => side(`NONE${picks}`, picks, 0, price)),
    ...each(game.one).map(([picks, price]) => side(`ONE${picks}`, picks, 1, price)),
    byHits(game, `MATCH${game.drawn}`, game.drawn, game.ticket, { ...game, view: { slots: ['B'] } }),
    ...(game.bonus ? [bonusBall(game, game.bonus)] : []),
  ];
}

export const lottoSidePlays: readonly Play[] = [
  ...lottoPlays({
    group: 'L645',
    layout: 'L645',
    highest: 45,
    drawn: 6,
    contains: 7.1,
    all: { 2: 50, 3: 500, 4: 7000 },
    none: { 5: 2.07, 6: 2.43, 7: 2.88, 8: 3.42, 9: 4.08, 10: 4.9 },
    one: { 5: 2.31, 6: 2.2, 7: 2.17, 8: 2.18, 9: 2.24, 10: 2.35 },
    ticket: { 6: 500_000, 5: 6000, 4: 160, 3: 9 },
  }),
  ...lottoPlays({
    group: 'L655',
    layout: 'L655',
    highest: 55,
    drawn: 6,
    contains: 8.7,
    all: { 2: 79, 3: 1050, 4: 18_000 },
    none: { 5: 1.77, 6: 2.01, 7: 2.29, 8: 2.62, 9: 3, 10: 3.45 },
    one: { 5: 2.48, 6: 2.3, 7: 2.2, 8: 2.14, 9: 2.13, 10: 2.15 },
    ticket: { 6: 500_000, 5: 20_000, 4: 330, 3: 16 },
    bonus: { highest: 55, odds: 52 },
  }),
  ...lottoPlays({
    group: 'L535',
    layout: 'L535',
    highest: 35,
    drawn: 5,
    contains: 6.6,
    all: { 2: 48, 3: 520, 4: 8400 },
    none: { 5: 2.21, 6: 2.66, 7: 3.2, 8: 3.9, 9: 4.8, 10: 5.9 },
    one: { 5: 2.2, 6: 2.11, 7: 2.1, 8: 2.15, 9: 2.25, 10: 2.4 },
    ticket: { 5: 60_000, 4: 400, 3: 18 },
    bonus: { highest: 12, odds: 11.4 },
  }),
];
