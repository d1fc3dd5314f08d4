import type { MathModel } from '../math-model.types.js';

/** 15,625 ways on six reels of five; each free spin draws a multiplier up to fifteen. */
export const ways6x515625: MathModel = {
  id: 'ways-6x5-15625',
  reels: 6,
  rows: 5,
  wins: { kind: 'ways' },
  stakeUnits: 100,
  strips: [
    'H4 L5 L6 L5 L2 L5 L4 H4 L6 L3 L2 L6 L4 L3 H4 L1 L4 L6 H2 L2 L3 H2 H3 L5 L1 H1 H3 L5 H1 L6 L4 H3 L1 H2 L1 S L1 H3 L4 H1 H4 L2 L3 L2 L3',
    'H2 L1 L3 L2 W H4 L2 H3 L1 H4 L4 L1 L3 L6 L5 H1 L4 H3 L2 L1 H3 L5 L2 L3 L6 L3 H4 H1 L5 H2 L6 S L5 H4 L4 H3 L3 H2 L5 L1 L6 H1 L2 L4 L6 L4',
    'L1 H3 L5 L3 L6 L3 L4 H3 L3 L2 L4 H1 L4 H3 H1 L6 L1 L5 H2 L2 L6 W H2 L2 L5 L1 H4 S L6 L3 L2 L5 H2 H4 L5 H3 H4 H1 H4 L6 L3 L1 L4 L2 L1 L4',
    'L1 L2 L6 L5 L6 L1 H2 H3 H4 L2 L3 L5 L3 L1 H4 L1 H3 H1 L4 L3 S H3 L6 H1 L3 L2 L5 L4 H1 H2 L2 L6 L5 L6 L1 L3 L4 H4 L4 L2 L5 H2 L4 H4 W H3',
    'H4 H1 L1 L3 L1 H3 L6 H1 L2 L1 L5 L6 H3 L3 L5 L3 S H4 L3 L2 L4 H4 L3 L1 L5 H2 L1 L5 L2 L6 H2 H1 H3 L4 W H3 L4 L2 L4 L6 H2 L5 H4 L2 L6 L4',
    'L5 L1 H4 L6 L4 H3 L4 H2 H3 L3 H2 L3 H2 L3 L1 H4 S L1 L6 L2 L5 L4 L2 L6 L2 L6 H1 H4 L3 H4 L5 H3 L3 L4 L5 H3 L2 L1 L6 L2 H1 L4 L5 L1 H1',
  ],
  pays: {
    H1: { '3': 45, '4': 85, '5': 210, '6': 430 },
    H2: { '3': 26, '4': 50, '5': 130, '6': 260 },
    H3: { '3': 21, '4': 45, '5': 105, '6': 210 },
    H4: { '3': 17, '4': 34, '5': 85, '6': 170 },
    L1: { '3': 9, '4': 17, '5': 50, '6': 85 },
    L2: { '3': 9, '4': 17, '5': 45, '6': 85 },
    L3: { '3': 7, '4': 13, '5': 34, '6': 70 },
    L4: { '3': 7, '4': 13, '5': 34, '6': 70 },
    L5: { '3': 4, '4': 9, '5': 21, '6': 45 },
    L6: { '3': 4, '4': 9, '5': 21, '6': 45 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { '3': 100, '4': 300, '5': 1000, '6': 5000 } },
  freeSpins: {
    awards: { '3': 6, '4': 8, '5': 10, '6': 12 },
    retriggers: { '3': 2, '4': 4, '5': 6, '6': 8 },
    cap: 20,
    multiplier: {
      kind: 'random',
      table: [
        { times: 1, weight: 40 },
        { times: 2, weight: 30 },
        { times: 3, weight: 15 },
        { times: 5, weight: 10 },
        { times: 8, weight: 4 },
        { times: 15, weight: 1 },
      ],
    },
  },
};
