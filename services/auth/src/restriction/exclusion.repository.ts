import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountStatus } from './account-status.rules.js';

export const forEver = 'infinity';

export interface SessionLimit {
  period: 'day' | 'week' | 'month';
  minutes: number;
}

/** A limit with what the period has seen of it. */
export interface SessionUse extends SessionLimit {
  usedMs: number;
  resetsAt: Date;
}

export interface Hindrances {
  excludedUntil?: Date | typeof forEver;
  /** Whether there is a limit to the time of sessions. */
  limited: boolean;
  /** What operators decided. */
  status: AccountStatus;
  /** The password's as it stands now. */
  passwordHash: string | null;
}

@Injectable()
export class ExclusionRepository {
  constructor(private readonly source: DataSource) {}

  /** Logging in and being excluded come one after the other, never at once. False where there is no such member. */
  async lockAccount(tx: EntityManager, memberId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [memberId]);
    return rows.length === 1;
  }

  /** What stands in the way of a login: asked after the lock, in a statement of its own, so that it sees what was decided before. */
  async hindrances(tx: EntityManager, memberId: string, now: Date): Promise<Hindrances> {
    const rows: (Omit<Hindrances, 'excludedUntil' | 'passwordHash'> & {
      until: Date | number | null;
      password_hash: string | null;
    })[] = await tx.query(
      `SELECT (SELECT password_hash FROM account WHERE id = $1) AS password_hash,
              (SELECT status FROM account WHERE id = $1) AS status,
              (SELECT excluded_until FROM account_exclusion WHERE member_id = $1 AND excluded_until > $2) AS until,
              EXISTS (SELECT FROM session_limit WHERE member_id = $1) AS limited`,
      [memberId, now],
    );
    const { until, limited, status, password_hash: passwordHash } = rows[0]!;
    if (until === null) return { limited, status, passwordHash };
    return { limited, status, passwordHash, excludedUntil: until instanceof Date ? until : forEver };
  }

  /** False where it would end sooner than the one in force. */
  async exclude(
    tx: EntityManager,
    memberId: string,
    until: Date | typeof forEver,
    now: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO account_exclusion (member_id, excluded_until, set_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET excluded_until = excluded.excluded_until, set_at = excluded.set_at
         WHERE account_exclusion.excluded_until <= greatest($3, excluded.excluded_until) RETURNING member_id`,
      [memberId, until, now],
    );
    return rows.length === 1;
  }

  async replaceLimits(tx: EntityManager, memberId: string, limits: readonly SessionLimit[]): Promise<void> {
    await tx.query('DELETE FROM session_limit WHERE member_id = $1', [memberId]);
    for (const { period, minutes } of limits)
      await tx.query('INSERT INTO session_limit (member_id, period, minutes) VALUES ($1, $2, $3)', [
        memberId,
        period,
        minutes,
      ]);
  }

  /**
   * Time logged in, by any device but never counted twice. A session that nobody used any more ends, for this, where idle
   * time would have ended it.
   */
  async use(
    tx: EntityManager,
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
  async endSessionsAt(tx: EntityManager, memberId: string, end: Date): Promise<string[]> {
    const [rows] = (await tx.query(
      `UPDATE session SET expires_at = $2 WHERE subject_id = $1 AND realm = 'member' AND ended_at IS NULL
         AND expires_at > $2 RETURNING id`,
      [memberId, end],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }
}
