import type { Cell, Grid, MathModel, GridWin } from './math-model.types.js';

type Paying = Pick<MathModel, 'pays' | 'wild' | 'scatter'>;

/** Wins of one screen that shows `grid` with its wild reels already expanded. */
export function lineWins(mathModel: Paying, lines: readonly (readonly number[])[], grid: Grid): GridWin[] {
  const wins: GridWin[] = [];
  for (let line = 0; line < lines.length; line++) {
    const win = lineWin(mathModel, lines[line]!, grid);
    if (win) wins.push({ kind: 'line', line, ...win });
  }
  return wins;
}

/** The higher of the two readings of a line: its leading wilds by themselves, or all of the run as the symbol they stand for. */
function lineWin(mathModel: Paying, rows: readonly number[], grid: Grid): Omit<GridWin, 'kind'> | undefined {
  const wild = mathModel.wild?.symbol;
  let symbol: string | undefined;
  let count = 0;
  let leading = 0;
  let wilds = 0;
  for (; count < grid.length; count++) {
    const here = grid[count]![rows[count]!]!;
    if (here === wild) {
      wilds++;
      if (symbol === undefined) leading++;
    } else if (symbol === undefined && mathModel.pays[here]) symbol = here;
    else if (here !== symbol) break;
  }
  const own = wild === undefined ? 0 : (mathModel.pays[wild]?.[leading] ?? 0);
  const multiplier = (mathModel.wild?.multiplier ?? 1) ** wilds;
  const substituted = symbol === undefined ? 0 : (mathModel.pays[symbol]?.[count] ?? 0) * multiplier;
  if (own === 0 && substituted === 0) return undefined;
  const cells = (length: number) => rows.slice(0, length).map((row, reel): Cell => [reel, row]);
  if (own > substituted) return { symbol: wild!, count: leading, cells: cells(leading), units: own };
  return {
    symbol: symbol!,
    count,
    cells: cells(count),
    units: substituted,
    ...(multiplier > 1 && { multiplier }),
  };
}

export function waysWins(mathModel: Paying, grid: Grid): GridWin[] {
  const wins: GridWin[] = [];
  for (const symbol of new Set(grid[0])) {
    const pays = mathModel.pays[symbol];
    const win = pays && waysWin(mathModel, symbol, grid);
    if (win) wins.push({ kind: 'ways', ...win });
  }
  return wins;
}

function waysWin(mathModel: Paying, symbol: string, grid: Grid): Omit<GridWin, 'kind'> | undefined {
  const wild = mathModel.wild?.symbol;
  const wildTimes = mathModel.wild?.multiplier ?? 1;
  const cells: Cell[] = [];
  let count = 0;
  let ways = 1;
  // The sum over all ways of the product of their wilds' multipliers.
  let weighted = 1;
  for (const reel of grid) {
    let here = 0;
    let weight = 0;
    for (let row = 0; row < reel.length; row++) {
      if (reel[row] !== symbol && reel[row] !== wild) continue;
      cells.push([count, row]);
      here++;
      weight += reel[row] === wild ? wildTimes : 1;
    }
    if (here === 0) break;
    count++;
    ways *= here;
    weighted *= weight;
  }
  const units = mathModel.pays[symbol]![count] ?? 0;
  return units === 0 ? undefined : { symbol, count, ways, cells, units: units * weighted };
}

/** Scatters count wherever they land, before wilds expand. */
export function scatterWins(mathModel: Paying, grid: Grid): GridWin[] {
  if (!mathModel.scatter) return [];
  const { symbol, pays } = mathModel.scatter;
  const count = countOf(grid, symbol);
  const units = pays[count] ?? 0;
  return units === 0 ? [] : [{ kind: 'scatter', symbol, count, cells: cellsOf(grid, symbol), units }];
}

export function countOf(grid: Grid, symbol: string): number {
  let count = 0;
  for (const reel of grid) for (const here of reel) if (here === symbol) count++;
  return count;
}

export function cellsOf(grid: Grid, symbol: string): Cell[] {
  return grid.flatMap((reel, r) => reel.flatMap((here, row): Cell[] => (here === symbol ? [[r, row]] : [])));
}
