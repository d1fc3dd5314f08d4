import type { Play, RolesRule, View } from '../play.js';
import { choose, permutations } from '../combinatorics.js';
import { digit, firstPicks, options, row, span, where, win, type Group, type OptionRow } from './build.js';

/** Plays on consecutive single digits, for games of three and of five; odds go by the series. */
export const joined = (from: number, to: number): View => ({ entries: span(from, to - 1), join: true });
export const listed = (from: number, to: number): View => ({ entries: span(from, to - 1) });

const proofOf = (pick: string, lines: number, count: number, total: number): Play['proof'] => [
  { pick, lines, total: BigInt(total), wins: { WIN: BigInt(count) } },
];

export function straight(game: Group, code: string, from: number, to: number): Play {
  const digits = to - from;
  return row(game, {
    code,
    rule: { kind: 'numbers', digits, bags: [{ tier: 'WIN', view: joined(from, to) }], charge: 1 },
    tiers: win({ win: 1, total: 10 ** digits }),
    proof: proofOf('0'.repeat(digits), 1, 1, 10 ** digits),
  });
}

/** A digit per position, each a bet of its own. */
export function perPosition(game: Group, code: string, count: number): Play {
  return row(game, {
    code,
    rule: { kind: 'each', symbols: digit, positions: span(0, count - 1).map((at) => listed(at, at + 1)) },
    tiers: win({ win: 1, total: 10 }),
    proof: proofOf(['7', ...Array.from({ length: count - 1 }, () => '#')].join('_'), 1, 1, 10),
  });
}

/** Digits by how often they occur; the roles from the most frequent down. */
export function group(
  game: Group,
  code: string,
  [from, to]: readonly [number, number],
  roles: RolesRule['roles'],
  pool = false,
): Play {
  let next = 0;
  const example = roles.map((role) => span(next, (next += role.choose) - 1));
  const result = roles.flatMap((role, index) =>
    example[index]!.map((symbol) => String(symbol).repeat(role.times)),
  );
  const count = permutations(result.join(''));
  const total = 10 ** (to - from);
  const pick = pool ? firstPicks(digit, next) : example.map((symbols) => symbols.join('')).join('_');
  const lines = pool ? choose(next, roles[0]!.choose) : 1;
  return row(game, {
    code,
    rule: { kind: 'roles', symbols: digit, view: listed(from, to), roles, ...(pool && { pool: true }) },
    tiers: win({ win: count, total }),
    proof: proofOf(pick, lines, count * lines, total),
  });
}

const sumTickets = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
const groupTickets = [1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15];
const spanTickets = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54];

export const ticketsOfSum = (sum: number): number => sumTickets[Math.min(sum, 27 - sum)] ?? 0;
const ticketsOfGroupSum = (sum: number): number => groupTickets[Math.min(sum, 27 - sum) - 1] ?? 0;

/** All straight tickets of a sum or a span: as many lines, of which at most one wins. */
function tickets(
  game: Group,
  code: string,
  from: number,
  by: 'sum' | 'span',
  counts: readonly number[],
): Play {
  return row(game, {
    code,
    rule: {
      kind: 'options',
      values: [{ view: listed(from, from + 3), reduce: by }],
      options: counts.map((lines, value) => ({ code: String(value), wins: { WIN: [value] }, lines })),
    },
    tiers: win({ win: 1, total: 1000 }),
    proof: counts.flatMap((count, value) => proofOf(String(value), count, count, 1000)),
  });
}

/** All pairs and distinct triples of a sum; pairs pay as three of 1000, distinct digits as six. */
function groupTicketsPlay(game: Group, code: string, from: number): Play {
  return row(game, {
    code,
    rule: {
      kind: 'options',
      values: [{ view: listed(from, from + 3), reduce: 'groupSum' }],
      options: span(1, 26).map((sum) => ({
        code: String(sum),
        wins: { PAIR: [100 + sum], DISTINCT: [200 + sum] },
        lines: ticketsOfGroupSum(sum),
      })),
    },
    tiers: [
      { code: 'PAIR', odds: { win: 3, total: 1000 } },
      { code: 'DISTINCT', odds: { win: 6, total: 1000 } },
    ],
    proof: span(1, 26).map((sum) => {
      const pairs = pairsOfSum(sum);
      const distinct = ticketsOfGroupSum(sum) - pairs;
      return {
        pick: String(sum),
        lines: ticketsOfGroupSum(sum),
        total: 1000n,
        wins: {
          ...(pairs > 0 && { PAIR: BigInt(3 * pairs) }),
          ...(distinct > 0 && { DISTINCT: BigInt(6 * distinct) }),
        },
      };
    }),
  });
}

/** Two like digits and a third that differs, by their sum. */
const pairsOfSum = (sum: number): number =>
  span(0, 9).filter((twice) => sum - 2 * twice >= 0 && sum - 2 * twice <= 9 && sum !== 3 * twice).length;

