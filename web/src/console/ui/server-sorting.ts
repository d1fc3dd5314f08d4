import { oneOf } from '~/lib/url-state';
import type { Sorting } from '~/ui/data-table';

const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The order of a list that the server sorts, as fields of its address; the columns have the names of the server. */
export const sortFields = <const S extends string>(sorts: readonly S[], fallback: S) => ({
  sort: oneOf(sorts, fallback),
  direction: oneOf(DIRECTIONS, 'desc'),
});

interface ServerOrder<S> {
  sort: S;
  direction: Direction;
}

/**
 * What a table needs so that its heads change the server's order; a change goes back to the first page. An age grows
 * against the time its column shows: columns like that are `reversed`.
 */
export function serverSorting<S extends string>(
  { sort, direction }: ServerOrder<S>,
  change: (order: ServerOrder<S>) => void,
  reversed: readonly S[] = [],
): { sorting: Sorting; onSort: (sorting: Sorting) => void } {
  const isDown = (of: S, isDesc: boolean) => (reversed.includes(of) ? !isDesc : isDesc);
  return {
    sorting: { key: sort, down: isDown(sort, direction === 'desc') },
    onSort: ({ key, down }) => change({ sort: key as S, direction: isDown(key as S, down) ? 'desc' : 'asc' }),
  };
}
