import type { MathModel } from '../math-model.types.js';

/** Three reels, 27 ways; a wild counts three ways. */
export const classic3x327: MathModel = {
  id: 'classic-3x3-27',
  reels: 3,
  rows: 3,
  wins: { kind: 'ways' },
  stakeUnits: 50,
  strips: [
    'H1 H4 L2 H3 L3 H2 H3 L3 L1 L3 H3 H4 L1 L2 H4 L3 L2 L1 H1 H2 L1 L3 L2',
    'H2 L1 H3 L1 H3 L2 L3 L2 H4 L3 H1 H4 L1 L3 H2 L2 W H3 L1 L3 W H4 H1 L2',
    'L1 H2 L1 H4 H3 L2 L3 H4 H3 W L3 H1 L1 L2 L1 W H4 L3 L2 L3 H2 L3 H3 L2',
  ],
  pays: {
    H1: { '3': 75 },
    H2: { '3': 38 },
    H3: { '3': 15 },
    H4: { '3': 9 },
    L1: { '3': 5 },
    L2: { '3': 3 },
    L3: { '3': 2 },
  },
  wild: { symbol: 'W', multiplier: 3 },
};
