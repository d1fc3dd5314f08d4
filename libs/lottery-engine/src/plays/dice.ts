import type { NumbersRule, Play, RolesRule, SubsetRule } from '../play.js';
import { dice, firstPicks, options, row, span, where, win, type Group } from './build.js';

const k3: Group = { group: 'K3', layout: 'K3' };
const total = 216;
const sumCounts = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const odd = where(18, (sum) => sum % 2 === 1);
const even = where(18, (sum) => sum > 0 && sum % 2 === 0);

const sides = (code: string, reduce: 'sum' | 'tripleOrSum', count: number): Play =>
  options(k3, code, {
    values: [{ view: {}, reduce }],
    total,
    options: [
      { code: 'BIG', wins: span(11, 18), count },
      { code: 'SMALL', wins: span(3, 10), count },
      { code: 'ODD', wins: odd, count },
      { code: 'EVEN', wins: even, count },
    ],
  });

/** One face that shows so often. */
const face = (code: string, hits: NonNullable<NumbersRule['hits']>, winning: number): Play =>
  row(k3, {
    code,
    rule: { kind: 'numbers', digits: 1, symbols: dice, bags: [{ tier: 'WIN', view: {} }], charge: 1, hits },
    tiers: win({ win: winning, total }),
    proof: [{ pick: '1', lines: 1, total: BigInt(total), wins: { WIN: BigInt(winning) } }],
  });

const faces = (code: string, choose: number, winning: number): Play => {
  const rule: SubsetRule = { kind: 'subset', symbols: dice, choose, view: {}, tiers: { [choose]: 'WIN' } };
  return row(k3, {
    code,
    rule,
    tiers: win({ win: winning, total }),
    proof: [
      { pick: firstPicks(dice, choose), lines: 1, total: BigInt(total), wins: { WIN: BigInt(winning) } },
    ],
  });
};

const pairAndSingle: RolesRule = {
  kind: 'roles',
  symbols: dice,
  view: {},
  roles: [
    { times: 2, choose: 1 },
    { times: 1, choose: 1 },
  ],
};

/** Three dice as one number, lowest face first. */
const shapes = (
  code: string,
  rows: readonly { code: string; texts: readonly string[]; count: number }[],
): Play =>
  options(k3, code, {
    values: [{ view: {}, reduce: 'sortedNumber' }],
    total,
    options: rows.map((option) => ({
      code: option.code,
      wins: option.texts.map(Number),
      count: option.count,
    })),
  });

const triples = ['111', '222', '333', '444', '555', '666'];
const runs = ['123', '234', '345', '456'];

export const dicePlays: readonly Play[] = [
  options(k3, 'SUM', {
    values: [{ view: {}, reduce: 'sum' }],
    total,
    options: sumCounts.map((count, index) => ({ code: String(index + 3), wins: [index + 3], count })),
  }),
  sides('SIDES', 'sum', 108),
  sides('SIDES_NO_TRIPLE', 'tripleOrSum', 105),
  face('TRIPLE', { atLeast: 3 }, 1),
  shapes('ANY_TRIPLE', [{ code: 'ANY', texts: triples, count: 6 }]),
  face('PAIR', { atLeast: 2 }, 16),
  face('PAIR_EXACT', { exactly: 2 }, 15),
  row(k3, {
    code: 'PAIR_SINGLE',
    rule: pairAndSingle,
    tiers: win({ win: 3, total }),
    proof: [{ pick: '1_2', lines: 1, total: BigInt(total), wins: { WIN: 3n } }],
  }),
  faces('DISTINCT', 3, 6),
  shapes('ANY_RUN', [{ code: 'ANY', texts: runs, count: 24 }]),
  shapes(
    'RUN',
    runs.map((text) => ({ code: text, texts: [text], count: 6 })),
  ),
  faces('TWO_FACES', 2, 30),
  face('FACE', { atLeast: 1 }, 91),
  row(k3, {
    code: 'FACE_COUNT',
    rule: {
      kind: 'numbers',
      digits: 1,
      symbols: dice,
      bags: [{ tier: 'WIN', view: {} }],
      charge: 1,
      hits: 'byCount',
    },
    // Two, three and four units in proportion: 75 × 2 + 15 × 3 + 1 × 4 = 199 of 216.
    tiers: [2, 3, 4].map((units, index) => ({
      code: `WIN:${index + 1}`,
      odds: { win: 199, total: units * total },
    })),
    proof: [{ pick: '1', lines: 1, total: BigInt(total), wins: { 'WIN:1': 75n, 'WIN:2': 15n, 'WIN:3': 1n } }],
  }),
];
