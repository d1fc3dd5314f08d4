import { type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

export interface QueueColumn<T> {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  align?: 'right';
  /** Left out where the screen is narrow; the details have it. */
  wide?: boolean;
}

interface QueueTableProps<T> {
  label: string;
  columns: readonly QueueColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  current: string | null;
  onCurrent: (key: string) => void;
  onOpen?: (row: T) => void;
}

/** Dense rows with one current row, moved by J and K or the arrows. */
export function QueueTable<T>(props: QueueTableProps<T>) {
  const { label, columns, rows, rowKey, current, onCurrent, onOpen } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    const at = rows.findIndex((row) => rowKey(row) === current);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + (step ?? 0)))];
    if (step !== undefined && next) {
      event.preventDefault();
      onCurrent(rowKey(next));
    } else if (event.key === 'Enter' && rows[at]) {
      event.preventDefault();
      onOpen?.(rows[at]);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows are chosen by key here
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box takes the keys
      tabIndex={0}
      data-queue
      className="min-h-0 overflow-auto border-y border-line -outline-offset-2"
      onKeyDown={onKeyDown}
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'sticky top-0 z-1 h-8 border-b border-line bg-panel px-2 text-12 font-medium whitespace-nowrap text-muted first:pl-4 last:pr-4',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  column.wide && 'max-md:hidden',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const isCurrent = key === current;
            return (
              <tr
                key={key}
                ref={isCurrent ? bringIntoView : null}
                aria-current={isCurrent || undefined}
                className={isCurrent ? 'bg-(--color-selection-wash)' : 'hover:bg-panel'}
                onClick={() => onCurrent(key)}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classNames(
                      'h-11 border-b border-hairline px-2 py-1 first:pl-4 last:pr-4',
                      isCurrent && 'first:shadow-[inset_3px_0_0_var(--color-info)]',
                      column.align === 'right' && 'num text-right',
                      column.wide && 'max-md:hidden',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
