import type { Play, View } from '../play.js';
import {
  allAppear,
  firstPicks,
  hits,
  noneAppears,
  odds,
  options,
  pair,
  row,
  span,
  where,
  win,
  type Group,
} from './build.js';

interface Region extends Group {
  numbers: number;
  /** Slots of the lowest prizes of two and of three digits. */
  low2: string;
  low3: string;
  discountedCharge: number;
  discountedOdds: number;
  unitOdds: number;
  xien: readonly [number, number, number];
  truot: readonly [number, number, number];
}

const tail = (n: number, ...slots: string[]): View => ({
  ...(slots.length > 0 && { slots }),
  cut: { tail: n },
});
const head = (n: number, ...slots: string[]): View => ({
  ...(slots.length > 0 && { slots }),
  cut: { head: n },
});

/** The plays on a Vietnamese sheet of two-digit to six-digit prizes. */
const regionPlays = (region: Region): Play[] => [
  hits(region, 'LO2', { digits: 2, view: tail(2), odds: 99 }),
  hits(region, 'LO2_DISCOUNT', {
    digits: 2,
    view: tail(2),
    odds: region.discountedOdds,
    charge: region.discountedCharge,
  }),
  hits(region, 'LO2_1K', { digits: 2, view: tail(2), odds: region.unitOdds, charge: 1 }),
  hits(region, 'LO2_HEAD', { digits: 2, view: head(2), odds: 99 }),
  hits(region, 'LO3', { digits: 3, view: tail(3), odds: 960 }),
  hits(region, 'LO4', { digits: 4, view: tail(4), odds: 8880 }),
  hits(region, 'DE_DB', { digits: 2, view: tail(2, 'DB'), odds: 98 }),
  hits(region, 'DE_DB_HEAD', { digits: 2, view: head(2, 'DB'), odds: 98 }),
  hits(region, 'DE_G1', { digits: 2, view: tail(2, 'G1'), odds: 98 }),
  hits(region, 'DE_G1_HEAD', { digits: 2, view: head(2, 'G1'), odds: 98 }),
  hits(region, 'DE_DAU', { digits: 2, view: tail(2, region.low2), odds: 98 }),
  hits(region, 'DE_DAUDUOI', { digits: 2, view: tail(2, region.low2, 'DB'), odds: 98 }),
  hits(region, 'DAU', { digits: 1, view: { slots: ['DB'], cut: fromEnd(region, 2) }, odds: 9.8 }),
  hits(region, 'DUOI', { digits: 1, view: tail(1, 'DB'), odds: 9.8 }),
  hits(region, 'CANG3_DB', { digits: 3, view: tail(3, 'DB'), odds: 960 }),
  hits(region, 'CANG3_DAU', { digits: 3, view: tail(3, region.low3), odds: 960 }),
  hits(region, 'CANG3_DAUDUOI', { digits: 3, view: tail(3, region.low3, 'DB'), odds: 960 }),
  hits(region, 'CANG3_G1', { digits: 3, view: tail(3, 'G1'), odds: 960 }),
  hits(region, 'CANG4_DB', { digits: 4, view: tail(4, 'DB'), odds: 9000 }),
  ...region.xien.map((price, index) => xien(region, index + 2, price)),
  ...region.truot.map((price, index) => truot(region, [4, 8, 10][index] ?? 0, price)),
  ...twoDigitPlays(region),
];

/** The position of a digit of the special prize, counted from its end. */
function fromEnd({ layout }: Region, place: number): { from: number; to: number } {
  const length = layout === 'MB27' ? 5 : 6;
  return { from: length - place, to: length - place + 1 };
}

function xien(region: Region, picks: number, price: number): Play {
  return row(region, {
    code: `XIEN${picks}`,
    rule: { kind: 'subset', symbols: pair, choose: picks, view: tail(2), tiers: { [picks]: 'WIN' } },
    tiers: win(odds(price)),
    proof: [
      {
        pick: firstPicks(pair, picks),
        lines: 1,
        total: 100n ** BigInt(region.numbers),
        wins: { WIN: allAppear(picks, region.numbers) },
      },
    ],
  });
}

