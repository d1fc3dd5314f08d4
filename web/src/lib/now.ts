import { useSyncExternalStore } from 'react';
import { serverNow } from './clock';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for every clock on the page; it rests while the page is out of sight. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const listener of listeners) listener();
  }, 1_000);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time in steps of `tickMs`, so that a component renders only when what it shows may have changed. */
export function useNow(tickMs = 1_000): number {
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / tickMs) * tickMs);
}

/** Whole seconds until an instant of the server; 0 once it has passed, or where there is none. */
export function useSecondsUntil(until: number | null): number {
  return useSyncExternalStore(subscribe, () =>
    until === null ? 0 : Math.max(0, Math.ceil((until - serverNow()) / 1_000)),
  );
}
