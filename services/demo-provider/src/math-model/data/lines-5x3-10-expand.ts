import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Ten lines; in free spins a wild expands over its reel. */
export const lines5x310Expand: MathModel = {
  id: 'lines-5x3-10-expand',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 10) },
  stakeUnits: 10,
  strips: [
    'L3 L2 L1 L5 H3 L4 L3 H3 H4 L2 L1 L4 L5 L3 L4 W L3 S L4 H2 L3 L5 L1 L5 L4 H2 L5 H4 H1 L2 H4 L2 L1',
    'L3 L4 H4 L4 H4 L3 H3 L3 L5 L4 H2 L5 L2 H2 L5 L2 L1 L2 S L2 L3 L1 H1 H4 L5 L1 L4 H3 L3 W L4 L5 L1',
    'L1 W H4 L4 L2 L4 L1 L3 L1 H1 L4 L5 L3 L5 L3 L5 L4 L2 H3 S L2 H2 H4 L1 L3 H4 L3 L4 L5 H3 L5 L2 H2',
    'L5 L2 H4 H2 L5 L2 H1 L2 L4 L1 L5 L3 L2 H4 L4 L5 L1 W L4 L1 L5 L3 H2 L4 H3 L1 H4 L3 S L3 L4 H3 L3',
    'L2 L1 L5 H3 L3 H4 L4 L3 L4 L1 L5 L3 L2 W H2 L4 H4 L3 H2 L5 L2 L3 L5 L4 S L1 L5 H4 H1 L2 L1 H3 L4',
  ],
  pays: {
    W: { '3': 80, '4': 390, '5': 1300 },
    H1: { '3': 80, '4': 330, '5': 1300 },
    H2: { '3': 50, '4': 200, '5': 1000 },
    H3: { '3': 39, '4': 130, '5': 650 },
    H4: { '3': 26, '4': 100, '5': 390 },
    L1: { '3': 10, '4': 39, '5': 160 },
    L2: { '3': 10, '4': 39, '5': 160 },
    L3: { '3': 8, '4': 26, '5': 105 },
    L4: { '3': 7, '4': 26, '5': 105 },
    L5: { '3': 7, '4': 26, '5': 105 },
  },
  wild: { symbol: 'W', expanding: 'free' },
  scatter: { symbol: 'S', pays: { '3': 20, '4': 200, '5': 2000 } },
  freeSpins: {
    awards: { '3': 10, '4': 10, '5': 10 },
    retriggers: { '3': 5, '4': 5, '5': 5 },
    cap: 30,
    multiplier: { kind: 'fixed', times: 1 },
    strips: [
      'L4 H3 L2 L5 L3 L5 L1 L5 H2 W H4 H2 H1 L5 L1 L5 L3 L4 H4 W L4 L3 L4 H4 L2 L1 L3 L4 L2 L3 L2 H3 L1 S',
      'L5 H4 L4 H4 L3 H1 H3 L5 W L2 L3 L4 L2 L3 L2 H2 H3 L4 H4 L1 L3 L1 L5 W L5 L1 H2 L4 L2 S L1 L3 L5 L4',
      'L5 L1 H2 L3 L2 L1 L4 L2 L4 L2 H1 H2 L3 L5 L1 H4 L4 L3 L2 L5 S W L4 L5 L3 L4 H3 W L3 H3 L1 H4 L5 H4',
      'W L3 H2 L4 S L1 L2 L1 H4 L3 W H4 L5 H3 H1 L1 L5 L4 L3 L4 H4 L2 L3 L5 H2 L2 L1 L4 L2 L4 L3 L5 H3 L5',
      'W L3 L4 L2 H4 L3 H2 L2 L4 H2 H3 L5 L3 L4 L5 L1 L2 W L4 H1 H4 L3 L5 L4 S L1 L3 L2 H3 L1 L5 H4 L1 L5',
    ],
  },
};
