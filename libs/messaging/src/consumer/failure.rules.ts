/** How often a handler may fail by its own fault before its event becomes a dead letter. */
export const MAX_ATTEMPTS = 5;

/** Milliseconds before the next try of the same event; under two seconds in all, so that the partition keeps its place. */
export function retryDelay(attempt: number): number {
  return Math.min(100 * 2 ** (attempt - 1), 1_000);
}

/** Milliseconds until a partition that waits for infrastructure tries again; without end, never longer than this. */
export function pauseDelay(failures: number): number {
  return Math.min(100 * 2 ** Math.min(failures - 1, 6), 3_000);
}

/** One line for the dead letter: what happened, without the payload. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.slice(0, 2_000);
}
