import { LINES_5X3 } from '../../math-model/data/lines.js';
import type { TabledModel } from '../tabled-model.types.js';

const BONUS_ROWS = 1200;

/** Clusters of five or more are cleared and others fall. */
export const clusterFalls: TabledModel = {
  id: 'cluster-5x5-falls',
  reels: 5,
  rows: 5,
  wins: { kind: 'cluster', least: 5 },
  stakeUnits: 20,
  cells: { W: [0, 2, 3, 2, 0], S: 2, H1: 8, H2: 9, H3: 11, L1: 14, L2: 16, L3: 18 },
  pays: {
    H1: { 5: 65, 7: 208, 9: 650, 12: 3120 },
    H2: { 5: 47, 7: 130, 9: 416, 12: 1820 },
    H3: { 5: 31, 7: 91, 9: 260, 12: 1040 },
    L1: { 5: 12, 7: 31, 9: 91, 12: 338 },
    L2: { 5: 9, 7: 23, 9: 65, 12: 234 },
    L3: { 5: 6, 7: 16, 9: 47, 12: 156 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 20, 4: 80, 5: 400 } },
  cascade: { steps: [1, 1, 2, 3, 5], freeSteps: [1, 2, 3, 5, 8] },
  freeSpins: { awards: { 3: 8, 4: 12, 5: 16 }, cap: 40, keepsMultiplier: true },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9600 },
    { name: 'buy', price: 25, rows: BONUS_ROWS, aim: 9625 },
  ],
};

/** Eight or more anywhere on thirty cells. */
export const anywhereFalls: TabledModel = {
  id: 'anywhere-6x5-falls',
  reels: 6,
  rows: 5,
  wins: { kind: 'anywhere', least: 8 },
  stakeUnits: 20,
  cells: { S: 2, H1: 7, H2: 8, H3: 10, H4: 11, L1: 13, L2: 15, L3: 16, L4: 18 },
  pays: {
    H1: { 8: 200, 10: 500, 12: 1000 },
    H2: { 8: 50, 10: 200, 12: 500 },
    H3: { 8: 40, 10: 100, 12: 300 },
    H4: { 8: 30, 10: 40, 12: 240 },
    L1: { 8: 20, 10: 30, 12: 200 },
    L2: { 8: 16, 10: 24, 12: 160 },
    L3: { 8: 10, 10: 20, 12: 100 },
    L4: { 8: 5, 10: 15, 12: 40 },
  },
  scatter: { symbol: 'S', pays: { 4: 60, 5: 100, 6: 2000 } },
  cascade: { steps: [1], freeSteps: [1, 2, 4, 6, 10] },
  freeSpins: { awards: { 4: 10, 5: 12, 6: 15 }, cap: 50, keepsMultiplier: true },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9650 },
    { name: 'buy', price: 40, rows: BONUS_ROWS, aim: 9650 },
  ],
};

/** Lines whose winning symbols give way to others. */
export const lineFalls: TabledModel = {
  id: 'lines-5x3-20-falls',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 20) },
  stakeUnits: 20,
  cells: { W: [0, 2, 2, 2, 0], S: [2, 2, 2, 2, 2], H1: 5, H2: 7, H3: 8, H4: 9, L1: 12, L2: 13, L3: 14 },
  pays: {
    H1: { 3: 30, 4: 150, 5: 1200 },
    H2: { 3: 14, 4: 60, 5: 360 },
    H3: { 3: 10, 4: 40, 5: 180 },
    H4: { 3: 8, 4: 30, 5: 120 },
    L1: { 3: 5, 4: 14, 5: 60 },
    L2: { 3: 4, 4: 12, 5: 50 },
    L3: { 3: 3, 4: 10, 5: 40 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 20, 4: 60, 5: 200 } },
  cascade: { steps: [1, 2, 3, 5], freeSteps: [3, 6, 9, 15] },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, cap: 40 },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9600 },
    { name: 'buy', price: 24, rows: BONUS_ROWS, aim: 9600 },
  ],
};

/** Two to five symbols on each reel, so the ways change with every spin, and each win lets others fall. */
export const rowFalls: TabledModel = {
  id: 'rows-6x5-ways-falls',
  reels: 6,
  rows: 5,
  heights: [2, 3, 3, 4, 4, 5],
  wins: { kind: 'ways' },
  stakeUnits: 20,
  cells: {
    W: [0, 2, 2, 2, 2, 0],
    S: 2,
    ...{ H1: 5, H2: 7, H3: 8, H4: 9, L1: 11, L2: 12, L3: 13, L4: 14, L5: 15 },
  },
  pays: {
    H1: { 3: 30, 4: 75, 5: 180, 6: 600 },
    H2: { 3: 15, 4: 30, 5: 60, 6: 180 },
    H3: { 3: 12, 4: 24, 5: 42, 6: 108 },
    H4: { 3: 9, 4: 18, 5: 30, 6: 72 },
    L1: { 3: 6, 4: 12, 5: 21, 6: 48 },
    L2: { 3: 6, 4: 9, 5: 18, 6: 36 },
    L3: { 3: 3, 4: 9, 5: 15, 6: 30 },
    L4: { 3: 3, 4: 6, 5: 12, 6: 27 },
    L5: { 3: 3, 4: 6, 5: 9, 6: 24 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 4: 40, 5: 100, 6: 500 } },
  cascade: { steps: [1], freeSteps: [1, 2, 3, 4, 5, 6, 8, 10] },
  freeSpins: { awards: { 4: 10, 5: 13, 6: 16 }, cap: 40, keepsMultiplier: true },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 4000, aim: 9625 },
    { name: 'buy', price: 42, rows: BONUS_ROWS, aim: 9625 },
  ],
};

/** A wide field without free spins: long chains of clusters and mystery cells. */
export const mysteryClusters: TabledModel = {
  id: 'cluster-6x6-mystery',
  reels: 6,
  rows: 6,
  wins: { kind: 'cluster', least: 5 },
  stakeUnits: 25,
  cells: { M: 5, H1: 7, H2: 9, H3: 13, L1: 18, L2: 23, L3: 28 },
  pays: {
    H1: { 5: 40, 8: 180, 11: 900, 15: 5000 },
    H2: { 5: 30, 8: 120, 11: 500, 15: 2500 },
    H3: { 5: 22, 8: 80, 11: 300, 15: 1500 },
    L1: { 5: 12, 8: 40, 11: 120, 15: 600 },
    L2: { 5: 10, 8: 30, 11: 90, 15: 400 },
    L3: { 5: 8, 8: 22, 11: 70, 15: 300 },
  },
  mystery: { reveals: { H1: 2, H2: 3, H3: 4, L1: 6, L2: 8, L3: 9 } },
  cascade: { steps: [1, 1, 2, 2, 3, 4, 6] },
  cap: 5000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9650 }],
};
