import type { Play, Rank, Symbols, View } from '../play.js';
import { odds, row, type Group } from './build.js';

/** Prizes of three digits: their slot, how many numbers it has, and what one of them pays a single number. */
const prizes = [
  { slot: 'DB', count: 2, price: 100 },
  { slot: 'G1', count: 4, price: 35 },
  { slot: 'G2', count: 6, price: 21 },
  { slot: 'G3', count: 8, price: 10 },
] as const;

const max3d: Group = { group: 'MAX3D', layout: 'MAX3D' };
const max3dPro: Group = { group: 'MAX3DPRO', layout: 'MAX3D' };
const number: Symbols = { from: 0, to: 999, width: 3 };
const slots = (...codes: string[]): View => ({ slots: codes });

const ranks: readonly Rank[] = [
  { tier: 'DB', view: slots('DB'), hits: 2 },
  { tier: 'G1', view: slots('G1'), hits: 2 },
  { tier: 'G2', view: slots('G2'), hits: 2 },
  { tier: 'G3', view: slots('G3'), hits: 2 },
  { tier: 'G4', view: {}, hits: 2 },
  { tier: 'G5', view: slots('DB'), hits: 1 },
  { tier: 'G6', view: slots('G1', 'G2', 'G3'), hits: 1 },
];

/** In Max 3D Pro the two special numbers pay most in the order drawn. */
const proRanks: readonly Rank[] = [
  { tier: 'DB', view: slots('DB'), hits: 2, inOrder: true },
  { tier: 'DBREVERSED', view: slots('DB'), hits: 2 },
  ...ranks.slice(1),
];

/** What the values of a slot show of a pair, as bits: neither number, the first, the second, both. */
const both = 3;

/** In how many ways so many values show each of these. */
function waysOf(count: number): readonly bigint[] {
  const power = BigInt(count);
  const [neither, notBoth] = [998n ** power, 999n ** power];
  return [neither, notBoth - neither, notBoth - neither, 1000n ** power - 2n * notBoth + neither];
}

/** Results by the rank of a pair: a line is paid once, by the highest. */
function countsByRank(): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  const visit = (shown: readonly number[], ways: bigint): void => {
    const prize = prizes[shown.length];
    if (prize) {
      waysOf(prize.count).forEach((more, bits) => visit([...shown, bits], ways * more));
      return;
    }
    const tier = tierOf(shown);
    if (tier) counts[tier] = (counts[tier] ?? 0n) + ways;
  };
  visit([], 1n);
  return counts;
}

function tierOf(shown: readonly number[]): string | undefined {
  const pairIn = prizes.findIndex((_, at) => shown[at] === both);
  if (pairIn >= 0) return prizes[pairIn]!.slot;
  const [special = 0, ...others] = shown;
  const other = others.reduce((bits, more) => bits | more, 0);
  if ((special | other) === both) return 'G4';
  if (special > 0) return 'G5';
  return other > 0 ? 'G6' : undefined;
}

const counts = countsByRank();
const total = 1000n ** 20n;

const pairPlay = (
  game: Group,
  code: string,
  by: readonly Rank[],
  prices: Readonly<Record<string, number>>,
  wins: Readonly<Record<string, bigint>>,
): Play =>
  row(game, {
    code,
    rule: { kind: 'sequence', symbols: number, view: {}, length: 2, ranks: by },
    tiers: by.map(({ tier }) => ({ code: tier, odds: odds(prices[tier] ?? 0) })),
    proof: [{ pick: '000_001', lines: 1, total, wins }],
  });

export const max3dPlays: readonly Play[] = [
  row(max3d, {
    code: 'MAX3D',
    rule: {
      kind: 'numbers',
      digits: 3,
      bags: prizes.map(({ slot }) => ({ tier: slot, view: slots(slot) })),
      charge: 1,
    },
    tiers: prizes.map(({ slot, price }) => ({ code: slot, odds: odds(price) })),
    proof: [
      {
        pick: '000',
        lines: 1,
        total: 1000n,
        wins: Object.fromEntries(prizes.map(({ slot, count }) => [slot, BigInt(count)])),
      },
    ],
  }),
  pairPlay(
    max3d,
    'MAX3D_PLUS',
    ranks,
    { DB: 100_000, G1: 4000, G2: 1000, G3: 500, G4: 100, G5: 15, G6: 4 },
    counts,
  ),
  pairPlay(
    max3dPro,
    'MAX3D_PRO',
    proRanks,
    { DB: 200_000, DBREVERSED: 40_000, G1: 3000, G2: 1000, G3: 400, G4: 100, G5: 10, G6: 4 },
    { ...counts, DB: counts['DB']! / 2n, DBREVERSED: counts['DB']! / 2n },
  ),
];
