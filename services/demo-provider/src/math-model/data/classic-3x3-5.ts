import type { MathModel } from '../math-model.types.js';
import { LINES_3X3 } from './lines.js';

/** Three reels, five lines; each wild in a win doubles it. */
export const classic3x35: MathModel = {
  id: 'classic-3x3-5',
  reels: 3,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_3X3.slice(0, 5) },
  stakeUnits: 20,
  strips: [
    'L2 H3 L4 L1 H3 L3 H4 L3 L4 L2 L1 W H1 L3 L4 H2 H4 W L2 L4 L3 L1 H4 H2',
    'L4 L3 H2 L1 L2 H3 L1 L3 H2 L4 H3 H4 W H4 L2 H4 H1 L3 L1 L4 L2 L3 L4 W',
    'L1 H2 L2 L3 L1 L3 L4 H1 H4 W L3 L4 H2 L2 H3 H4 L1 H4 L4 L3 W L4 L2 H3',
  ],
  pays: {
    W: { '3': 290 },
    H1: { '3': 140 },
    H2: { '3': 90 },
    H3: { '3': 45 },
    H4: { '3': 29 },
    L1: { '3': 15 },
    L2: { '3': 12 },
    L3: { '3': 7 },
    L4: { '3': 6 },
  },
  wild: { symbol: 'W', multiplier: 2 },
};
