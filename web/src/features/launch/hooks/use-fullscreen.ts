import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}

export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    active,
    supported: document.fullscreenEnabled ?? false,
    toggle: () => {
      // Browsers may refuse without a gesture; the game stays as it is.
      const change = active ? document.exitFullscreen() : target.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
