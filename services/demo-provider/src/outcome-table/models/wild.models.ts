import { LINES_5X3, LINES_5X4 } from '../../math-model/data/lines.js';
import type { TabledModel } from '../tabled-model.types.js';

/** Wilds of free spins stay to the end. */
export const stickyLines: TabledModel = {
  id: 'lines-5x3-20-sticky',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 20) },
  stakeUnits: 20,
  cells: { W: [0, 2, 2, 2, 2], S: [4, 0, 4, 0, 4], H1: 7, H2: 8, H3: 9, L1: 11, L2: 12, L3: 13, L4: 13 },
  pays: {
    H1: { 3: 40, 4: 120, 5: 600 },
    H2: { 3: 30, 4: 90, 5: 300 },
    H3: { 3: 24, 4: 60, 5: 200 },
    L1: { 3: 10, 4: 40, 5: 120 },
    L2: { 3: 10, 4: 30, 5: 90 },
    L3: { 3: 6, 4: 22, 5: 70 },
    L4: { 3: 6, 4: 16, 5: 50 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 40 } },
  freeSpins: { awards: { 3: 8 }, cap: 24, sticky: true },
  cap: 4000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9600 },
    { name: 'buy', price: 18, rows: 1200, aim: 9600 },
  ],
};

/** Wider reels and a longer stay of the wilds. */
export const stickyWays: TabledModel = {
  id: 'ways-5x4-sticky',
  reels: 5,
  rows: 4,
  wins: { kind: 'ways' },
  stakeUnits: 25,
  cells: { W: [0, 1, 1, 1, 1], S: 2, H1: 7, H2: 8, H3: 9, H4: 10, L1: 13, L2: 14, L3: 15, L4: 16 },
  pays: {
    H1: { 3: 12, 4: 40, 5: 90 },
    H2: { 3: 8, 4: 24, 5: 70 },
    H3: { 3: 6, 4: 18, 5: 60 },
    H4: { 3: 6, 4: 14, 5: 50 },
    L1: { 3: 3, 4: 8, 5: 26 },
    L2: { 3: 2, 4: 7, 5: 22 },
    L3: { 3: 2, 4: 6, 5: 18 },
    L4: { 3: 1, 4: 5, 5: 15 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 25, 4: 100, 5: 500 } },
  freeSpins: { awards: { 3: 7, 4: 9, 5: 11 }, cap: 22, sticky: true },
  cap: 4000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9575 },
    { name: 'buy', price: 14, rows: 1200, aim: 9600 },
  ],
};

/** A wild walks to the left and the reels turn for nothing until it is gone. */
export const walkingLines: TabledModel = {
  id: 'lines-5x4-40-walking',
  reels: 5,
  rows: 4,
  wins: { kind: 'lines', lines: LINES_5X4.slice(0, 40) },
  stakeUnits: 40,
  cells: { W: [0, 1, 1, 1, 1], H1: 8, H2: 10, H3: 12, L1: 16, L2: 17, L3: 18, L4: 19 },
  pays: {
    H1: { 3: 50, 4: 180, 5: 750 },
    H2: { 3: 36, 4: 120, 5: 450 },
    H3: { 3: 24, 4: 90, 5: 330 },
    L1: { 3: 9, 4: 30, 5: 120 },
    L2: { 3: 9, 4: 24, 5: 96 },
    L3: { 3: 6, 4: 20, 5: 84 },
    L4: { 3: 6, 4: 18, 5: 72 },
  },
  wild: { symbol: 'W' },
  walking: { most: 12 },
  cap: 2500,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9625 }],
};

/** A few lines and rare wilds: long walks pay much. */
export const walkingFew: TabledModel = {
  id: 'lines-5x3-10-walking',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 10) },
  stakeUnits: 20,
  cells: { W: [0, 0, 1, 1, 2], H1: 6, H2: 7, H3: 8, H4: 9, L1: 11, L2: 11, L3: 12 },
  pays: {
    H1: { 3: 25, 4: 160, 5: 1600 },
    H2: { 3: 20, 4: 80, 5: 500 },
    H3: { 3: 15, 4: 50, 5: 250 },
    H4: { 3: 12, 4: 40, 5: 200 },
    L1: { 3: 8, 4: 20, 5: 90 },
    L2: { 3: 7, 4: 18, 5: 80 },
    L3: { 3: 6, 4: 16, 5: 70 },
  },
  wild: { symbol: 'W' },
  walking: { most: 12 },
  gamble: { most: 5 },
  cap: 5000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9575 }],
};

/** Mystery cells turn into one symbol. */
export const mysteryWays: TabledModel = {
  id: 'ways-5x4-mystery',
  reels: 5,
  rows: 4,
  wins: { kind: 'ways' },
  stakeUnits: 50,
  cells: { W: [0, 1, 2, 1, 0], M: 5, H1: 6, H2: 8, H3: 9, L1: 13, L2: 14, L3: 15, L4: 16 },
  pays: {
    H1: { 3: 20, 4: 60, 5: 300 },
    H2: { 3: 12, 4: 36, 5: 120 },
    H3: { 3: 10, 4: 28, 5: 90 },
    L1: { 3: 3, 4: 10, 5: 40 },
    L2: { 3: 3, 4: 9, 5: 32 },
    L3: { 3: 2, 4: 8, 5: 24 },
    L4: { 3: 2, 4: 6, 5: 20 },
  },
  wild: { symbol: 'W' },
  mystery: { reveals: { H1: 3, H2: 4, H3: 5, L1: 7, L2: 7, L3: 8, L4: 8 } },
  gamble: { most: 5 },
  cap: 3000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9600 }],
};

/** Reels of changing height with mystery cells and free spins. */
export const mysteryRows: TabledModel = {
  id: 'rows-5x5-ways-mystery',
  reels: 5,
  rows: 5,
  heights: [3, 3, 4, 5],
  wins: { kind: 'ways' },
  stakeUnits: 20,
  cells: { M: 4, S: 2, H1: 7, H2: 8, H3: 9, H4: 10, L1: 13, L2: 14, L3: 15, L4: 16 },
  pays: {
    H1: { 3: 15, 4: 50, 5: 180 },
    H2: { 3: 8, 4: 30, 5: 110 },
    H3: { 3: 7, 4: 20, 5: 80 },
    H4: { 3: 5, 4: 16, 5: 60 },
    L1: { 3: 2, 4: 9, 5: 30 },
    L2: { 3: 2, 4: 7, 5: 24 },
    L3: { 3: 2, 4: 5, 5: 20 },
    L4: { 3: 1, 4: 4, 5: 16 },
  },
  mystery: { reveals: { H1: 3, H2: 4, H3: 5, H4: 5, L1: 7, L2: 7, L3: 8, L4: 8 } },
  scatter: { symbol: 'S', pays: { 3: 25, 4: 75, 5: 250 } },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, cap: 30, times: 3 },
  cap: 4000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9650 },
    { name: 'buy', price: 20, rows: 1200, aim: 9650 },
  ],
};
