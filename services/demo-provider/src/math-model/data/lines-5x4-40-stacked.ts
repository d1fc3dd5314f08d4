import type { MathModel } from '../math-model.types.js';
import { LINES_5X4 } from './lines.js';

/** Forty lines on five by four; wilds come in stacks, twice as many in free spins. */
export const lines5x440Stacked: MathModel = {
  id: 'lines-5x4-40-stacked',
  reels: 5,
  rows: 4,
  wins: { kind: 'lines', lines: LINES_5X4.slice(0, 40) },
  stakeUnits: 40,
  strips: [
    'L2 H3 H2 L1 H3 L4 H2 H1 H1 H1 H1 H4 L3 L4 L5 L3 H4 H3 L5 L2 H4 L5 L2 L3 L1 L4 L2 L1 H2 L5 L4 L3 L1',
    'L2 S L3 L5 L1 L4 H3 S L4 H3 L5 H2 L3 L5 H4 L2 L4 L5 H2 L2 W W W W H2 H1 H1 H1 H1 H4 H3 L4 L2 L1 H4 L1 L3 L1 L3',
    'S H4 W W W W L5 L3 L2 H1 H1 H1 H1 H3 L5 L3 L4 H2 L5 H3 L2 S L4 H2 L1 H4 L5 L1 L2 L3 L1 H3 L4 L1 H4 H2 L2 L4 L3',
    'L5 H4 L4 H1 H1 H1 H1 L1 L2 L3 L2 L4 H3 L5 H3 H2 L1 H3 L1 L3 L2 W W W W S L2 L3 L5 S L5 H4 H2 H4 L4 H2 L4 L1 L3',
    'H2 W W W W L5 H3 L5 L4 L5 L4 L2 H3 L2 H2 L3 L1 H1 H1 H1 H1 L2 H2 L3 L4 L3 L1 L5 L4 H4 L1 H4 L2 H3 H4 L1 L3',
  ],
  pays: {
    H1: { '3': 28, '4': 105, '5': 520 },
    H2: { '3': 21, '4': 70, '5': 280 },
    H3: { '3': 17, '4': 50, '5': 170 },
    H4: { '3': 14, '4': 40, '5': 140 },
    L1: { '3': 7, '4': 21, '5': 85 },
    L2: { '3': 7, '4': 21, '5': 70 },
    L3: { '3': 4, '4': 14, '5': 55 },
    L4: { '3': 3, '4': 14, '5': 50 },
    L5: { '3': 3, '4': 10, '5': 40 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 80 } },
  freeSpins: {
    awards: { '3': 8 },
    retriggers: { '3': 4 },
    cap: 24,
    multiplier: { kind: 'fixed', times: 1 },
    strips: [
      'H4 L3 L2 L1 H4 H2 L2 L5 L4 H2 L4 L5 L4 L1 L5 L4 L3 H4 L5 L1 H2 H3 L2 H3 L3 L1 L3 L2 H1 H1 H1 H1 H3',
      'H4 H2 L2 L3 H3 L4 L5 L3 W W W W H2 L4 L2 H3 L5 L3 L1 H4 H2 L2 H4 H1 H1 H1 H1 W W W W S H3 L2 L1 L5 S L4 L1 L5 L1 L3 L4',
      'L4 H4 L4 L3 H4 L4 H1 H1 H1 H1 L2 H3 W W W W S L1 L5 H2 L1 H2 S L2 W W W W L5 H4 L5 H2 H3 L3 L1 L4 H3 L3 L2 L3 L5 L2 L1',
      'L4 L5 H3 S L2 L1 L3 L4 L2 H3 S H4 H3 L3 H2 L3 L5 L1 L5 L1 L4 L3 H4 L2 L1 H2 L4 L2 H4 L5 W W W W H2 H1 H1 H1 H1 W W W W',
      'L4 L1 L2 H4 L1 L2 H3 L3 H3 H4 H3 H4 W W W W L5 L3 L5 L4 L1 H2 L3 L5 H2 L2 L1 H1 H1 H1 H1 W W W W L5 L4 L2 H2 L4 L3',
    ],
  },
};
