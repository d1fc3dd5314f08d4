export const accountStatuses = ['OPEN', 'SUSPENDED', 'CLOSED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Since when nobody has come to the account, where that is as long as the brand calls dormant; else undefined. */
export function dormantSince(lastSeenAt: Date, dormantMonths: number, now: Date): Date | undefined {
  const dormant = new Date(lastSeenAt);
  dormant.setUTCMonth(dormant.getUTCMonth() + dormantMonths);
  return dormant <= now ? dormant : undefined;
}
