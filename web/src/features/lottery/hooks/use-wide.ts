import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

/** Whether the slip fits next to the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia?.(WIDE);
      query?.addEventListener('change', notify);
      return () => query?.removeEventListener('change', notify);
    },
    () => window.matchMedia?.(WIDE).matches ?? true,
  );
}
