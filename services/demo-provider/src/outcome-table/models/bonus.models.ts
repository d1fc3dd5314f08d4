import { LINES_3X3, LINES_5X3 } from '../../math-model/data/lines.js';
import type { TabledModel } from '../tabled-model.types.js';

/** A special symbol covers its reels in free spins. */
export const specialTen: TabledModel = {
  id: 'lines-5x3-10-special',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 10) },
  stakeUnits: 10,
  cells: { W: 1, S: 2, H1: 4, H2: 5, H3: 7, H4: 7, L1: 11, L2: 11, L3: 12, L4: 12 },
  pays: {
    H1: { 2: 10, 3: 100, 4: 1000, 5: 5000 },
    H2: { 2: 5, 3: 40, 4: 400, 5: 2000 },
    H3: { 3: 30, 4: 100, 5: 750 },
    H4: { 3: 30, 4: 100, 5: 750 },
    L1: { 3: 5, 4: 40, 5: 150 },
    L2: { 3: 5, 4: 40, 5: 150 },
    L3: { 3: 5, 4: 25, 5: 100 },
    L4: { 3: 5, 4: 25, 5: 100 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 20, 4: 200, 5: 2000 } },
  freeSpins: {
    awards: { 3: 10, 4: 10, 5: 10 },
    cap: 30,
    special: ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  },
  gamble: { most: 5 },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 5000, aim: 9600 },
    { name: 'buy', price: 75, rows: 1200, aim: 9600 },
  ],
};

/** The same with five lines, and high symbols alone are special. */
export const specialFive: TabledModel = {
  id: 'lines-5x3-5-special',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 5) },
  stakeUnits: 50,
  cells: { W: 1, S: 2, H1: 5, H2: 6, H3: 7, L1: 10, L2: 10, L3: 11 },
  pays: {
    H1: { 2: 20, 3: 200, 4: 800, 5: 4000 },
    H2: { 3: 120, 4: 500, 5: 2000 },
    H3: { 3: 80, 4: 300, 5: 1000 },
    L1: { 3: 30, 4: 100, 5: 400 },
    L2: { 3: 25, 4: 80, 5: 300 },
    L3: { 3: 20, 4: 60, 5: 250 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 40, 4: 300, 5: 1500 } },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, cap: 24, special: ['H1', 'H2', 'H3'] },
  cap: 5000,
  modes: [
    { name: 'base', price: 1, rows: 5000, aim: 9550 },
    { name: 'buy', price: 42, rows: 1200, aim: 9600 },
  ],
};

/** Three scatters open chests. */
export const pickLines: TabledModel = {
  id: 'lines-5x3-25-pick',
  reels: 5,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_5X3.slice(0, 25) },
  stakeUnits: 25,
  cells: { W: [0, 2, 2, 2, 0], S: 3, H1: 6, H2: 7, H3: 8, H4: 9, L1: 11, L2: 12, L3: 13, L4: 14 },
  pays: {
    H1: { 3: 60, 4: 200, 5: 1500 },
    H2: { 3: 40, 4: 150, 5: 750 },
    H3: { 3: 30, 4: 125, 5: 500 },
    H4: { 3: 30, 4: 100, 5: 300 },
    L1: { 3: 10, 4: 50, 5: 150 },
    L2: { 3: 10, 4: 40, 5: 125 },
    L3: { 3: 8, 4: 30, 5: 100 },
    L4: { 3: 8, 4: 25, 5: 100 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 25, 4: 100, 5: 500 } },
  pick: {
    picks: 4,
    prizes: [
      { units: 25, weight: 30 },
      { units: 50, weight: 24 },
      { units: 100, weight: 12 },
      { units: 250, weight: 5 },
      { units: 750, weight: 1 },
    ],
  },
  cap: 2000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9550 }],
};

/** Many ways and five chests. */
export const pickWays: TabledModel = {
  id: 'ways-5x3-pick',
  reels: 5,
  rows: 3,
  wins: { kind: 'ways' },
  stakeUnits: 20,
  cells: { W: [0, 2, 3, 2, 0], S: [3, 0, 3, 0, 3], H1: 6, H2: 8, H3: 9, L1: 12, L2: 13, L3: 14, L4: 15 },
  pays: {
    H1: { 3: 25, 4: 75, 5: 400 },
    H2: { 3: 15, 4: 45, 5: 160 },
    H3: { 3: 10, 4: 35, 5: 120 },
    L1: { 3: 6, 4: 15, 5: 60 },
    L2: { 3: 5, 4: 12, 5: 45 },
    L3: { 3: 4, 4: 10, 5: 35 },
    L4: { 3: 3, 4: 8, 5: 25 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 20 } },
  pick: {
    picks: 5,
    prizes: [
      { units: 20, weight: 25 },
      { units: 40, weight: 20 },
      { units: 60, weight: 14 },
      { units: 200, weight: 6 },
      { units: 1000, weight: 1 },
    ],
  },
  gamble: { most: 5 },
  cap: 2000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9600 }],
};

/** Three scatters turn the wheel. */
export const wheelWays: TabledModel = {
  id: 'ways-5x3-wheel',
  reels: 5,
  rows: 3,
  wins: { kind: 'ways' },
  stakeUnits: 25,
  cells: { W: [0, 2, 2, 2, 0], S: [3, 0, 3, 0, 3], H1: 6, H2: 7, H3: 9, H4: 10, L1: 12, L2: 13, L3: 14 },
  pays: {
    H1: { 3: 30, 4: 120, 5: 800 },
    H2: { 3: 20, 4: 90, 5: 450 },
    H3: { 3: 16, 4: 50, 5: 200 },
    H4: { 3: 14, 4: 40, 5: 150 },
    L1: { 3: 8, 4: 18, 5: 60 },
    L2: { 3: 6, 4: 15, 5: 45 },
    L3: { 3: 5, 4: 12, 5: 40 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 25 } },
  wheel: {
    segments: [
      { units: 125, weight: 24 },
      { units: 250, weight: 18 },
      { units: 175, weight: 20 },
      { units: 500, weight: 9 },
      { units: 125, weight: 24 },
      { units: 1250, weight: 3 },
      { units: 200, weight: 18 },
      { units: 5000, weight: 1 },
    ],
  },
  cap: 2000,
  modes: [{ name: 'base', price: 1, rows: 5000, aim: 9575 }],
};

/** Three reels, a wheel and the gamble. */
export const wheelThree: TabledModel = {
  id: 'lines-3x3-5-wheel',
  reels: 3,
  rows: 3,
  wins: { kind: 'lines', lines: LINES_3X3.slice(0, 5) },
  stakeUnits: 10,
  cells: { W: 2, S: 5, H1: 5, H2: 7, H3: 8, L1: 11, L2: 13, L3: 15 },
  pays: {
    W: { 3: 1000 },
    H1: { 3: 300 },
    H2: { 3: 120 },
    H3: { 3: 80 },
    L1: { 3: 30 },
    L2: { 3: 20 },
    L3: { 3: 10 },
  },
  wild: { symbol: 'W' },
  scatter: { symbol: 'S', pays: { 3: 10 } },
  wheel: {
    segments: [
      { units: 20, weight: 20 },
      { units: 50, weight: 16 },
      { units: 30, weight: 20 },
      { units: 100, weight: 8 },
      { units: 40, weight: 20 },
      { units: 1000, weight: 1 },
    ],
  },
  gamble: { most: 5 },
  cap: 1000,
  modes: [{ name: 'base', price: 1, rows: 4000, aim: 9500 }],
};
