import type { TableKind } from '../../../src/table-game/table-game.types.js';
import { isRed } from '../../../src/table-game/roulette.js';

/** A field of the board: its spot, its place in the grid (column / row / width / height) and its colour. */
export interface Field {
  spot: string;
  column: number;
  row: number;
  width: number;
  height: number;
  tone: 'blue' | 'red' | 'green' | 'black' | 'gold' | 'plain';
}

const field = (
  spot: string,
  [column, row, width, height]: readonly [number, number, number, number],
  tone: Field['tone'] = 'plain',
): Field => ({ spot, column, row, width, height, tone });

const baccarat = [
  field('player-pair', [1, 1, 4, 1], 'blue'),
  field('tie', [5, 1, 4, 1], 'green'),
  field('banker-pair', [9, 1, 4, 1], 'red'),
  field('player', [1, 2, 6, 2], 'blue'),
  field('banker', [7, 2, 6, 2], 'red'),
];

const dragonTiger = [
  field('tie', [1, 1, 6, 1], 'green'),
  field('suited-tie', [7, 1, 6, 1], 'gold'),
  field('dragon', [1, 2, 6, 2], 'red'),
  field('tiger', [7, 2, 6, 2], 'blue'),
];

const roulette = [
  field('n0', [1, 1, 12, 1], 'green'),
  ...Array.from({ length: 36 }, (_, index) => {
    const pocket = index + 1;
    const place = [(index % 6) * 2 + 1, Math.floor(index / 6) + 2, 2, 1] as const;
    return field(`n${pocket}`, place, isRed(pocket) ? 'red' : 'black');
  }),
  ...['dozen-1', 'dozen-2', 'dozen-3'].map((spot, at) => field(spot, [at * 4 + 1, 8, 4, 1])),
  ...['column-1', 'column-2', 'column-3'].map((spot, at) => field(spot, [at * 4 + 1, 9, 4, 1])),
  ...['red', 'even', 'low'].map((spot, at) =>
    field(spot, [at * 4 + 1, 10, 4, 1], spot === 'red' ? 'red' : 'plain'),
  ),
  ...['black', 'odd', 'high'].map((spot, at) =>
    field(spot, [at * 4 + 1, 11, 4, 1], spot === 'black' ? 'black' : 'plain'),
  ),
];

const faces = [1, 2, 3, 4, 5, 6];

const sicBo = [
  field('small', [1, 1, 6, 2], 'blue'),
  field('big', [7, 1, 6, 2], 'red'),
  field('odd', [1, 3, 4, 1]),
  field('any-triple', [5, 3, 4, 1], 'gold'),
  field('even', [9, 3, 4, 1]),
  ...faces.map((face, at) => field(`face-${face}`, [at * 2 + 1, 4, 2, 1])),
  ...faces.map((face, at) => field(`double-${face}`, [at * 2 + 1, 5, 2, 1], 'green')),
  ...faces.map((face, at) => field(`triple-${face}`, [at * 2 + 1, 6, 2, 1], 'gold')),
  ...Array.from({ length: 14 }, (_, index) => {
    const place = index < 12 ? ([(index % 6) * 2 + 1, 7 + Math.floor(index / 6), 2, 1] as const) : undefined;
    return field(`total-${index + 4}`, place ?? [index === 12 ? 1 : 7, 9, 6, 1]);
  }),
  ...faces
    .flatMap((low) => faces.filter((high) => high > low).map((high) => `pair-${low}${high}`))
    .map((spot, index) =>
      field(
        spot,
        index < 12
          ? [(index % 6) * 2 + 1, 10 + Math.floor(index / 6), 2, 1]
          : [(index - 12) * 4 + 1, 12, 4, 1],
      ),
    ),
];

const xocDia = [
  field('even', [1, 1, 6, 2], 'blue'),
  field('odd', [7, 1, 6, 2], 'red'),
  field('reds-0', [1, 3, 6, 1], 'gold'),
  field('reds-4', [7, 3, 6, 1], 'gold'),
  field('reds-1', [1, 4, 4, 1]),
  field('reds-2', [5, 4, 4, 1]),
  field('reds-3', [9, 4, 4, 1]),
];

const fanTan = [
  ...[1, 2, 3, 4].map((left, at) =>
    field(`fan-${left}`, [at * 3 + 1, 1, 3, 2], at % 2 === 0 ? 'red' : 'blue'),
  ),
  ...['two-12', 'two-23', 'two-34', 'two-41'].map((spot, at) => field(spot, [at * 3 + 1, 3, 3, 1])),
  field('odd', [1, 4, 6, 1], 'red'),
  field('even', [7, 4, 6, 1], 'blue'),
];

const boards: Record<TableKind, readonly Field[]> = {
  BAC: baccarat,
  DAT: dragonTiger,
  ROU: roulette,
  SIC: sicBo,
  SD: xocDia,
  FT: fanTan,
};

/** The fields of a table on a grid of twelve columns. */
export const boardOf = (kind: TableKind): readonly Field[] => boards[kind];
