import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { accountGroups, type Standing } from './day-figures.rules.js';

const sums = ['channel', 'house', 'bonus'].flatMap((group) => [`${group}_debits`, `${group}_credits`]);
type StandingRow = Record<(typeof sums)[number], string> & { at: Date; day: string };

/** Reads checkpoints of roll-ups only, never the postings: the current hour ends with the newest roll-up. */
@Injectable()
export class DayFiguresRepository {
  constructor(private readonly pool: Pool) {}

  /** At each full hour of the last days and of today; from the first day that began with a roll-up before it. */
  async standings(daysBefore: number, zone: string): Promise<Standing[]> {
    const rows: StandingRow[] = await this.pool.query(
      `WITH today AS (SELECT date_trunc('day', now() AT TIME ZONE $1) AS start),
       first AS (SELECT made_at FROM account_rollup ORDER BY made_at LIMIT 1),
       begun AS (
         SELECT d.start FROM today, first, generate_series(0, $2::int) AS back
           CROSS JOIN LATERAL (SELECT (today.start - back * interval '1 day') AT TIME ZONE $1 AS start) d
          WHERE back = 0 OR d.start >= first.made_at),
       edge AS (
         SELECT at FROM generate_series((SELECT min(start) FROM begun), now() + interval '1 hour', interval '1 hour') AS at),
       mark AS (
         SELECT e.at, coalesce((
           SELECT r.seq FROM account_rollup r WHERE r.made_at < e.at ORDER BY r.made_at DESC LIMIT 1), 0) AS seq FROM edge e),
       standing AS (
         SELECT m.at, g.name, coalesce(c.debits, 0) AS debits, coalesce(c.credits, 0) AS credits
           FROM mark m
           CROSS JOIN (SELECT 'channel' AS name, unnest($3::int[]) AS account
             UNION ALL SELECT 'house', unnest($4::int[]) UNION ALL SELECT 'bonus', unnest($5::int[])) g
           LEFT JOIN LATERAL (
             SELECT c.debits, c.credits FROM rollup_checkpoint c
              WHERE c.account = g.account AND c.seq <= m.seq ORDER BY c.seq DESC LIMIT 1) c ON true)
       SELECT at, to_char(at AT TIME ZONE $1, 'YYYY-MM-DD') AS day,
              ${sums
                .map((sum) => {
                  const [name, side] = sum.split('_');
                  return `sum(${side}) FILTER (WHERE name = '${name}') AS ${sum}`;
                })
                .join(', ')}
         FROM standing GROUP BY at ORDER BY at`,
      [zone, daysBefore, accountGroups.channels, accountGroups.houses, accountGroups.bonus],
    );
    return rows.map((row) => ({
      ...{ at: row.at, day: row.day },
      ...{ channelDebits: BigInt(row['channel_debits']!), channelCredits: BigInt(row['channel_credits']!) },
      ...{ houseDebits: BigInt(row['house_debits']!), houseCredits: BigInt(row['house_credits']!) },
      ...{ bonusDebits: BigInt(row['bonus_debits']!), bonusCredits: BigInt(row['bonus_credits']!) },
    }));
  }

  /** Up to which instant the figures are complete. */
  async through(): Promise<Date | null> {
    const [row]: { made_at: Date }[] = await this.pool.query(
      'SELECT made_at FROM account_rollup ORDER BY seq DESC LIMIT 1',
    );
    return row?.made_at ?? null;
  }
}
