import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Twenty lines; free spins pay three times. */
export const lines5x320FreeX3: MathModel = {
  id: 'lines-5x3-20-free-x3',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 20) },
  stakeUnits: 20,
  strips: [
    'L4 L3 H2 H4 L5 L2 W L1 H1 L1 L4 L3 L5 H4 H3 L2 H3 H1 L2 H2 L2 L3 H4 H3 L3 L1 L5 S L4 L1 L4 L5',
    'H3 L4 L5 L4 L3 L2 L1 L5 H3 H4 L5 H2 L2 L4 L3 L1 W L1 H4 H3 L5 L2 H2 H1 L3 S L2 H1 L4 L1 L3 H4',
    'L5 H3 H4 H2 L4 L3 S H3 L1 L3 H1 L1 H4 L4 L2 H1 H4 L5 L3 L2 L4 L1 H2 W L2 L5 L1 L2 L5 L4 S H3 L3',
    'H4 L5 L3 L4 S L5 L1 L2 L1 H2 H4 L4 L5 L1 L3 L5 L1 H3 L2 H3 H4 W L2 L4 H2 L3 H1 L3 H1 L2 H3 L4',
    'L3 L4 L2 L1 H2 L4 S L3 L1 H2 H1 H3 L3 L4 H4 L3 L2 H3 H4 L5 H1 L2 L5 L2 L5 H3 H4 L5 L1 L4 L1 W',
  ],
  pays: {
    W: { '3': 85, '4': 350, '5': 1750 },
    H1: { '3': 65, '4': 260, '5': 1300 },
    H2: { '3': 50, '4': 170, '5': 700 },
    H3: { '3': 40, '4': 130, '5': 430 },
    H4: { '3': 35, '4': 105, '5': 350 },
    L1: { '3': 17, '4': 50, '5': 200 },
    L2: { '3': 17, '4': 50, '5': 170 },
    L3: { '3': 9, '4': 35, '5': 140 },
    L4: { '3': 9, '4': 35, '5': 130 },
    L5: { '3': 9, '4': 26, '5': 105 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 40, '4': 200, '5': 1000 } },
  freeSpins: {
    awards: { '3': 10, '4': 15, '5': 20 },
    retriggers: { '3': 10, '4': 15, '5': 20 },
    cap: 60,
    multiplier: { kind: 'fixed', times: 3 },
  },
};