/** Chosen digits that all occur among some digits. */
export function contains(
  game: Group,
  code: string,
  [from, to]: readonly [number, number],
  count: number,
  winning: number,
): Play {
  const total = 10 ** (to - from);
  return row(game, {
    code,
    rule: {
      kind: 'subset',
      symbols: digit,
      choose: count,
      view: listed(from, to),
      tiers: { [count]: 'WIN' },
    },
    tiers: win({ win: winning, total }),
    proof: proofOf(firstPicks(digit, count), 1, winning, total),
  });
}

/** A digit that occurs at least so often among five. */
function atLeast(game: Group, times: number, winning: number): Play {
  return row(game, {
    code: `ATLEAST${times}`,
    rule: {
      kind: 'numbers',
      digits: 1,
      bags: [{ tier: 'WIN', view: listed(0, 5) }],
      charge: 1,
      hits: { atLeast: times },
    },
    tiers: win({ win: winning, total: 100_000 }),
    proof: proofOf('0', 1, winning, 100_000),
  });
}

/** The plays on three consecutive digits. */
export const threeDigitPlays = (game: Group, suffix: string, from: number): Play[] => [
  straight(game, `STRAIGHT3_${suffix}`, from, from + 3),
  group(
    game,
    `GROUP3_${suffix}`,
    [from, from + 3],
    [
      { times: 2, choose: 1 },
      { times: 1, choose: 1 },
    ],
    true,
  ),
  group(game, `GROUP6_${suffix}`, [from, from + 3], [{ times: 1, choose: 3 }]),
  tickets(game, `SUM3_${suffix}`, from, 'sum', span(0, 27).map(ticketsOfSum)),
  tickets(game, `SPAN3_${suffix}`, from, 'span', spanTickets),
  groupTicketsPlay(game, `GROUPSUM3_${suffix}`, from),
  contains(game, `ANY1_OF3_${suffix}`, [from, from + 3], 1, 271),
  contains(game, `ANY2_OF3_${suffix}`, [from, from + 3], 2, 54),
  options(game, `FORM3_${suffix}`, {
    values: [{ view: listed(from, from + 3), reduce: 'form3' }],
    total: 1000,
    options: [
      { code: 'TRIPLE', wins: [0], count: 10 },
      { code: 'RUN', wins: [1], count: 60 },
      { code: 'PAIR', wins: [2], count: 270 },
      { code: 'HALF_RUN', wins: [3], count: 360 },
      { code: 'MIXED', wins: [4], count: 300 },
    ],
  }),
];

/** Big from 5 on; odd and even; for each position. */
export function sidesPerPosition(game: Group, code: string, positions: number): Play {
  const sides = [
    { code: 'BIG', wins: span(5, 9) },
    { code: 'SMALL', wins: span(0, 4) },
    { code: 'ODD', wins: [1, 3, 5, 7, 9] },
    { code: 'EVEN', wins: [0, 2, 4, 6, 8] },
  ];
  return options(game, code, {
    values: span(0, positions - 1).map((at) => ({ view: listed(at, at + 1), reduce: 'first' })),
    total: 10,
    options: span(0, positions - 1).flatMap((value) =>
      sides.map((side) => ({ code: `${value + 1}${side.code}`, wins: side.wins, count: 5, value })),
    ),
  });
}

/** Size and parity of both digits at once: sixteen combinations, each a quarter of the numbers. */
function twoDigitSides(game: Group, code: string, from: number): Play {
  const sides: readonly (readonly [string, (value: number) => boolean])[] = [
    ['BIG', (value) => value >= 5],
    ['SMALL', (value) => value < 5],
    ['ODD', (value) => value % 2 === 1],
    ['EVEN', (value) => value % 2 === 0],
  ];
  return options(game, code, {
    values: [{ view: joined(from, from + 2), reduce: 'first' }],
    total: 100,
    options: sides.flatMap(([first, isFirst]) =>
      sides.map(([second, isSecond]) => ({
        code: `${first}_${second}`,
        wins: where(99, (value) => isFirst(Math.floor(value / 10)) && isSecond(value % 10)),
        count: 25,
      })),
    ),
  });
}

