import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
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
