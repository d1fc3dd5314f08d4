import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, Sorting } from './columns';
import { useHiddenColumns } from './hidden-columns';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});
/** The library takes objects only; a row may be any value. */
interface Item<T> {
  row: T;
}

function compare(collator: Intl.Collator, x: unknown, y: unknown): number {
  if (typeof x === 'string' && typeof y === 'string') return collator.compare(x, y);
  const [a, b] = [x as number | bigint, y as number | bigint];
  return a < b ? -1 : a > b ? 1 : 0;
}

interface CoreProps<T> {
  name?: string | undefined;
  columns: readonly DataColumn<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  sorting?: Sorting | null | undefined;
  onSort?: ((sorting: Sorting) => void) | undefined;
}

/** The columns to show and the rows in their order, without any drawing. */
export function useCore<T>(props: CoreProps<T>) {
  const { name, columns, rows, rowKey, onSort } = props;
  const [own, setOwn] = useState<Sorting | null>(null);
  const by = onSort ? (props.sorting ?? null) : own;
  const [hidden] = useHiddenColumns(
    name,
    columns.map(({ key }) => key),
  );
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
    return columns.map(({ key, sort }): ColumnDef<typeof features, Item<T>> => ({
      id: key,
      accessorFn: ({ row }) => (typeof sort === 'function' ? sort(row) : undefined),
      enableSorting: sort !== undefined,
      sortUndefined: false,
      sortFn: (a, b) => compare(collator, a.getValue(key), b.getValue(key)),
    }));
  }, [columns]);
  const items = useMemo(() => (rows ?? []).map((row): Item<T> => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data: items,
    getRowId: ({ row }) => rowKey(row),
    manualSorting: onSort !== undefined,
    state: {
      sorting: by ? [{ id: by.key, desc: by.down }] : [],
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    },
  });
  const shownColumns = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    columns: columns.filter(({ key }) => shownColumns.has(key)),
    rows: rows && table.getRowModel().rows.map(({ original }) => original.row),
    by,
    sortBy: onSort ?? setOwn,
  };
}
