import { useEffect, useState } from 'react';

const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** How many of so many values are shown: one more each step, all at once under reduced motion. */
export function useReveal(count: number, stepMs: number): number {
  const [shown, setShown] = useState(() => (isStill() ? count : 0));
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => setShown(shown + 1), stepMs);
    return () => clearTimeout(timer);
  }, [shown, count, stepMs]);
  return Math.min(shown, count);
}
