import { permutations } from '../combinatorics.js';
import type { Bag, Play, Tier, View } from '../play.js';
import { digit, hits, odds, options, row, span, win, type Group } from './build.js';

/** Odds ×1000 of a price per unit of discounted stake: the stake returned with `net`, per unit that was paid. */
const afterDiscount = (prize: number, discountPercent: number): number =>
  Math.floor((prize * 100_000) / (100 - discountPercent)) / 1000;
const withStake = (net: number, discountPercent: number): number =>
  Math.floor((net * 100_000) / (100 - discountPercent) + 1000) / 1000;

/** One pick per class of orders: a number that has so many. */
const orderPicks: Readonly<Record<number, readonly string[]>> = {
  3: ['012', '001', '000'],
  4: ['0123', '0012', '0011', '0001', '0000'],
};

interface AnyOrder {
  digits: 3 | 4;
  bags: readonly (Bag & { count: number; prize: number })[];
}

/** A pick wins in any order; its price is the prize shared by the orders it has. */
function anyOrder(game: Group, code: string, { digits, bags }: AnyOrder): Play {
  const picks = orderPicks[digits] ?? [];
  const tiers = picks.flatMap((pick) =>
    bags.map(({ tier, prize }): Tier => ({
      code: `${tier}:${permutations(pick)}`,
      odds: Math.floor((prize * 1000) / permutations(pick)),
    })),
  );
  return row(game, {
    code,
    rule: {
      kind: 'numbers',
      digits,
      bags: bags.map(({ tier, view }) => ({ tier, view })),
      charge: 1,
      anyOrder: true,
    },
    tiers,
    proof: picks.map((pick) => ({
      pick,
      lines: 1,
      total: 10n ** BigInt(digits),
      wins: Object.fromEntries(
        bags.map(({ tier, count }) => [`${tier}:${permutations(pick)}`, BigInt(permutations(pick) * count)]),
      ),
    })),
  });
}

/** A digit that occurs, however often. */
const runs = (game: Group, code: string, view: View, winning: number, total: number, price: number): Play =>
  row(game, {
    code,
    rule: {
      kind: 'numbers',
      digits: 1,
      bags: [{ tier: 'WIN', view: { ...view, split: true } }],
      charge: 1,
      hits: { atLeast: 1 },
    },
    tiers: win(odds(price)),
    proof: [{ pick: '0', lines: 1, total: BigInt(total), wins: { WIN: BigInt(winning) } }],
  });

interface Thai extends Group {
  up: string;
  down: View;
}

const tail = (slot: string, n: number): View => ({ slots: [slot], cut: { tail: n } });

const thaiPlays = (game: Thai): Play[] => [
  hits(game, 'TH3_UP', { digits: 3, view: tail(game.up, 3), odds: 900 }),
  anyOrder(game, 'TH3_TOD', {
    digits: 3,
    bags: [{ tier: 'WIN', view: tail(game.up, 3), count: 1, prize: 900 }],
  }),
  hits(game, 'TH2_UP', { digits: 2, view: tail(game.up, 2), odds: 90 }),
  hits(game, 'TH2_DOWN', { digits: 2, view: game.down, odds: 90 }),
  runs(game, 'TH_RUN_UP', tail(game.up, 3), 271, 1000, 3.2),
  runs(game, 'TH_RUN_DOWN', game.down, 19, 100, 4.2),
];

const thai: Thai = { group: 'THAI', layout: 'THAI', up: 'P1', down: { slots: ['L2'] } };
const lao: Thai = {
  group: 'LAO',
  layout: 'LAO',
  up: 'N',
  down: { slots: ['N'], cut: { from: 2, to: 4 } },
};
const hanoi: Thai = { group: 'HNTHAI', layout: 'MB27', up: 'DB', down: tail('G1', 2) };

export const thaiStylePlays: readonly Play[] = [
  ...thaiPlays(thai),
  hits(thai, 'TH3_FRONT', { digits: 3, view: { slots: ['F3'] }, odds: 450, charge: 1 }),
  hits(thai, 'TH3_DOWN', { digits: 3, view: { slots: ['B3'] }, odds: 450, charge: 1 }),
  ...thaiPlays(lao),
  hits(lao, 'TH4_UP', { digits: 4, view: tail('N', 4), odds: 5000 }),
  anyOrder(lao, 'TH4_TOD', {
    digits: 4,
    bags: [{ tier: 'WIN', view: tail('N', 4), count: 1, prize: 4800 }],
  }),
  ...thaiPlays(hanoi),
];

