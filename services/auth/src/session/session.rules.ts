/** How long the old token of a renewed session stays valid, for concurrent requests. */
export const renewalGraceMs = 60_000;

export interface SessionTimes {
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/**
 * * Live by what the database knows. A use between two renewals is known to the cache alone, so this may end
 * a session early when the cache has been lost; it never keeps one past its idle time.
 */
export function isLive(session: SessionTimes, idleMs: number, now: Date): boolean {
  return (
    session.ended_at === null &&
    session.expires_at > now &&
    session.last_seen_at.getTime() + idleMs > now.getTime()
  );
}
