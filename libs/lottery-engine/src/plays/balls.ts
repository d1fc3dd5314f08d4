import { chooseExactly } from '../combinatorics.js';
import type { Play, ValueOf } from '../play.js';
import { balls, firstPicks, odds, row, span, win, type Group } from './build.js';

const keno: Group = { group: 'KENO', layout: 'KENO' };
const kenoTotal = chooseExactly(80, 20);

/** So many of the picks are among the twenty balls. */
const kenoHits = (picks: number, hit: number): bigint =>
  chooseExactly(picks, hit) * chooseExactly(80 - picks, 20 - hit);

/** Odds by the number of hits. */
const ladders: readonly Readonly<Record<number, number>>[] = [
  { 1: 3.3 },
  { 2: 10.3 },
  { 3: 20.3, 2: 2.3 },
  { 4: 51, 3: 6, 2: 2 },
  { 5: 251, 4: 21, 3: 3 },
];

const kenoPicks = ladders.map((ladder, index): Play => {
  const picks = index + 1;
  const hit = Object.keys(ladder).map(Number);
  return row(keno, {
    code: `PICK${picks}`,
    rule: {
      kind: 'subset',
      symbols: balls(80),
      choose: picks,
      view: {},
      tiers: Object.fromEntries(hit.map((count) => [count, `HITS${count}`])),
    },
    tiers: hit.map((count) => ({ code: `HITS${count}`, odds: odds(ladder[count] ?? 0) })),
    proof: [
      {
        pick: firstPicks(balls(80), picks),
        lines: 1,
        total: kenoTotal,
        wins: Object.fromEntries(hit.map((count) => [`HITS${count}`, kenoHits(picks, count)])),
      },
    ],
  });
});

interface KenoOption {
  code: string;
  wins: readonly number[];
  count: bigint;
  odds: number;
}

const kenoOptions = (code: string, value: ValueOf, rows: readonly KenoOption[]): Play =>
  row(keno, {
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

/** Sets with so many balls of the upper half. */
const withUpper = (count: number): bigint => chooseExactly(40, count) * chooseExactly(40, 20 - count);
const moreUpper = span(11, 20).reduce((total, count) => total + withUpper(count), 0n);

export const kenoPlays: readonly Play[] = [
  ...kenoPicks,
  kenoOptions('SUM_SIZE', sum, [
    { code: 'OVER', wins: span(811, 1410), count: sumCounts.over, odds: 1.9 },
    { code: 'UNDER', wins: span(210, 809), count: sumCounts.over, odds: 1.9 },
    { code: 'TIE', wins: [810], count: sumCounts.tie, odds: 216 },
  ]),
  kenoOptions('SUM_PARITY', sum, [
    { code: 'ODD', wins: uneven(1), count: sumCounts.odd, odds: 1.9 },
    { code: 'EVEN', wins: uneven(0), count: sumCounts.even, odds: 1.9 },
  ]),
  kenoOptions('HALVES', upper, [
    { code: 'UPPER', wins: span(11, 20), count: moreUpper, odds: 2.38 },
    { code: 'LOWER', wins: span(0, 9), count: moreUpper, odds: 2.38 },
    { code: 'TIE', wins: [10], count: withUpper(10), odds: 4.67 },
  ]),
  kenoOptions('ELEMENTS', sum, [
    { code: 'METAL', wins: span(210, 695), count: sumCounts.elements[0], odds: 9.26 },
    { code: 'WOOD', wins: span(696, 763), count: sumCounts.elements[1], odds: 4.71 },
    { code: 'WATER', wins: span(764, 855), count: sumCounts.elements[2], odds: 2.44 },
    { code: 'FIRE', wins: span(856, 923), count: sumCounts.elements[3], odds: 4.67 },
    { code: 'EARTH', wins: span(924, 1410), count: sumCounts.elements[4], odds: 9.08 },
  ]),
];

interface Lotto extends Group {
  highest: number;
  drawn: number;
  contains: number;
  all: Readonly<Record<number, number>>;
  none: Readonly<Record<number, number>>;
  one: Readonly<Record<number, number>>;
}

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
  }),
];
