import type { MathModel } from '../math-model.types.js';
import { LINES_3X3 } from './lines.js';

/** Five lines on three reels; four coins begin a hold round. */
export const hold3x35: MathModel = {
  id: 'hold-3x3-5',
  reels: 3,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_3X3.slice(0, 5) },
  stakeUnits: 20,
  strips: [
    'H4 H3 H4 L3 L1 L3 C H1 W H2 L2 H1 L1 C C L1 H2 H3 L2 L3 H3 L2 L3 L1 L2 H4 L3',
    'L1 L2 H4 H1 L1 H3 L3 L2 H3 L3 L1 W H2 H4 H1 L2 L3 C H2 L3 L1 L3 H4 H3 L2 C C',
    'L1 H4 L1 W L2 C H3 L3 H1 H2 L1 H3 H4 H2 L3 C C H3 H1 L3 L2 L3 H4 L3 L2 L1 L2',
  ],
  pays: {
    W: { '3': 700 },
    H1: { '3': 350 },
    H2: { '3': 240 },
    H3: { '3': 120 },
    H4: { '3': 70 },
    L1: { '3': 29 },
    L2: { '3': 24 },
    L3: { '3': 19 },
  },
  wild: { symbol: 'W' },
  hold: {
    symbol: 'C',
    trigger: 4,
    respins: 3,
    landing: { chance: 1, of: 12 },
    values: [
      { units: 20, weight: 60 },
      { units: 40, weight: 25 },
      { units: 60, weight: 10 },
      { units: 100, weight: 6 },
      { units: 200, weight: 3 },
      { units: 400, weight: 1 },
    ],
    fullUnits: 4000,
  },
};
