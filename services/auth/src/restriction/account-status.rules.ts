export const accountStatuses = ['OPEN', 'SUSPENDED', 'CLOSED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Since when a dormant account has had no login; undefined if it is not dormant. */
export function dormantSince(lastSeenAt: Date, dormantMonths: number, now: Date): Date | undefined {
  const dormant = new Date(lastSeenAt);
  dormant.setUTCMonth(dormant.getUTCMonth() + dormantMonths);
  return dormant <= now ? dormant : undefined;
}
