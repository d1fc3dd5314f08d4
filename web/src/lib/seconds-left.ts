import { useCallback, useSyncExternalStore } from 'react';

const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, 1_000);
  return () => clearInterval(timer);
};

/** Whole seconds until a moment; 0 once it has passed, or where there is none. */
export function useSecondsLeft(until: number | null): number {
  const left = useCallback(
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000))),
    [until],
  );
  return useSyncExternalStore(everySecond, left);
}
