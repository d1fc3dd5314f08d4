import type { Play } from '../play.js';
import { perPosition, straight, threeDigitPlays, ticketsOfSum } from './digits.js';
import { options, span, where, type Group, type OptionRow } from './build.js';

const pc28: Group = { group: 'PC28', layout: 'PC28' };
const threeDigits: Group = { group: 'LF', layout: 'PC28' };
const sum = { view: {}, reduce: 'sum' } as const;

/** Results of three digits whose sum is among some. */
const countOf = (sums: readonly number[]): number =>
  sums.reduce((total, value) => total + ticketsOfSum(value), 0);

const option = (code: string, wins: readonly number[]): OptionRow => ({ code, wins, count: countOf(wins) });

const isBig = (value: number): boolean => value >= 14;
const isOdd = (value: number): boolean => value % 2 === 1;
const sides: readonly (readonly [string, (value: number) => boolean])[] = [
  ['BIG', isBig],
  ['SMALL', (value) => !isBig(value)],
  ['ODD', isOdd],
  ['EVEN', (value) => !isOdd(value)],
  ['BIG_ODD', (value) => isBig(value) && isOdd(value)],
  ['BIG_EVEN', (value) => isBig(value) && !isOdd(value)],
  ['SMALL_ODD', (value) => !isBig(value) && isOdd(value)],
  ['SMALL_EVEN', (value) => !isBig(value) && !isOdd(value)],
];

/** Sums at which every side of the variant returns its stake. */
const middle = [13, 14];

export const sumPlays: readonly Play[] = [
  options(pc28, 'SUM', {
    values: [sum],
    total: 1000,
    options: span(0, 27).map((value) => option(String(value), [value])),
  }),
  options(pc28, 'SIDES', {
    values: [sum],
    total: 1000,
    options: sides.map(([code, holds]) => option(code, where(27, holds))),
  }),
  options(pc28, 'SIDES_REFUND', {
    values: [sum],
    total: 1000,
    options: sides.map(([code, holds]) => ({
      ...option(
        code,
        where(27, (value) => holds(value) && !middle.includes(value)),
      ),
      refunds: middle,
      refundCount: countOf(middle),
    })),
  }),
  options(pc28, 'EXTREME', {
    values: [sum],
    total: 1000,
    options: [
      option('LOW4', span(0, 4)),
      option('HIGH4', span(23, 27)),
      option('LOW5', span(0, 5)),
      option('HIGH5', span(22, 27)),
    ],
  }),
  options(pc28, 'COLOUR', {
    values: [sum],
    total: 1000,
    options: [
      option('RED', [3, 6, 9, 12, 15, 18, 21, 24]),
      option('GREEN', [1, 4, 7, 10, 16, 19, 22, 25]),
      option('BLUE', [2, 5, 8, 11, 17, 20, 23, 26]),
    ],
  }),
  options(pc28, 'TRIPLE', {
    values: [{ view: {}, reduce: 'form3' }],
    total: 1000,
    options: [{ code: 'TRIPLE', wins: [0], count: 10 }],
  }),
];

export const threeDigitGamePlays: readonly Play[] = [
  ...threeDigitPlays(threeDigits, 'ALL', 0),
  straight(threeDigits, 'STRAIGHT2_FIRST', 0, 2),
  straight(threeDigits, 'STRAIGHT2_LAST', 1, 3),
  perPosition(threeDigits, 'FIX', 3),
];
