import { Injectable } from '@nestjs/common';
import { Pool, queryPreparedIn, type Tx } from '#libs/database';
import type { PlaySession } from './reality.rules.js';

const begin = {
  name: 'play-sessions-begin',
  text: `INSERT INTO play_session (member_id, started_at) SELECT * FROM unnest($1::uuid[], $2::timestamptz[]) ORDER BY 1
         ON CONFLICT (member_id) DO UPDATE SET started_at = excluded.started_at, acknowledged_at = NULL, staked = 0, returned = 0
         WHERE play_session.started_at < excluded.started_at`,
};

const asking = {
  name: 'play-sessions-asking',
  text: 'SELECT member_id FROM gaming_account WHERE member_id = ANY ($1::uuid[]) AND reality_minutes IS NOT NULL',
};

/** What a row held before decides how far a sum may fall, so each result is found again where its row exists. */
const addResults = {
  name: 'play-sessions-add',
  text: `WITH result AS (
           SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::timestamptz[]) AS r (member_id, stake, win, at)
         )
         INSERT INTO play_session AS s (member_id, started_at, staked, returned)
         SELECT member_id, at, stake + greatest(0, -stake, -win), win + greatest(0, -stake, -win) FROM result
          ORDER BY member_id
         ON CONFLICT (member_id) DO UPDATE SET (staked, returned) = (
           SELECT s.staked + r.stake + greatest(0, -s.staked - r.stake, -s.returned - r.win),
                  s.returned + r.win + greatest(0, -s.staked - r.stake, -s.returned - r.win)
             FROM result r WHERE r.member_id = s.member_id)
         WHERE s.started_at <= excluded.started_at`,
};

interface SessionRow {
  started_at: Date;
  acknowledged_at: Date | null;
  staked: string;
  returned: string;
}

@Injectable()
export class RealityRepository {
  /**
   * A new login starts a session; a late event of an earlier one has no effect. At most one login per member; returns
   * the members who have set an interval.
   */
  async begin(tx: Tx, logins: readonly { memberId: string; at: string }[]): Promise<string[]> {
    const memberIds = logins.map(({ memberId }) => memberId);
    await queryPreparedIn(tx, begin, [memberIds, logins.map(({ at }) => at)]);
    // A statement of its own: it sees the interval that was set while the one above waited for the session's row.
    const rows = await queryPreparedIn<{ member_id: string }>(tx, asking, [memberIds]);
    return rows.map(({ member_id }) => member_id);
  }

  /**
   * Results from before the session began belong to an earlier one. A rollback of a bet of an earlier session raises what
   * was returned, so that neither sum falls below zero and the net result is exact. At most one result per member.
   */
  async addResults(
    tx: Tx,
    results: readonly { memberId: string; stake: string; win: string; settledAt: string }[],
  ): Promise<void> {
    await queryPreparedIn(tx, addResults, [
      results.map(({ memberId }) => memberId),
      results.map(({ stake }) => stake),
      results.map(({ win }) => win),
      results.map(({ settledAt }) => settledAt),
    ]);
  }

  async find(on: Tx | Pool, memberId: string): Promise<PlaySession | undefined> {
    const rows: SessionRow[] = await on.query(
      'SELECT started_at, acknowledged_at, staked, returned FROM play_session WHERE member_id = $1',
      [memberId],
    );
    return rows[0] && sessionOf(rows[0]);
  }

  /**
   * The session, locked against logins and rounds until the transaction ends. If no login event has arrived yet, it
   * begins now.
   */
  async lock(tx: Tx, memberId: string, now: Date): Promise<PlaySession> {
    const rows: SessionRow[] = await tx.query(
      `INSERT INTO play_session (member_id, started_at) VALUES ($1, $2)
       ON CONFLICT (member_id) DO UPDATE SET member_id = excluded.member_id
       RETURNING started_at, acknowledged_at, staked, returned`,
      [memberId, now],
    );
    return sessionOf(rows[0]!);
  }

  async acknowledge(tx: Tx, memberId: string, now: Date): Promise<void> {
    await tx.query('UPDATE play_session SET acknowledged_at = $2 WHERE member_id = $1', [memberId, now]);
  }
}

function sessionOf(row: SessionRow): PlaySession {
  return {
    startedAt: row.started_at,
    acknowledgedAt: row.acknowledged_at,
    staked: BigInt(row.staked),
    returned: BigInt(row.returned),
  };
}
