import { useSyncExternalStore } from 'react';

type Kit = typeof import('./kit');

let kit: Kit | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

function load(): void {
  loading ??= import('./kit').then(
    (loaded) => {
      kit = loaded;
      for (const notify of waiting) notify();
      return undefined;
    },
    () => {
      // Pictures are an adornment: the next one to be shown asks again.
      loading = null;
      return undefined;
    },
  );
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify);
  if (!kit) load();
  return () => waiting.delete(notify);
}

/** The painters, null until their chunk is there: they are kept out of the entry chunk. */
export function useArtKit(): Kit | null {
  return useSyncExternalStore(subscribe, () => kit);
}

/** An SVG as an image source: one node per picture, however many shapes it has. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>?[\\\]^`{|}]/g, encodeURIComponent).replace(/"/g, "'")}`;
}
