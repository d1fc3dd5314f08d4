import type { MathModel } from '../math-model.types.js';
import { LINES_5X3 } from './lines.js';

/** Twenty-five lines; six coins begin a hold round. */
export const hold5x325: MathModel = {
  id: 'hold-5x3-25',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 25) },
  stakeUnits: 25,
  strips: [
    'H3 L4 L3 H4 L1 L5 H2 C C H3 L2 L3 L5 H2 L1 W L4 L2 L5 L2 H1 L3 L4 C C L4 H3 L1 H4 L5 H4 L3 L2 H1 L1',
    'L1 C C H3 H1 H3 L2 H3 H4 L3 L5 W L4 L1 L4 L1 L2 H4 L2 L4 H2 L1 L3 L5 H4 L3 L2 H1 L5 L4 H2 L5 C C L3',
    'C C L1 L2 H3 H4 L2 L1 L5 H2 L4 H3 H1 L5 L3 H3 L1 L3 L5 L3 W L3 L4 L5 H1 C C L1 H2 L2 L4 H4 L4 L2 H4',
    'H4 L3 H3 L4 L1 L3 L4 L2 L5 L3 H4 H1 L1 L4 C C W L1 L2 H4 L5 H2 H3 L5 L3 L2 L4 L1 H2 L2 L5 H1 H3 C C',
    'L2 L4 H1 L5 H3 L1 L3 L2 H1 H4 L1 H4 L1 L5 H4 L4 H2 C C L2 L3 L4 H2 L5 L4 H3 L3 L2 L5 W L1 L3 H3 C C',
  ],
  pays: {
    W: { '3': 120, '4': 275, '5': 2159 },
    H1: { '3': 151, '4': 353, '5': 2773 },
    H2: { '3': 73, '4': 140, '5': 863 },
    H3: { '3': 58, '4': 104, '5': 547 },
    H4: { '3': 47, '4': 82, '5': 432 },
    L1: { '3': 24, '4': 43, '5': 259 },
    L2: { '3': 24, '4': 40, '5': 221 },
    L3: { '3': 12, '4': 27, '5': 173 },
    L4: { '3': 12, '4': 27, '5': 163 },
    L5: { '3': 12, '4': 21, '5': 130 },
  },
  wild: { symbol: 'W' },
  hold: {
    symbol: 'C',
    trigger: 6,
    respins: 3,
    landing: { chance: 1, of: 20 },
    values: [
      { units: 25, weight: 100 },
      { units: 50, weight: 40 },
      { units: 75, weight: 12 },
      { units: 125, weight: 6 },
      { units: 250, weight: 3 },
      { units: 500, weight: 1 },
    ],
    fullUnits: 25000,
  },
};