const prizeSlots = ['P1', 'P2', 'P3', 'SPECIAL', 'CONSOLATION'] as const;
const slotCounts = [1, 1, 1, 10, 10];

/** The prizes of a four-digit draw, from the first down; those of big and of small forms differ in number. */
function fourDigits(game: Group, code: string, digits: 3 | 4, prizes: readonly number[]): Play {
  const bags = prizes.map((prize, index) => ({
    tier: prizeSlots[index] ?? '',
    view: tail(prizeSlots[index] ?? '', digits),
    count: slotCounts[index] ?? 0,
    prize,
  }));
  return row(game, {
    code,
    rule: { kind: 'numbers', digits, bags: bags.map(({ tier, view }) => ({ tier, view })), charge: 1 },
    tiers: bags.map(({ tier, prize }) => ({ code: tier, odds: odds(prize) })),
    proof: [
      {
        pick: '0'.repeat(digits),
        lines: 1,
        total: 10n ** BigInt(digits),
        wins: Object.fromEntries(bags.map(({ tier, count }) => [tier, BigInt(count)])),
      },
    ],
  });
}

const box = (game: Group, code: string, prizes: readonly number[]): Play =>
  anyOrder(game, code, {
    digits: 4,
    bags: prizes.map((prize, index) => ({
      tier: prizeSlots[index] ?? '',
      view: tail(prizeSlots[index] ?? '', 4),
      count: slotCounts[index] ?? 0,
      prize,
    })),
  });

const fourDigitGame = (game: Group, big: readonly number[], small: readonly number[]): Play[] => [
  fourDigits(game, 'BIG', 4, big),
  fourDigits(game, 'SMALL', 4, small),
  box(game, 'BOX_BIG', big),
  box(game, 'BOX_SMALL', small),
  fourDigits(game, 'TOP3_3D', 3, [250, 210, 150]),
];

export const fourDigitPlays: readonly Play[] = [
  ...fourDigitGame({ group: 'MY4D', layout: 'FOUR23' }, [2500, 1000, 500, 180, 60], [3500, 2000, 1000]),
  ...fourDigitGame({ group: 'SG4D', layout: 'FOUR23' }, [2000, 1000, 490, 250, 60], [3000, 2000, 800]),
];

const togel: Group = { group: 'TOGEL', layout: 'FOUR1' };
const cut = (from: number, to: number): View => ({ cut: { from, to } });
const positionNames = ['AS', 'KOP', 'KEPALA', 'EKOR'];

/** Chosen digits that all occur; the prize goes by how often they do in all. */
const colok = (
  code: string,
  picks: number,
  ladder: readonly [times: number, count: number, net: number][],
): Play =>
  row(togel, {
    code,
    rule: {
      kind: 'subset',
      symbols: digit,
      choose: picks,
      view: { split: true },
      tiers: Object.fromEntries(ladder.map(([times]) => [times, `TIMES${times}`])),
      byOccurrences: true,
    },
    tiers: ladder.map(([times, , net]) => ({ code: `TIMES${times}`, odds: odds(withStake(net, 10)) })),
    proof: [
      {
        pick: span(0, picks - 1).join(','),
        lines: 1,
        total: 10_000n,
        wins: Object.fromEntries(ladder.map(([times, count]) => [`TIMES${times}`, BigInt(count)])),
      },
    ],
  });

const bebasCounts = [2916, 486, 36, 1];