function truot(region: Region, picks: number, price: number): Play {
  return row(region, {
    code: `TRUOT${picks}`,
    rule: { kind: 'subset', symbols: pair, choose: picks, view: tail(2), tiers: { 0: 'WIN' } },
    tiers: win(odds(price)),
    proof: [
      {
        pick: firstPicks(pair, picks),
        lines: 1,
        total: 100n ** BigInt(region.numbers),
        wins: { WIN: noneAppears(picks, region.numbers) },
      },
    ],
  });
}

/** Two-sided plays and the digit sum of the last two digits of the special prize. */
function twoDigitPlays(region: Region): Play[] {
  const number = { view: tail(2, 'DB'), reduce: 'first' } as const;
  const sum = { view: { ...tail(2, 'DB'), split: true }, reduce: 'sum' } as const;
  const half = { count: 50, odds: 1.95 };
  const sumCount = (value: number): number => 10 - Math.abs(9 - value);
  return [
    options(region, 'DB2_SIZE', {
      values: [number],
      total: 100,
      options: [
        { code: 'BIG', wins: span(50, 99), ...half },
        { code: 'SMALL', wins: span(0, 49), ...half },
      ],
    }),
    options(region, 'DB2_PARITY', {
      values: [number],
      total: 100,
      options: [
        { code: 'ODD', wins: where(99, (value) => value % 2 === 1), ...half },
        { code: 'EVEN', wins: where(99, (value) => value % 2 === 0), ...half },
      ],
    }),
    options(region, 'DB2_SUM', {
      values: [sum],
      total: 100,
      options: span(0, 18).map((value) => ({
        code: `S${value}`,
        wins: [value],
        count: sumCount(value),
        odds: Math.floor(95_000 / sumCount(value)) / 1000,
      })),
    }),
    options(region, 'DB2_SUM_SIZE', {
      values: [sum],
      total: 100,
      options: [
        { code: 'BIG', wins: span(10, 18), count: 45, odds: 1.9, refunds: [9], refundCount: 10 },
        { code: 'SMALL', wins: span(0, 8), count: 45, odds: 1.9, refunds: [9], refundCount: 10 },
      ],
    }),
  ];
}

/** Seven prizes of a southern sheet: the special prize and those of four digits and fewer. */
const sevenPlays = (region: Region): Play[] =>
  [
    { digits: 2, price: 94 },
    { digits: 3, price: 940 },
    { digits: 4, price: 9000 },
  ].map(({ digits, price }) =>
    hits(region, `BAO7_${digits}`, {
      digits,
      view: tail(digits, 'DB', 'G8', 'G7', 'G6', 'G5'),
      odds: price,
    }),
  );

const eightPrizes = [
  { digits: 2, shown: 8, price: 94 },
  { digits: 3, shown: 7, price: 940 },
  { digits: 4, shown: 4, price: 9000 },
];

/** Eight prizes of the northern sheet: the special and the sixth ones, and the first number of four others. */
const eightPlays = (region: Region): Play[] =>
  eightPrizes.map(({ digits, shown, price }) =>
    row(region, {
      code: `BAO8_${digits}`,
      rule: {
        kind: 'numbers',
        digits,
        bags: [
          { tier: 'WIN', view: tail(digits, 'DB', 'G6') },
          { tier: 'WIN', view: { ...tail(digits, 'G7', 'G5', 'G4', 'G3'), entries: [0] } },
        ],
        charge: shown,
      },
      tiers: win(odds(price)),
      proof: [
        {
          pick: '0'.repeat(digits),
          lines: shown,
          total: 10n ** BigInt(digits),
          wins: { WIN: BigInt(shown) },
        },
      ],
    }),
  );

const north: Region = {
  group: 'MB',
  layout: 'MB27',
  numbers: 27,
  low2: 'G7',
  low3: 'G6',
  discountedCharge: 22,
  discountedOdds: 78,
  unitOdds: 3.66,
  xien: [17, 74, 340],
  truot: [2.8, 8.8, 16],
};

const station: Region = {
  group: 'MN',
  layout: 'MN18',
  numbers: 18,
  low2: 'G8',
  low3: 'G7',
  discountedCharge: 15,
  discountedOdds: 79,
  unitOdds: 5.5,
  xien: [35, 235, 1650],
  truot: [1.95, 4.2, 6.2],
};

export const vietnamPlays: readonly Play[] = [
  ...regionPlays(north),
  ...regionPlays(station),
  ...sevenPlays(station),
  ...eightPlays(north),
];
