/** How long the old token of a renewed session stays valid, for concurrent requests. */
export const renewalGraceMs = 60_000;

export interface SessionTimes {
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/**
 * Live by the database. Uses between renewals are only in the cache, so a lost cache may end a session early
 * but never late.
 */
export function isLive(session: SessionTimes, idleMs: number, now: Date): boolean {
  return (
    session.ended_at === null &&
    session.expires_at > now &&
    session.last_seen_at.getTime() + idleMs > now.getTime()
  );
}

/**
 * What a browser drops of this site at a log-out. Cookies stay: the one of the device keeps its owner from being locked out,
 * and the remembered log-in is taken back by itself.
 */
export const clearedAtLogout = '"cache"';
