import type { Play, SubsetRule, View } from '../play.js';
import { balls, firstPicks, options, row, span, win, type Group } from './build.js';

const at = (...entries: number[]): View => ({ entries });

interface Ordered extends Group {
  symbols: { from: number; to: number; width: number };
}

/** The first balls in order. */
const straight = (game: Ordered, count: number, total: number): Play =>
  row(game, {
    code: `STRAIGHT${count}`,
    rule: { kind: 'sequence', symbols: game.symbols, view: at(...span(0, count - 1)), length: count },
    tiers: win({ win: 1, total }),
    proof: [
      {
        pick: firstPicks(game.symbols, count).replaceAll(',', '_'),
        lines: 1,
        total: BigInt(total),
        wins: { WIN: 1n },
      },
    ],
  });

const perPosition = (game: Ordered, code: string, positions: number): Play =>
  row(game, {
    code,
    rule: {
      kind: 'each',
      symbols: game.symbols,
      positions: span(0, positions - 1).map((entry) => at(entry)),
    },
    tiers: win({ win: 1, total: game.symbols.to }),
    proof: [
      {
        pick: ['03', ...Array.from({ length: positions - 1 }, () => '#')].join('_'),
        lines: 1,
        total: BigInt(game.symbols.to),
        wins: { WIN: 1n },
      },
    ],
  });

const subset = (
  game: Ordered,
  code: string,
  rule: Pick<SubsetRule, 'choose' | 'view'> & { hits: number },
  winning: number,
  total: number,
): Play =>
  row(game, {
    code,
    rule: {
      kind: 'subset',
      symbols: game.symbols,
      choose: rule.choose,
      view: rule.view,
      tiers: { [rule.hits]: 'WIN' },
    },
    tiers: win({ win: winning, total }),
    proof: [
      {
        pick: firstPicks(game.symbols, rule.choose),
        lines: 1,
        total: BigInt(total),
        wins: { WIN: BigInt(winning) },
      },
    ],
  });

const race: Ordered = { group: 'PK10', layout: 'PK10', symbols: balls(10) };
const ranks = span(0, 9);
const topTwoCounts = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];

export const racePlays: readonly Play[] = [
  perPosition(race, 'RANK', 10),
  ...[90, 720, 5040, 30_240].map((total, index) => straight(race, index + 2, total)),
  options(race, 'SIDES', {
    values: ranks.map((rank) => ({ view: at(rank), reduce: 'first' })),
    total: 10,
    options: ranks.flatMap((value) => [
      { code: `${value + 1}BIG`, wins: span(6, 10), count: 5, value },
      { code: `${value + 1}SMALL`, wins: span(1, 5), count: 5, value },
      { code: `${value + 1}ODD`, wins: [1, 3, 5, 7, 9], count: 5, value },
      { code: `${value + 1}EVEN`, wins: [2, 4, 6, 8, 10], count: 5, value },
    ]),
  }),
  options(race, 'DRAGON_TIGER', {
    values: span(0, 4).map((rank) => ({ view: at(rank, 9 - rank), reduce: 'compareEnds' })),
    total: 90,
    options: span(0, 4).flatMap((value) => [
      { code: `${value + 1}DRAGON`, wins: [1], count: 45, value },
      { code: `${value + 1}TIGER`, wins: [-1], count: 45, value },
    ]),
  }),
  options(race, 'TOP2_SUM', {
    values: [{ view: at(0, 1), reduce: 'sum' }],
    total: 90,
    options: topTwoCounts.map((count, index) => ({ code: String(index + 3), wins: [index + 3], count })),
  }),
  options(race, 'TOP2_SIDES', {
    values: [{ view: at(0, 1), reduce: 'sum' }],
    total: 90,
    options: [
      { code: 'BIG', wins: span(12, 19), count: 40 },
      { code: 'SMALL', wins: span(3, 11), count: 50 },
      { code: 'ODD', wins: span(3, 19).filter((sum) => sum % 2 === 1), count: 50 },
      { code: 'EVEN', wins: span(3, 19).filter((sum) => sum % 2 === 0), count: 40 },
    ],
  }),
];

const five: Ordered = { group: 'L11X5', layout: 'L11X5', symbols: balls(11) };
const sets = 462;
const anyCounts = [210, 84, 28, 7, 1, 6, 21, 56];
const oddCounts = [1, 30, 150, 200, 75, 6];
const middleCounts = [28, 63, 90, 100, 90, 63, 28];

export const fiveOfElevenPlays: readonly Play[] = [
  ...anyCounts.map((winning, index) =>
    subset(
      five,
      `ANY${index + 1}`,
      { choose: index + 1, view: {}, hits: Math.min(index + 1, 5) },
      winning,
      sets,
    ),
  ),
  straight(five, 3, 990),
  subset(five, 'GROUP3', { choose: 3, view: at(0, 1, 2), hits: 3 }, 1, 165),
  straight(five, 2, 110),
  subset(five, 'GROUP2', { choose: 2, view: at(0, 1), hits: 2 }, 1, 55),
  perPosition(five, 'FIX', 5),
  subset(five, 'FIRST3_HAS', { choose: 1, view: at(0, 1, 2), hits: 1 }, 3, 11),
  options(five, 'ODD_COUNT', {
    values: [{ view: {}, reduce: 'countOdd' }],
    total: sets,
    options: oddCounts.map((count, odd) => ({ code: String(odd), wins: [odd], count })),
  }),
  options(five, 'MIDDLE', {
    values: [{ view: {}, reduce: 'middle' }],
    total: sets,
    options: middleCounts.map((count, index) => ({ code: String(index + 3), wins: [index + 3], count })),
  }),
  options(five, 'SUM_SIZE', {
    values: [{ view: {}, reduce: 'sum' }],
    total: sets,
    options: [
      { code: 'BIG', wins: span(31, 45), count: 215, refunds: [30], refundCount: 32 },
      { code: 'SMALL', wins: span(15, 29), count: 215, refunds: [30], refundCount: 32 },
    ],
  }),
  options(five, 'SIDES', {
    values: span(0, 4).map((entry) => ({ view: at(entry), reduce: 'first' })),
    total: 11,
    options: span(0, 4).flatMap((value) =>
      [
        { side: 'BIG', wins: span(6, 10) },
        { side: 'SMALL', wins: span(1, 5) },
        { side: 'ODD', wins: [1, 3, 5, 7, 9] },
        { side: 'EVEN', wins: [2, 4, 6, 8, 10] },
      ].map(({ side, wins }) => ({
        code: `${value + 1}${side}`,
        wins,
        count: 5,
        refunds: [11],
        refundCount: 1,
        value,
      })),
    ),
  }),
];