export const togelPlays: readonly Play[] = [
  hits(togel, '4D', { digits: 4, view: cut(0, 4), odds: afterDiscount(3000, 66) }),
  hits(togel, '3D', { digits: 3, view: cut(1, 4), odds: afterDiscount(400, 59) }),
  hits(togel, '2D_BACK', { digits: 2, view: cut(2, 4), odds: afterDiscount(70, 29) }),
  hits(togel, '2D_FRONT', { digits: 2, view: cut(0, 2), odds: afterDiscount(65, 29) }),
  hits(togel, '2D_MIDDLE', { digits: 2, view: cut(1, 3), odds: afterDiscount(65, 29) }),
  hits(togel, '4D_FULL', { digits: 4, view: cut(0, 4), odds: 9000 }),
  hits(togel, '3D_FULL', { digits: 3, view: cut(1, 4), odds: 900 }),
  hits(togel, '2D_FULL', { digits: 2, view: cut(2, 4), odds: 90 }),
  row(togel, {
    code: 'COLOK_BEBAS',
    rule: {
      kind: 'numbers',
      digits: 1,
      bags: [{ tier: 'TIMES', view: { split: true } }],
      charge: 1,
      hits: 'byCount',
    },
    tiers: bebasCounts.map((_, index) => ({
      code: `TIMES:${index + 1}`,
      odds: odds(withStake(1.5 * (index + 1), 6)),
    })),
    proof: [
      {
        pick: '0',
        lines: 1,
        total: 10_000n,
        wins: Object.fromEntries(bebasCounts.map((count, index) => [`TIMES:${index + 1}`, BigInt(count)])),
      },
    ],
  }),
  colok('COLOK_2D', 2, [
    [2, 768, 7],
    [3, 192, 11],
    [4, 14, 18],
  ]),
  colok('COLOK_NAGA', 3, [
    [3, 168, 23],
    [4, 36, 35],
  ]),
  row(togel, {
    code: 'COLOK_JITU',
    rule: { kind: 'each', symbols: digit, positions: span(0, 3).map((at) => cut(at, at + 1)) },
    tiers: win(odds(withStake(8, 6))),
    proof: [{ pick: '7_#_#_#', lines: 1, total: 10n, wins: { WIN: 1n } }],
  }),
  options(togel, 'SHIO', {
    values: [{ view: cut(2, 4), reduce: 'modulo', with: 12 }],
    total: 100,
    options: span(1, 12).map((sign) => ({
      code: String(sign),
      wins: [sign % 12],
      count: sign <= 4 ? 9 : 8,
      odds: afterDiscount(9.5, 5),
    })),
  }),
  options(togel, 'SIDES', {
    values: span(0, 3).map((at) => ({ view: cut(at, at + 1), reduce: 'first' })),
    total: 10,
    options: positionNames.flatMap((name, value) =>
      [
        { side: 'BIG', wins: span(5, 9) },
        { side: 'SMALL', wins: span(0, 4) },
        { side: 'ODD', wins: [1, 3, 5, 7, 9] },
        { side: 'EVEN', wins: [0, 2, 4, 6, 8] },
      ].map(({ side, wins }) => ({ code: `${name}_${side}`, wins, count: 5, odds: 1.95, value })),
    ),
  }),
  options(togel, 'TENGAH_TEPI', {
    values: [{ view: cut(2, 4), reduce: 'first' }],
    total: 100,
    options: [
      { code: 'TENGAH', wins: span(25, 74), count: 50, odds: 1.95 },
      { code: 'TEPI', wins: [...span(0, 24), ...span(75, 99)], count: 50, odds: 1.95 },
    ],
  }),
  options(togel, 'NEIGHBOURS', {
    values: span(0, 2).map((at) => ({ view: { ...cut(at, at + 2), split: true }, reduce: 'compareEnds' })),
    total: 100,
    options: span(0, 2).flatMap((value) => {
      const name = `${positionNames[value]}_${positionNames[value + 1]}`;
      return [
        { code: `${name}_KEMBANG`, wins: [-1], count: 45, odds: 2.1, value },
        { code: `${name}_KEMPIS`, wins: [1], count: 45, odds: 2.1, value },
        { code: `${name}_KEMBAR`, wins: [0], count: 10, odds: 9.5, value },
      ];
    }),
  }),
];

const posts: Group = { group: 'POSTS', layout: 'POSTS8' };
const postPrices = [8, 90, 800, 5000];
const firstPosts = ['A', 'B', 'C', 'D'];
const allPosts = [...firstPosts, 'F', 'I', 'N', 'K'];

/** One post, the first four as "Lo", or all eight. */
const postSlots: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(allPosts.map((post) => [post, [post]])),
  LO: firstPosts,
  LO8: allPosts,
};

export const postPlays: readonly Play[] = Object.entries(postSlots).flatMap(([name, slots]) =>
  postPrices.map((price, index) =>
    hits(posts, `${name}_${index + 1}D`, {
      digits: index + 1,
      view: { slots, cut: { tail: index + 1 } },
      odds: price,
    }),
  ),
);
