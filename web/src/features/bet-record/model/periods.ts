export const PERIODS = ['today', 'yesterday', 'week', 'thirty', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const DAY = 86_400_000;
/** The brand's days are Vietnamese days; Vietnam has no summer time. */
const OFFSET = 7 * 3_600_000;

const startOfDay = (instant: number) => Math.floor((instant + OFFSET) / DAY) * DAY - OFFSET;

/** From and to (exclusive) of a period in the brand's zone, as ISO instants. */
export function periodRange(period: Period, now: number): { from: string; to: string } {
  const today = startOfDay(now);
  const tomorrow = today + DAY;
  const iso = (from: number, to: number) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  });
  switch (period) {
    case 'today':
      return iso(today, tomorrow);
    case 'yesterday':
      return iso(today - DAY, today);
    case 'week':
      return iso(today - 6 * DAY, tomorrow);
    case 'thirty':
      return iso(today - 29 * DAY, tomorrow);
    case 'month': {
      const local = new Date(now + OFFSET);
      return iso(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - OFFSET, tomorrow);
    }
  }
}
