import type { MathModel } from '../math-model.types.js';

/** 1,024 ways; each wild doubles the ways it is in, and free spins have three times as many. */
export const ways5x41024Wild: MathModel = {
  id: 'ways-5x4-1024-wild',
  reels: 5,
  rows: 4,
  wins: { kind: 'ways' },
  stakeUnits: 40,
  strips: [
    'L5 L3 L1 L4 H3 L1 L5 L2 L1 L3 L2 H4 H1 L3 L1 S H3 L2 L4 H4 H2 L2 H2 L4 L5 L4 L5 H4 L5 H3 H1 L3 H2',
    'H3 S L2 L3 L5 L4 L2 L4 H1 H2 L5 L4 H4 L3 L2 L1 H2 L5 H1 L3 W H4 H3 L2 L1 L5 H3 L5 H4 L1 L3 L1 H2 L4',
    'L5 L2 L1 H2 S L1 H3 H4 H1 H3 L4 L1 L5 L3 H1 L5 L4 W H4 L3 L2 L5 L1 H2 H4 L4 H3 L3 L5 L2 L4 H2 L2 L3',
    'H4 H2 L3 L1 H3 S L1 L3 L5 L2 L5 W L4 H2 L2 H2 L5 H4 L3 L5 L4 L2 L1 H1 L1 H3 H4 L3 H1 L4 L5 H3 L4 L2',
    'H1 H3 L4 L2 L3 L5 L1 L5 L2 L1 H2 L4 L5 L1 L3 H2 H4 L1 L2 H4 L5 H4 L2 L4 L3 L4 H3 L5 H3 H2 H1 L3 S',
  ],
  pays: {
    H1: { '3': 5, '4': 20, '5': 214 },
    H2: { '3': 3, '4': 14, '5': 111 },
    H3: { '3': 3, '4': 11, '5': 71 },
    H4: { '3': 3, '4': 8, '5': 57 },
    L1: { '3': 1, '4': 2, '5': 20 },
    L2: { '3': 1, '4': 2, '5': 16 },
    L3: { '3': 1, '4': 2, '5': 12 },
    L4: { '3': 1, '4': 2, '5': 12 },
    L5: { '3': 1, '4': 1, '5': 10 },
  },
  wild: { symbol: 'W', multiplier: 2 },
  scatter: { symbol: 'S', pays: { '3': 80, '4': 400, '5': 2000 } },
  freeSpins: {
    awards: { '3': 10, '4': 15, '5': 25 },
    retriggers: { '2': 2, '3': 10, '4': 15, '5': 25 },
    cap: 60,
    multiplier: { kind: 'fixed', times: 1 },
    strips: [
      'L2 H4 L4 H3 H2 L1 L5 L2 L5 H3 L3 L2 S L4 H4 L5 L4 L3 L2 H2 L5 H1 L5 L1 H4 H2 L3 L4 L3 L1 H3 H1 L1',
      'L2 L4 H1 L2 L5 H3 L3 H1 L1 W L4 L1 W H3 L5 L1 H4 H2 L5 L2 L5 L2 H3 L3 W S H4 L3 L4 H2 L4 L5 H4 H2 L1 L3',
      'H3 L4 L3 W L5 L1 L2 H4 L3 H1 L1 L2 W H2 L2 S L4 L5 L4 L1 L3 H3 H4 L3 H2 L4 H2 L5 L2 H1 H4 L5 W H3 L5 L1',
      'S H4 L2 L3 H4 L5 H3 L4 H4 H2 L2 L5 L3 L2 W L5 L1 L3 L1 L3 L4 H3 H1 H2 W L4 H1 L1 L5 L1 H3 L5 L4 W H2 L2',
      'L3 H3 L1 L3 L2 L5 H1 H2 L4 L2 L4 L3 L1 L5 L3 H3 L4 L5 H2 H4 L1 L2 H4 L2 S H4 H2 H1 L5 H3 L4 L5 L1',
    ],
  },
};
