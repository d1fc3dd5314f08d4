import type { ReactNode } from 'react';
import { lazyPage, LazyBoundary } from '../lazy-page';
import { Skeleton } from '../skeleton';
import type { DataTableProps } from './data-table';

export type { DataColumn } from './columns';
export type { PageQuery } from './export-pages';

const Loaded = lazyPage(() => import('./data-table').then((m) => m.DataTable<unknown>));

/** The table for pages of players and agents: it loads after the page, whose own bytes stay few. */
export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  return (
    <LazyBoundary fallback={<Skeleton className="h-48" />}>
      <Loaded {...(props as unknown as DataTableProps<unknown>)} />
    </LazyBoundary>
  );
}
