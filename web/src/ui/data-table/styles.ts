import { classNames } from '../class-names';
import type { DataColumn, Density } from './columns';

interface DensityStyle {
  box: string;
  table: string;
  thead: string;
  th: string;
  sort: string;
  tbody: string;
  row: string;
  total: string;
  cell: (column: DataColumn<never>) => string;
}

/** Pixels of a row and of the head, for rows that are not drawn. */
export const HEIGHTS: Record<Density, { row: number; head: number }> = {
  comfortable: { row: 56, head: 52 },
  dense: { row: 33, head: 33 },
};

/** Cards in narrow containers, wide rows elsewhere; or the console's dense rows, which stay rows. */
export const STYLES: Record<Density, DensityStyle> = {
  comfortable: {
    box: '@2xl:max-h-[70dvh] @2xl:overflow-auto',
    table: '@max-2xl:block',
    thead: '@max-2xl:hidden',
    th: 'bg-card px-3 py-1 text-13 text-subtle',
    sort: 'min-h-11',
    tbody: '@max-2xl:block',
    row: '@max-2xl:grid @max-2xl:gap-1.5 @max-2xl:border-b @max-2xl:border-hairline @max-2xl:py-3.5 @2xl:hover:bg-raised/40',
    total: '@2xl:sticky @2xl:bottom-0 @2xl:border-t @2xl:border-line @2xl:bg-card',
    cell: ({ align, phone }) =>
      classNames(
        'align-middle @2xl:border-b @2xl:border-hairline @2xl:px-3 @2xl:py-3',
        align === 'right' && 'num @2xl:text-right',
        phone === 'hide' && '@max-2xl:hidden',
        phone === 'title'
          ? '@max-2xl:font-semibold'
          : '@max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:text-right',
      ),
  },
  dense: {
    box: 'min-h-0 overflow-auto border-y border-line -outline-offset-2',
    table: '',
    thead: '',
    th: 'h-8 bg-panel px-2 text-12 text-muted first:pl-4 last:pr-4',
    sort: 'min-h-7 max-lg:min-h-11',
    tbody: '',
    row: 'scroll-mt-8',
    total: 'sticky bottom-0 border-t border-line bg-panel',
    cell: ({ align, phone }) =>
      classNames(
        'h-8 border-b border-hairline px-2 py-0.5 first:pl-4 last:pr-4 max-lg:h-11',
        align === 'right' && 'num text-right',
        phone === 'hide' && 'max-md:hidden',
      ),
  },
};
