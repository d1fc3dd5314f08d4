/** The time left, the least of all periods; undefined without limits. */
export function timeLeftMs(uses: readonly { minutes: number; usedMs: number }[]): number | undefined {
  if (uses.length === 0) return undefined;
  return Math.max(0, Math.min(...uses.map(({ minutes, usedMs }) => minutes * 60_000 - usedMs)));
}
