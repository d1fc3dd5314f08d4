import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface Column<T> {
  key: string;
  head: ReactNode;
  cell: (row: T) => ReactNode;
  /** Amounts stand right. */
  align?: 'right';
  /** On phones: `lead` stands left over the full height, `hide` is left out, the rest stands right under its label. */
  phone?: 'lead' | 'hide';
  /** Said before the value on phones. */
  label?: string;
  foot?: ReactNode;
}

export interface TableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  footed?: boolean;
}

/** A table that turns into cards on phones: name left, amounts right. */
export function Table<T>({ caption, columns, rows, rowKey, footed = false }: TableProps<T>) {
  const cellClass = (column: Column<T>) =>
    classNames(
      'sm:px-3 sm:py-[13px] sm:first:pl-0 sm:last:pr-0 sm:border-b sm:border-hairline align-middle',
      column.align === 'right' && 'sm:text-right whitespace-nowrap',
      column.phone === 'hide' && 'max-sm:hidden',
      column.phone === 'lead'
        ? 'max-sm:row-span-3 max-sm:self-center max-sm:min-w-0'
        : 'max-sm:col-start-2 max-sm:justify-self-end',
    );
  const phoneLabel = (column: Column<T>) =>
    column.label && <span className="mr-1 text-12 text-subtle sm:hidden">{column.label}</span>;
  const rowClass =
    'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-hairline max-sm:py-3.5';
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2.5 text-13 font-medium whitespace-nowrap text-subtle first:pl-0 last:pr-0',
                column.align === 'right' ? 'text-right' : 'text-left',
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className={classNames(rowClass, 'sm:hover:bg-white/2.5')}>
            {columns.map((column) => (
              <td key={column.key} className={cellClass(column)}>
                {phoneLabel(column)}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {footed && (
        <tfoot className="font-semibold max-sm:block">
          <tr className={rowClass}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={classNames(cellClass(column), 'sm:border-0', !column.foot && 'max-sm:hidden')}
              >
                {column.foot && phoneLabel(column)}
                {column.foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
