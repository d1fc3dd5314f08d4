import type { KeyboardEvent } from 'react';

interface RowKeys<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  current: string | null | undefined;
  onCurrent: ((key: string) => void) | undefined;
  onOpen: ((row: T) => void) | undefined;
}

/** Moves the current row by J and K, the arrows, Home and End, and opens it by Enter. */
export function useRowKeys<T>({ rows, rowKey, current, onCurrent, onOpen }: RowKeys<T>) {
  const at = rows.findIndex((row) => rowKey(row) === current);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button or a field in a row keeps its own keys.
    if (event.target !== event.currentTarget) return;
    const last = rows.length - 1;
    const next = {
      ...{ j: at + 1, ArrowDown: at + 1, k: at - 1, ArrowUp: at - 1 },
      ...{ Home: 0, End: last },
    }[event.key];
    if (next !== undefined && onCurrent && last >= 0) {
      event.preventDefault();
      onCurrent(rowKey(rows[Math.max(0, Math.min(last, next))]!));
    } else if (event.key === 'Enter' && onOpen && rows[at]) {
      event.preventDefault();
      onOpen(rows[at]);
    }
  }
  return { at, onKeyDown };
}
