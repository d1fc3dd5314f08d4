import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Five lines that pay seldom and high; each wild in a win doubles it. */
export const lines5x35High: MathModel = {
  id: 'lines-5x3-5-high',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 5) },
  stakeUnits: 5,
  strips: [
    'L1 H2 L3 L4 L1 L4 H2 L3 H4 H3 L4 H4 L2 H3 L1 L4 L3 L2 L3 L2 L1 S L2 L4 H1 L4 L3 L2 L1 H4',
    'L4 L3 L1 L2 L4 L3 H4 L1 L4 L2 H3 L3 L2 H4 L4 L1 S L4 L2 H4 L4 L3 L1 L3 L2 H1 H3 H2 W H2 L1',
    'L4 H4 L4 H2 L2 L3 H3 L1 L2 L3 H2 S H4 L1 L2 L4 L3 L1 H3 L2 L4 H1 W L1 L4 L1 L2 L3 L4 H4 L3',
    'L2 H4 L4 H3 L2 H2 H4 L4 L3 H4 L1 L3 L2 L4 L3 H3 L4 L2 L3 H2 L1 W L2 S L1 L4 H1 L1 L4 L1 L3',
    'L2 L1 H4 H1 L4 L3 H4 L1 L4 H3 L2 L4 L3 H2 L4 S L4 L2 L3 H4 L4 H3 L2 L1 L3 L1 L2 H2 L1 L3',
  ],
  pays: {
    H1: { '2': 4, '3': 90, '4': 360, '5': 1350 },
    H2: { '3': 50, '4': 220, '5': 900 },
    H3: { '3': 36, '4': 135, '5': 650 },
    H4: { '3': 18, '4': 70, '5': 360 },
    L1: { '3': 8, '4': 27, '5': 135 },
    L2: { '3': 7, '4': 27, '5': 135 },
    L3: { '3': 4, '4': 18, '5': 90 },
    L4: { '3': 4, '4': 18, '5': 90 },
  },
  wild: { symbol: 'W', multiplier: 2 },
  scatter: { symbol: 'S', pays: { '3': 10, '4': 100, '5': 500 } },
  freeSpins: {
    awards: { '3': 10, '4': 12, '5': 15 },
    retriggers: { '3': 3, '4': 4, '5': 5 },
    cap: 20,
    multiplier: { kind: 'fixed', times: 2 },
  },
};
