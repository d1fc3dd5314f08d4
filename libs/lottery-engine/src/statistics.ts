import type { Layout, Result, Slot } from './layout.js';
import type { ValueOf, View } from './play.js';
import { prepare } from './prepared.js';

/** Statistics of results that have been drawn, oldest first. They say nothing about the next draw. */
export interface SymbolStatistics {
  symbol: number;
  /** Draws in which it appeared, and how often in all. */
  draws: number;
  times: number;
  /** Draws since it last appeared: 0 if in the last one; all draws if never. */
  gap: number;
  longestGap: number;
}

/** Symbols that are counted in a view, and how many digits each has as text. */
export interface Counted {
  view: View;
  from: number;
  to: number;
  width: number;
}

/** What is counted in results of a layout: balls or digits where it has a range or one digit, else two-digit endings. */
export function countedOf({ slots: [slot] }: Layout): Counted {
  if (slot?.range) return { ...symbolsOf(slot), view: { slots: [slot.code] } };
  if (slot?.digits === 1) return { ...symbolsOf(slot), view: { split: true } };
  return { view: { cut: { tail: 2 } }, from: 0, to: 99, width: 2 };
}

/** The same for each position of a result whose order counts, first to last; none for other layouts. */
export function countedByPosition({ slots: [slot] }: Layout): Counted[] {
  if (!slot?.ordered) return [];
  return Array.from({ length: slot.count }, (_, position) => ({
    ...symbolsOf(slot),
    view: { slots: [slot.code], entries: [position] },
  }));
}

function symbolsOf({ range, digits }: Slot): Omit<Counted, 'view'> {
  const [from, to] = range ?? ([0, 10 ** digits - 1] as const);
  return { from, to, width: digits };
}

/** Frequency and gaps of every symbol of a range in a view. */
export function symbolStatistics(
  layout: Layout,
  results: readonly Result[],
  { view, from, to }: Omit<Counted, 'width'>,
): SymbolStatistics[] {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => ({
    symbol: from + index,
    draws: 0,
    times: 0,
    gap: 0,
    longestGap: 0,
  }));
  for (const result of results) {
    const prepared = prepare(layout, result);
    for (const row of rows) {
      const times = prepared.hits(view, row.symbol);
      row.times += times;
      row.draws += times > 0 ? 1 : 0;
      row.gap = times > 0 ? 0 : row.gap + 1;
      row.longestGap = Math.max(row.longestGap, row.gap);
    }
  }
  return rows;
}

/** The most and the least frequent symbols; ties go by symbol. */
export function hotAndCold(
  rows: readonly SymbolStatistics[],
  count: number,
): { hot: SymbolStatistics[]; cold: SymbolStatistics[] } {
  const byTimes = rows.toSorted((a, b) => b.times - a.times || a.symbol - b.symbol);
  const byGap = rows.toSorted((a, b) => b.gap - a.gap || a.symbol - b.symbol);
  return { hot: byTimes.slice(0, count), cold: byGap.slice(0, count) };
}

/** The last two digits of a sheet by their first digit and by their last: heads and tails of the Vietnamese pages. */
export function headsAndTails(layout: Layout, result: Result): { heads: number[][]; tails: number[][] } {
  const heads: number[][] = Array.from({ length: 10 }, () => []);
  const tails: number[][] = Array.from({ length: 10 }, () => []);
  for (const text of prepare(layout, result).shown({ cut: { tail: 2 } })) {
    const number = Number(text);
    heads[Math.floor(number / 10)]!.push(number % 10);
    tails[number % 10]!.push(Math.floor(number / 10));
  }
  const sort = (digits: number[]): number[] => digits.toSorted((a, b) => a - b);
  return { heads: heads.map(sort), tails: tails.map(sort) };
}

/** The first digits that no two-digit ending of a sheet has, and the last digits. */
export function absentDigits(layout: Layout, result: Result): { heads: number[]; tails: number[] } {
  const { heads, tails } = headsAndTails(layout, result);
  const empty = (lists: readonly number[][]): number[] =>
    lists.flatMap((list, digit) => (list.length === 0 ? [digit] : []));
  return { heads: empty(heads), tails: empty(tails) };
}

/** A side of a two-sided play, such as BIG and SMALL; `TIE` continues neither. */
export type Side = string;

/** Names the side of a result by a computed value. */
export function sidesOf(
  layout: Layout,
  results: readonly Result[],
  value: ValueOf,
  sides: Readonly<Record<Side, readonly number[]>>,
): Side[] {
  const named = Object.entries(sides);
  return results.map((result) => {
    const found = prepare(layout, result).valueOf(value);
    return named.find(([, values]) => values.includes(found))?.[0] ?? 'TIE';
  });
}

/** The side that came last and how often in a row; ties neither count nor end the row. */
export function currentStreak(sides: readonly Side[]): { side: Side; length: number } | undefined {
  const decided = sides.filter((side) => side !== 'TIE');
  const side = decided.at(-1);
  if (side === undefined) return undefined;
  const other = decided.findLastIndex((candidate) => candidate !== side);
  return { side, length: decided.length - 1 - other };
}

export interface BigRoadCell {
  side: Side;
  column: number;
  row: number;
  /** Ties that followed this result. */
  ties: number;
}

const roadRows = 6;

/** Six results a column, in the order they were drawn. */
export const beadRoad = (sides: readonly Side[]): { side: Side; column: number; row: number }[] =>
  sides.map((side, index) => ({ side, column: Math.floor(index / roadRows), row: index % roadRows }));

/** A column for each run of one side; a run that meets the bottom or an older run continues to the right. */
export function bigRoad(sides: readonly Side[]): BigRoadCell[] {
  const cells: BigRoadCell[] = [];
  const taken = new Set<string>();
  let firstColumn = -1;
  let turned = false;
  for (const side of sides) {
    const last = cells.at(-1);
    if (side === 'TIE') {
      if (last) last.ties += 1;
      continue;
    }
    let at = { column: firstColumn, row: 0 };
    if (last?.side === side) {
      turned ||= last.row + 1 === roadRows || taken.has(place({ column: last.column, row: last.row + 1 }));
      at = turned ? { column: last.column + 1, row: last.row } : { column: last.column, row: last.row + 1 };
    } else {
      turned = false;
      do firstColumn += 1;
      while (taken.has(place({ column: firstColumn, row: 0 })));
      at = { column: firstColumn, row: 0 };
    }
    taken.add(place(at));
    cells.push({ side, ...at, ties: 0 });
  }
  return cells;
}

const place = ({ column, row }: { column: number; row: number }): string => `${column}:${row}`;