/** First digit above the second is the dragon, below it the tiger. */
function dragonTiger(game: Group): Play[] {
  const positions = span(0, 4).flatMap((first) =>
    span(first + 1, 4).map((second) => [first, second] as const),
  );
  const values = positions.map((entries) => ({ view: { entries }, reduce: 'compareEnds' }) as const);
  const named = (value: number, side: string): string =>
    `${positions[value]!.map((at) => at + 1).join('')}${side}`;
  const rows = (refund: boolean): OptionRow[] =>
    positions.flatMap((_, value) => [
      {
        code: named(value, 'DRAGON'),
        wins: [1],
        count: 45,
        value,
        ...(refund && { refunds: [0], refundCount: 10 }),
      },
      {
        code: named(value, 'TIGER'),
        wins: [-1],
        count: 45,
        value,
        ...(refund && { refunds: [0], refundCount: 10 }),
      },
      ...(refund ? [] : [{ code: named(value, 'TIE'), wins: [0], count: 10, value }]),
    ]);
  return [
    options(game, 'DRAGON_TIGER', { values, total: 100, options: rows(false) }),
    options(game, 'DRAGON_TIGER_REFUND', { values, total: 100, options: rows(true) }),
  ];
}

const ssc: Group = { group: 'SSC', layout: 'SSC5' };
const role = (times: number, count: number): { times: number; choose: number } => ({ times, choose: count });
const five = [0, 5] as const;
const lastFour = [1, 5] as const;

const bullCounts = [35_649, ...span(1, 9).map((value) => (value % 2 === 1 ? 6375 : 6505)), 6456];

export const sscPlays: readonly Play[] = [
  straight(ssc, 'STRAIGHT5', 0, 5),
  straight(ssc, 'STRAIGHT4', 1, 5),
  ...threeDigitPlays(ssc, 'FIRST', 0),
  ...threeDigitPlays(ssc, 'MIDDLE', 1),
  ...threeDigitPlays(ssc, 'LAST', 2),
  straight(ssc, 'STRAIGHT2_FIRST', 0, 2),
  straight(ssc, 'STRAIGHT2_LAST', 3, 5),
  group(ssc, 'GROUP2_FIRST', [0, 2], [role(1, 2)]),
  group(ssc, 'GROUP2_LAST', [3, 5], [role(1, 2)]),
  perPosition(ssc, 'FIX', 5),
  group(ssc, 'GROUP120', five, [role(1, 5)]),
  group(ssc, 'GROUP60', five, [role(2, 1), role(1, 3)]),
  group(ssc, 'GROUP30', five, [role(2, 2), role(1, 1)]),
  group(ssc, 'GROUP20', five, [role(3, 1), role(1, 2)]),
  group(ssc, 'GROUP10', five, [role(3, 1), role(2, 1)]),
  group(ssc, 'GROUP5', five, [role(4, 1), role(1, 1)]),
  group(ssc, 'GROUP24', lastFour, [role(1, 4)]),
  group(ssc, 'GROUP12', lastFour, [role(2, 1), role(1, 2)]),
  group(ssc, 'GROUP6_OF4', lastFour, [role(2, 2)]),
  group(ssc, 'GROUP4', lastFour, [role(3, 1), role(1, 1)]),
  contains(ssc, 'ANY1_OF4', lastFour, 1, 3439),
  contains(ssc, 'ANY2_OF4', lastFour, 2, 974),
  contains(ssc, 'ANY2_OF5', five, 2, 14_670),
  contains(ssc, 'ANY3_OF5', five, 3, 4350),
  ...[40_951, 8146, 856, 46].map((winning, index) => atLeast(ssc, index + 1, winning)),
  sidesPerPosition(ssc, 'SIDES', 5),
  twoDigitSides(ssc, 'SIDES2_FIRST', 0),
  twoDigitSides(ssc, 'SIDES2_LAST', 3),
  options(ssc, 'TOTAL', {
    values: [{ view: {}, reduce: 'sum' }],
    total: 100_000,
    options: [
      { code: 'BIG', wins: span(23, 45), count: 50_000 },
      { code: 'SMALL', wins: span(0, 22), count: 50_000 },
      { code: 'ODD', wins: where(45, (sum) => sum % 2 === 1), count: 50_000 },
      { code: 'EVEN', wins: where(45, (sum) => sum % 2 === 0), count: 50_000 },
    ],
  }),
  ...dragonTiger(ssc),
  options(ssc, 'FORM5', {
    values: [{ view: {}, reduce: 'form5' }],
    total: 100_000,
    options: [
      { code: 'FIVE', wins: [0], count: 10 },
      { code: 'FOUR', wins: [1], count: 450 },
      { code: 'FULL_HOUSE', wins: [2], count: 900 },
      { code: 'THREE', wins: [3], count: 7200 },
      { code: 'TWO_PAIRS', wins: [4], count: 10_800 },
      { code: 'PAIR', wins: [5], count: 50_400 },
      { code: 'DISTINCT', wins: [6, 7], count: 30_240 },
      { code: 'RUN', wins: [7], count: 1200 },
    ],
  }),
  options(ssc, 'BULL', {
    values: [{ view: {}, reduce: 'bull' }],
    total: 100_000,
    options: bullCounts.map((count, value) => ({
      code: value === 0 ? 'NONE' : String(value),
      wins: [value],
      count,
    })),
  }),
];
