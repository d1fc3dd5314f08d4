import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

export interface SessionLimit {
  period: 'day' | 'week' | 'month';
  minutes: number;
}

/** A limit with the time used in its current period. */
export interface SessionUse extends SessionLimit {
  usedMs: number;
  resetsAt: Date;
}

@Injectable()
export class SessionLimitRepository {
  async replaceLimits(tx: Tx, memberId: string, limits: readonly SessionLimit[]): Promise<void> {
    await tx.query('DELETE FROM session_limit WHERE member_id = $1', [memberId]);
    for (const { period, minutes } of limits)
      await tx.query('INSERT INTO session_limit (member_id, period, minutes) VALUES ($1, $2, $3)', [
        memberId,
        period,
        minutes,
      ]);
  }

  /**
   * Time logged in, by any device but never counted twice. An abandoned session counts until idle
   * time would have ended it.
   */
  async use(
    tx: Tx,
    memberId: string,
    { now, zone, idleMs }: { now: Date; zone: string; idleMs: number },
  ): Promise<SessionUse[]> {
    const rows: (SessionLimit & { used_ms: string; resets_at: Date })[] = await tx.query(
      `WITH bound AS (
         SELECT l.period, l.minutes, date_trunc(l.period, $2::timestamptz AT TIME ZONE $3) AT TIME ZONE $3 AS starts_at,
                (date_trunc(l.period, $2::timestamptz AT TIME ZONE $3) + ('1 ' || l.period)::interval) AT TIME ZONE $3 AS resets_at
           FROM session_limit l WHERE l.member_id = $1),
       spent AS (
         SELECT min(s.created_at) AS began,
                max(coalesce(s.ended_at, least($2, s.expires_at, s.last_seen_at + $4 * interval '1 ms'))) AS ended
           FROM session s WHERE s.subject_id = $1 AND s.realm = 'member' GROUP BY s.family_id)
       SELECT b.period, b.minutes, b.resets_at,
              coalesce((SELECT floor(sum(extract(epoch FROM upper(r) - lower(r))) * 1000)
                FROM unnest((SELECT range_agg(tstzrange(greatest(s.began, b.starts_at), least(s.ended, $2)))
                       FROM spent s WHERE s.ended > b.starts_at AND s.began < least(s.ended, $2))) AS r), 0) AS used_ms
         FROM bound b ORDER BY b.resets_at`,
      [memberId, now, zone, idleMs],
    );
    return rows.map(({ period, minutes, used_ms, resets_at }) => ({
      period,
      minutes,
      usedMs: Number(used_ms),
      resetsAt: resets_at,
    }));
  }

  /** Sessions that would have lived longer. */
  async endSessionsAt(tx: Tx, memberId: string, end: Date): Promise<string[]> {
    const [rows] = (await tx.query(
      `UPDATE session SET expires_at = $2 WHERE subject_id = $1 AND realm = 'member' AND ended_at IS NULL
         AND expires_at > $2 RETURNING id`,
      [memberId, end],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }
}
