import type { MathModel } from '../math-model.types.js';
import { LINES_5X4 } from './lines.js';

/** Fifty lines on five by four; each free spin draws a multiplier. */
export const lines5x450Random: MathModel = {
  id: 'lines-5x4-50-random',
  reels: 5,
  rows: 4,
  wins: { kind: 'lines', lines: LINES_5X4.slice(0, 50) },
  stakeUnits: 50,
  strips: [
    'H1 L5 L1 L4 L3 L5 H4 L2 S L2 H2 L3 H3 L2 L5 H2 L1 L2 H3 H2 H4 L3 H3 L4 L3 L5 H1 L1 H1 H4 L4 L1 L4',
    'L1 H2 H4 L5 H2 H3 L3 L5 L4 L1 H1 W L1 H3 S H1 L5 L4 L1 H3 L2 H1 H2 L4 L2 H4 L3 L2 L3 L4 L5 H4 L2 L3',
    'L5 L1 H3 L3 L5 L3 L1 H4 H2 H1 L4 L3 L2 L4 L2 H2 H3 H1 L5 W L2 H4 L1 L5 S H4 L3 L4 H2 L2 H3 L1 H1 L4',
    'H4 W L1 L2 L1 H1 L5 L3 H2 H4 L4 L2 H1 H3 L5 L3 L1 L2 H2 L3 H1 L4 L5 L3 L5 H3 L4 H2 S L4 H3 H4 L1 L2',
    'S L5 L3 H1 L4 L1 H3 H1 H4 H3 L2 L3 L2 H1 W H2 L2 H4 L3 L4 L1 H4 H3 L1 L4 L5 H2 L4 L5 L3 L2 H2 L1 L5',
  ],
  pays: {
    H1: { '3': 57, '4': 324, '5': 2501 },
    H2: { '3': 42, '4': 212, '5': 1294 },
    H3: { '3': 38, '4': 162, '5': 828 },
    H4: { '3': 29, '4': 128, '5': 655 },
    L1: { '3': 14, '4': 61, '5': 397 },
    L2: { '3': 14, '4': 56, '5': 328 },
    L3: { '3': 8, '4': 42, '5': 259 },
    L4: { '3': 8, '4': 42, '5': 250 },
    L5: { '3': 8, '4': 32, '5': 198 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 100, '4': 500, '5': 2500 } },
  freeSpins: {
    awards: { '3': 8, '4': 12, '5': 20 },
    retriggers: { '3': 4, '4': 6, '5': 8 },
    cap: 40,
    multiplier: {
      kind: 'random',
      table: [
        { times: 2, weight: 10 },
        { times: 3, weight: 6 },
        { times: 5, weight: 3 },
        { times: 10, weight: 1 },
      ],
    },
  },
};
