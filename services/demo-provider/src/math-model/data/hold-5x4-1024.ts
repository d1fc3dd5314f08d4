import type { MathModel } from '../math-model.types.js';

/** 1,024 ways; seven coins begin a hold round. */
export const hold5x41024: MathModel = {
  id: 'hold-5x4-1024',
  reels: 5,
  rows: 4,
  wins: { kind: 'ways' },
  stakeUnits: 50,
  strips: [
    'L3 L5 C C H1 L2 H2 L5 H4 H3 H4 L1 H3 L5 L2 L5 L1 L3 C C H3 H1 L3 H4 L4 L1 L4 H2 L4 L2 H2 L2 L4 L3 L1',
    'L3 L2 L4 L5 H4 H2 L4 L2 L4 L2 L5 C C H1 H4 L5 H2 H4 L3 C C H1 L3 L1 L3 W L1 H3 H2 L2 L1 H3 L4 L1 L5 H3',
    'H2 L1 H3 H4 H1 L3 L1 W C C L4 L2 L1 H3 H2 L3 L2 L5 L4 C C H1 H4 L3 H4 L1 L5 L4 H2 L2 H3 L4 L5 L2 L3 L5',
    'L3 H2 L2 L4 W H2 H4 L5 L1 H3 H4 L2 H1 L1 L3 L1 C C L4 L3 L4 H3 L3 L1 L2 H2 L4 L5 L2 L5 H1 H4 H3 L5 C C',
    'H2 H4 H2 L2 L5 H4 L4 L3 L1 H1 L5 L4 H3 W L5 L2 L5 H3 H1 C C L3 C C L1 H3 L3 H4 L1 L3 L4 L2 L1 L2 H2 L4',
  ],
  pays: {
    H1: { '3': 19, '4': 141, '5': 365 },
    H2: { '3': 14, '4': 97, '5': 193 },
    H3: { '3': 12, '4': 74, '5': 119 },
    H4: { '3': 10, '4': 58, '5': 97 },
    L1: { '3': 4, '4': 28, '5': 60 },
    L2: { '3': 6, '4': 37, '5': 63 },
    L3: { '3': 3, '4': 25, '5': 48 },
    L4: { '3': 3, '4': 25, '5': 48 },
    L5: { '3': 3, '4': 19, '5': 38 },
  },
  wild: { symbol: 'W' },
  hold: {
    symbol: 'C',
    trigger: 7,
    respins: 3,
    landing: { chance: 1, of: 28 },
    values: [
      { units: 50, weight: 100 },
      { units: 100, weight: 30 },
      { units: 150, weight: 12 },
      { units: 250, weight: 6 },
      { units: 500, weight: 2 },
      { units: 2500, weight: 1 },
    ],
    fullUnits: 40000,
  },
};
