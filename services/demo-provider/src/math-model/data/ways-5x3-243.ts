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
    H1: { '3': 39, '4': 145, '5': 700 },
    H2: { '3': 29, '4': 95, '5': 390 },
    H3: { '3': 24, '4': 70, '5': 240 },
    H4: { '3': 19, '4': 60, '5': 190 },
    L1: { '3': 10, '4': 29, '5': 115 },
    L2: { '3': 10, '4': 29, '5': 95 },
    L3: { '3': 5, '4': 19, '5': 75 },
    L4: { '3': 5, '4': 19, '5': 70 },
    L5: { '3': 5, '4': 14, '5': 60 },
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
