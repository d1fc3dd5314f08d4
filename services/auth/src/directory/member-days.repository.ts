import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface MemberHour {
  day: string;
  hour: number;
  registered: number;
  active: number;
}

/** Counts a few days by the indexes of their times, never all accounts. */
@Injectable()
export class MemberDaysRepository {
  constructor(private readonly pool: Pool) {}

  /** Each begun hour of the days; a member is active in the hour of the day's first login. */
  hours(daysBefore: number, now: Date, zone: string): Promise<MemberHour[]> {
    return this.pool.query(
      `WITH span AS (
         SELECT (date_trunc('day', $1::timestamptz AT TIME ZONE $2) - $3::int * interval '1 day') AT TIME ZONE $2 AS start),
       edge AS (SELECT at FROM span, generate_series(span.start, $1::timestamptz, interval '1 hour') AS at),
       registered AS (
         SELECT date_trunc('hour', a.created_at, $2) AS at, count(*)::int AS n FROM account a, span
          WHERE a.created_at >= span.start AND a.created_at <= $1 AND a.type <> 4 GROUP BY 1),
       first_login AS (
         SELECT l.member_id, min(l.at) AS at FROM login_record l, span, account a
          WHERE l.at >= span.start AND l.at <= $1 AND a.id = l.member_id AND a.type <> 4
          GROUP BY l.member_id, (l.at AT TIME ZONE $2)::date),
       active AS (SELECT date_trunc('hour', f.at, $2) AS at, count(*)::int AS n FROM first_login f GROUP BY 1)
       SELECT to_char(e.at AT TIME ZONE $2, 'YYYY-MM-DD') AS day, extract(hour FROM e.at AT TIME ZONE $2)::int AS hour,
              coalesce(r.n, 0) AS registered, coalesce(c.n, 0) AS active
         FROM edge e LEFT JOIN registered r USING (at) LEFT JOIN active c USING (at) ORDER BY e.at`,
      [now, zone, daysBefore],
    );
  }
}
