import { useEffect, useRef, useState } from 'react';
import { csvOf, saveFile } from '~/lib/csv';
import { csvRows, type DataColumn } from './columns';

export interface ExportPage<T> {
  rows: readonly T[];
  /** Of all pages. */
  total: number;
  /** Where the next page begins, in a list that is read by cursor; null is the end. */
  next?: string | null;
}

export interface ExportJob<T> {
  /** The name of the file, without its ending. */
  name: string;
  columns: readonly DataColumn<T>[];
  rowKey: (row: T) => string;
  page: (at: { pageNo: number; cursor: string | null }, signal: AbortSignal) => Promise<ExportPage<T>>;
}

export type ExportState =
  | { step: 'idle' }
  | { step: 'running' | 'failed'; page: number; rows: number; total: number }
  | { step: 'done'; rows: number };

const ATTEMPTS = 3;
const RETRY_AFTER_MS = 400;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

interface Progress<T> {
  pageNo: number;
  cursor: string | null;
  total: number;
  /** By key: a row that moves to the next page during the walk is saved once. */
  found: Map<string, T>;
}

async function attempt<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failed = 1; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || failed === ATTEMPTS) throw error;
      await pause(RETRY_AFTER_MS * failed, signal);
      signal.throwIfAborted();
    }
  }
}

/** Reads all pages of a list and saves them as one CSV file; a failed page is retried, and the walk continues there. */
export function useExport<T>(job: ExportJob<T>) {
  const [state, show] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  const progress = useRef<Progress<T>>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function walk(at: Progress<T>): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    progress.current = at;
    const report = (step: 'running' | 'failed') =>
      show({ step, page: at.pageNo, rows: at.found.size, total: at.total });
    report('running');
    try {
      for (let isLast = false; !isLast;) {
        const { rows, total, next } = await attempt(() => job.page(at, stop.signal), stop.signal);
        if (stop.signal.aborted) return;
        for (const row of rows) at.found.set(job.rowKey(row), row);
        at.total = total;
        isLast = next === undefined ? rows.length === 0 || at.found.size >= total : next === null;
        at.pageNo += 1;
        at.cursor = next ?? null;
        report('running');
      }
    } catch {
      if (!stop.signal.aborted) report('failed');
      return;
    }
    saveFile(`${job.name}.csv`, csvOf(csvRows(job.columns, [...at.found.values()])));
    show({ step: 'done', rows: at.found.size });
  }

  return {
    state,
    start: () => void walk({ pageNo: 1, cursor: null, total: 0, found: new Map() }),
    retry: () => progress.current && void walk(progress.current),
    cancel: () => {
      running.current?.abort();
      show({ step: 'idle' });
    },
  };
}
