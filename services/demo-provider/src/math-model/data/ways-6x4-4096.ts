import type { MathModel } from '../math-model.types.js';

/** 4,096 ways on six reels; the multiplier of the free spins rises to ten. */
export const ways6x44096: MathModel = {
  id: 'ways-6x4-4096',
  reels: 6,
  rows: 4,
  wins: { kind: 'ways' },
  stakeUnits: 50,
  strips: [
    'L3 H2 L6 H3 L4 L1 L5 L1 L6 L2 H2 H4 L3 L4 L6 L2 H3 H1 H4 L5 H2 S L5 L2 L4 L3 H4 L1 L6 L3 H1 H3 L4 L1 L2 L5',
    'H3 L6 S H3 L2 H4 H2 L6 H1 L6 L3 L1 L5 L2 L1 L4 H2 L5 L3 L2 L1 L5 L4 H4 H2 L4 L3 W L5 L3 H1 H4 L1 L2 H3 L4 L6',
    'L2 L6 L5 L3 H1 H4 L5 L1 L2 H4 L4 L2 H3 L1 H2 L3 S H3 L6 L1 L6 H3 H1 L3 L4 H2 L5 L4 L3 L2 L5 L1 H2 H4 L4 W L6',
    'L1 H1 L6 H4 H3 H2 L3 L4 L2 L1 L2 L3 H2 L3 L6 L4 L5 L6 L4 L2 W L6 L5 L3 L5 H4 H1 H4 L1 L2 L5 L4 H3 L1 S H2 H3',
    'H1 L2 H4 L6 L4 L1 L4 W L5 H3 L3 H3 H4 L4 H4 L3 H1 L6 H2 L2 L1 L2 H2 L4 H2 L2 L3 L1 H3 L3 L5 L6 L5 S L6 L1 L5',
    'H2 L6 L1 H3 L6 H4 H1 L4 H3 L5 H3 W H4 H2 L3 L2 S L3 L6 L3 L1 L5 L2 H4 L4 L2 L5 L1 L2 H2 L5 L1 L4 L6 H1 L3 L4',
  ],
  pays: {
    H1: { '3': 36, '4': 70, '5': 180, '6': 360 },
    H2: { '3': 21, '4': 45, '5': 105, '6': 210 },
    H3: { '3': 18, '4': 36, '5': 90, '6': 180 },
    H4: { '3': 14, '4': 29, '5': 70, '6': 145 },
    L1: { '3': 7, '4': 14, '5': 36, '6': 70 },
    L2: { '3': 7, '4': 14, '5': 36, '6': 70 },
    L3: { '3': 6, '4': 11, '5': 29, '6': 55 },
    L4: { '3': 6, '4': 11, '5': 29, '6': 55 },
    L5: { '3': 4, '4': 7, '5': 18, '6': 36 },
    L6: { '3': 4, '4': 7, '5': 18, '6': 36 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 50, '4': 200, '5': 500, '6': 2500 } },
  freeSpins: {
    awards: { '3': 8, '4': 10, '5': 15, '6': 20 },
    retriggers: { '3': 3, '4': 5, '5': 5, '6': 5 },
    cap: 30,
    multiplier: { kind: 'rising', steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  },
};
