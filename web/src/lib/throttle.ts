/** Runs at most once per interval; calls in between are dropped (specification 5.4). */
export function throttle<A extends unknown[]>(
  work: (...args: A) => void,
  intervalMs: number,
): (...args: A) => void {
  let last = -Infinity;
  return (...args) => {
    const now = Date.now();
    if (now - last < intervalMs) return;
    last = now;
    work(...args);
  };
}
