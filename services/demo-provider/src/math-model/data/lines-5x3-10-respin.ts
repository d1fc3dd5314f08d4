import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Ten lines; a wild fills its reel, stays, and the others turn again. */
export const lines5x310Respin: MathModel = {
  id: 'lines-5x3-10-respin',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 10) },
  stakeUnits: 20,
  strips: [
    'L3 L1 H3 L1 L2 L3 L1 H4 H3 L3 H2 L1 L2 H4 L2 H1 H4 L3 H4 H2 L3 L2 H3 L2 H1 L1 L3 H2',
    'H2 L3 L1 L3 H4 H2 L1 L2 L3 H4 L3 H4 L3 H3 L1 L2 H1 H4 H3 H1 H2 L2 W L2 L1 L3 L2 H3 L1',
    'L1 H3 L1 L2 L1 L3 H4 H2 L1 H4 L1 H3 H1 H4 L2 L3 H1 H2 L3 L2 L3 W L2 L3 L2 H2 H3 H4 L3',
    'L2 L3 L1 L3 H2 H3 L3 L1 H4 W H1 L2 H4 H3 L1 L2 H1 L3 H3 L1 L2 H4 L3 H2 L1 H2 H4 L2 L3',
    'L1 H4 L3 H4 L3 L1 H2 L1 L2 L3 L2 H2 L2 H1 H3 L3 H2 H4 H1 L1 L2 L3 L1 H3 H4 H3 L2 L3',
  ],
  pays: {
    H1: { '3': 31, '4': 125, '5': 310 },
    H2: { '3': 15, '4': 37, '5': 125 },
    H3: { '3': 9, '4': 25, '5': 75 },
    H4: { '3': 6, '4': 15, '5': 55 },
    L1: { '3': 4, '4': 9, '5': 31 },
    L2: { '3': 3, '4': 7, '5': 25 },
    L3: { '3': 2, '4': 6, '5': 18 },
  },
  wild: { symbol: 'W' },
  wildRespins: { reels: [1, 2, 3] },
};
