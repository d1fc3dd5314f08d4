import type { ReactNode } from 'react';

export interface DataColumn<T> {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  /** What it is sorted by, or `server` if only the server sorts by it; a column without it is not sorted. */
  sort?: ((row: T) => string | number | bigint) | 'server';
  /** What a CSV file has in its place; without it the column is left out. */
  csv?: (row: T) => string;
  align?: 'right';
  /** On phones: `title` heads the card, `hide` leaves it out, the rest is a line with its head. */
  phone?: 'title' | 'hide';
  total?: ReactNode;
}

export interface Sorting {
  key: string;
  down: boolean;
}

export type Density = 'comfortable' | 'dense';

/** The head and the lines of a CSV file of these rows. */
export function csvRows<T>(columns: readonly DataColumn<T>[], rows: readonly T[]): string[][] {
  const saved = columns.flatMap(({ head, csv }) => (csv ? [{ head, csv }] : []));
  return [saved.map(({ head }) => head), ...rows.map((row) => saved.map(({ csv }) => csv(row)))];
}
