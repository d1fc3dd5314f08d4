import type { MathModel } from '../math-model.types.js';

/** 243 ways; free spins pay double and can be retriggered. */
export const ways5x3243: MathModel = {
  id: 'ways-5x3-243',
  reels: 5,
  rows: 3,
  wins: { kind: 'ways' },
  stakeUnits: 25,
  strips: [
    'L5 H3 L2 L1 L4 L1 H3 L1 L2 H2 L4 L5 H4 L2 H1 L1 L3 L5 L4 L3 L4 L3 H3 H4 S H4 L3 L2 L5 H1 H2',
    'H4 L2 H3 H4 L1 L2 S L3 L2 W L4 H3 L3 L1 H3 L1 L4 L3 L4 L5 L2 L5 H2 H1 L5 H1 H4 L1 H2 L5 L3 L4',
    'L3 H4 L5 L4 S L3 L5 L2 H2 H4 L4 L5 H3 L2 H1 L4 L3 H2 L4 W L3 L1 H3 L1 H3 L1 L2 L1 L5 H4 L2 H1',
    'L4 L3 L1 L5 H2 L2 L4 L5 H4 L2 L4 L5 L3 L4 H3 L2 H2 L1 H3 L3 H4 S H1 L5 H3 L1 H4 W H1 L2 L3 L1',
    'L5 H3 H2 H3 L2 L1 H4 H2 L5 L4 S L1 H1 L4 W H4 L1 L3 L5 L3 H3 L2 L4 L5 L3 L1 L3 H1 L2 H4 L4 L2',
  ],
  pays: {
    H1: { '3': 24, '4': 91, '5': 438 },
    H2: { '3': 18, '4': 59, '5': 244 },
    H3: { '3': 15, '4': 44, '5': 150 },
    H4: { '3': 12, '4': 38, '5': 119 },
    L1: { '3': 13, '4': 36, '5': 144 },
    L2: { '3': 13, '4': 36, '5': 119 },
    L3: { '3': 6, '4': 24, '5': 94 },
    L4: { '3': 6, '4': 24, '5': 88 },
    L5: { '3': 6, '4': 18, '5': 75 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 50, '4': 250, '5': 1250 } },
  freeSpins: {
    awards: { '3': 12, '4': 15, '5': 20 },
    retriggers: { '3': 12, '4': 15, '5': 20 },
    cap: 60,
    multiplier: { kind: 'fixed', times: 2 },
  },
};
