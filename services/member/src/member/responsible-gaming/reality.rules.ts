export interface PlaySession {
  startedAt: Date;
  acknowledgedAt: Date | null;
  staked: bigint;
  returned: bigint;
}

export interface RealityCheck {
  elapsedMinutes: number;
  /** Minor units; below zero is a loss. */
  netResult: bigint;
  /** Time of the next notice; null if no interval is set. */
  nextAt: Date | null;
  /** Whether the notice waits to be acknowledged. */
  due: boolean;
}

export function realityOf(session: PlaySession, intervalMinutes: number | null, now: Date): RealityCheck {
  const since = session.acknowledgedAt ?? session.startedAt;
  const nextAt = intervalMinutes === null ? null : new Date(since.getTime() + intervalMinutes * 60_000);
  return {
    elapsedMinutes: Math.max(0, Math.floor((now.getTime() - session.startedAt.getTime()) / 60_000)),
    netResult: session.returned - session.staked,
    nextAt,
    due: nextAt !== null && nextAt <= now,
  };
}

/** Whether a notice that waits for its answer would wait no longer with the other interval: no change is that answer. */
export function liftsNotice(
  session: PlaySession,
  intervalMinutes: number | null,
  otherMinutes: number | null,
  now: Date,
): boolean {
  return realityOf(session, intervalMinutes, now).due && !realityOf(session, otherMinutes, now).due;
}
