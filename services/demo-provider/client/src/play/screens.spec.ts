import { expect, it } from 'vitest';
import type { Step, Win } from '../../../src/play/dto/play.contract.js';
import { cellsOf, countedGrid, featuresOf, linesOf, sumOf } from './screens';

const step = (kind: Step['kind'], amount = '0'): Step => ({ kind, grid: [], wins: [], amount });
const win = (line: number): Win => ({
  kind: 'line',
  line,
  symbol: 'A',
  count: 3,
  cells: [[0, line]],
  amount: '1',
});

it('fills the reels of wilds that have grown, and no others', () => {
  const screen = {
    grid: [
      ['A', 'W'],
      ['K', 'Q'],
    ],
    wins: [],
    amount: '0',
    expanded: [0],
  };
  expect(countedGrid(screen)).toEqual([
    ['W', 'W'],
    ['K', 'Q'],
  ]);
  expect(screen.grid[0]).toEqual(['A', 'W']);
});

it('groups steps of one kind that follow each other', () => {
  const features = featuresOf({ steps: [step('respin'), step('respin'), step('free'), step('hold')] });
  expect(features.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ['respin', 2],
    ['free', 1],
    ['hold', 1],
  ]);
});

it('draws each payline once and leaves out what the game does not know', () => {
  const lines = [
    [1, 1, 1],
    [0, 0, 0],
  ];
  expect(linesOf([win(0), win(0), win(1), win(7)], lines)).toEqual(lines);
  expect(linesOf([win(0), win(1)], lines, 1)).toEqual([[1, 1, 1]]);
});

it('adds amounts exactly', () => {
  expect(sumOf([step('free', '9007199254740993'), step('free', '1')])).toBe(9007199254740994n);
  expect(cellsOf([win(0), win(1)])).toEqual([
    [0, 0],
    [0, 1],
  ]);
});
