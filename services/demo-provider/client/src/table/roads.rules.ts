/** A cell of a big road: the side, and how many ties followed it. */
export interface RoadCell {
  side: string;
  ties: number;
  column: number;
  row: number;
}

const rows = 6;

/**
 * Big road: a column for each run of one side, six rows deep, running on to the right where a column is full or taken.
 * Ties mark the cell before them; ties before the first result are marked on it.
 */
export function bigRoad(results: readonly string[], isTie: (result: string) => boolean): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let early = 0;
  let start = 0;
  for (const result of results) {
    const last = cells.at(-1);
    if (isTie(result)) {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    const side = result[0]!;
    let column: number;
    let row: number;
    if (!last) [column, row] = [0, 0];
    else if (last.side === side) {
      const isFree = last.row + 1 < rows && !taken.has(`${last.column},${last.row + 1}`);
      [column, row] = isFree ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      start += 1;
      while (taken.has(`${start},0`)) start += 1;
      [column, row] = [start, 0];
    }
    taken.add(`${column},${row}`);
    cells.push({ side, ties: last ? 0 : early, column, row });
  }
  return cells;
}

/** The last columns of a road that fit. */
export function lastColumns(cells: readonly RoadCell[], columns: number): RoadCell[] {
  const first = Math.max(0, Math.max(...cells.map(({ column }) => column), 0) - columns + 1);
  return cells
    .filter(({ column }) => column >= first)
    .map((cell) => ({ ...cell, column: cell.column - first }));
}
