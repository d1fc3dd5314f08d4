export const maxTries = 5;
export const lockMs = 15 * 60_000;

/** Tries left after that many wrong ones. */
export function triesLeft(wrong: number): number {
  return Math.max(0, maxTries - wrong);
}
