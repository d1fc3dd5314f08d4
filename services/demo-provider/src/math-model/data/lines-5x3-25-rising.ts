import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Twenty-five lines; the multiplier of the free spins rises by one each spin. */
export const lines5x325Rising: MathModel = {
  id: 'lines-5x3-25-rising',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 25) },
  stakeUnits: 25,
  strips: [
    'H1 L2 H2 L5 L4 L5 L4 H2 L3 L1 L4 H3 H4 L3 H1 L4 H4 H3 L2 L5 H4 L2 H2 L3 L1 L3 L2 L1 S L1 H3',
    'L4 L2 H3 L2 L5 L3 L1 H2 L1 H1 S L2 L4 H3 L5 L4 H2 H4 L5 L3 H2 H4 W L4 L1 H4 L2 L3 L1 H3 H1 L3',
    'L3 W L2 L5 L1 H2 L2 L5 L2 S H3 L1 L4 L5 H1 L4 L1 L3 L4 L3 L2 H2 H4 H3 H1 L3 L4 H4 H2 H4 H3 L1',
    'L2 L3 L5 L4 H1 L5 L1 L5 L2 L1 H2 H4 H3 H4 L4 H4 L1 L2 W S H1 L3 H2 H3 L3 H3 L4 L1 L2 H2 L3 L4',
    'H3 H4 L4 H2 H3 L5 H2 L3 L5 H1 W L4 S L3 L2 L4 L1 L3 L5 H4 H3 L1 H2 H1 L3 L2 H4 L4 L2 L1 L2 L1',
  ],
  pays: {
    H1: { '3': 82, '4': 205, '5': 615 },
    H2: { '3': 60, '4': 139, '5': 330 },
    H3: { '3': 49, '4': 103, '5': 207 },
    H4: { '3': 41, '4': 81, '5': 163 },
    L1: { '3': 27, '4': 50, '5': 121 },
    L2: { '3': 26, '4': 50, '5': 104 },
    L3: { '3': 12, '4': 34, '5': 82 },
    L4: { '3': 12, '4': 34, '5': 77 },
    L5: { '3': 12, '4': 26, '5': 60 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 50, '4': 250, '5': 1250 } },
  freeSpins: {
    awards: { '3': 10, '4': 12, '5': 15 },
    retriggers: { '3': 5, '4': 6, '5': 8 },
    cap: 30,
    multiplier: { kind: 'rising', steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  },
};
