import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface Column<T> {
  key: string;
  head: ReactNode;
  cell: (row: T) => ReactNode;
  /** Amounts stand right. */
  align?: 'right';
  /**
   * On phones `lead` stays left over the full height, `hide` is omitted, the rest is right under its label.
   */
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

/** A table that becomes cards in narrow containers: name left, amounts right. */
export function Table<T>({ caption, columns, rows, rowKey, footed = false }: TableProps<T>) {
  const cellClass = (column: Column<T>) =>
    classNames(
      '@xl:px-3 @xl:py-[13px] @xl:first:pl-0 @xl:last:pr-0 @xl:border-b @xl:border-hairline align-middle',
      column.align === 'right' && '@xl:text-right whitespace-nowrap',
      column.phone === 'hide' && '@max-xl:hidden',
      column.phone === 'lead'
        ? '@max-xl:row-span-3 @max-xl:self-center @max-xl:min-w-0'
        : '@max-xl:col-start-2 @max-xl:justify-self-end',
    );
  const phoneLabel = (column: Column<T>) =>
    column.label && <span className="mr-1 text-12 text-subtle @xl:hidden">{column.label}</span>;
  const rowClass =
    '@max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:gap-x-3 @max-xl:gap-y-1 @max-xl:border-hairline @max-xl:py-3.5';
  return (
    <div className="@container">
      <table className="w-full border-collapse @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-xl:hidden">
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
        <tbody className="@max-xl:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classNames(rowClass, 'not-first:@max-xl:border-t @xl:hover:bg-white/2.5')}
            >
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
          <tfoot className="font-semibold @max-xl:block">
            <tr className={classNames(rowClass, '@max-xl:border-t')}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classNames(cellClass(column), '@xl:border-0', !column.foot && '@max-xl:hidden')}
                >
                  {column.foot && phoneLabel(column)}
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
