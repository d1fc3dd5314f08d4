import { Injectable } from '@nestjs/common';
import { Pool, queryPreparedIn, type Tx } from '#libs/database';
import type { AccountType } from '#libs/auth';
import type { memberLabelled, PayloadOf, sessionOpened, vipRanked } from '#libs/events';

type Session = PayloadOf<typeof sessionOpened>;
type Ranked = PayloadOf<typeof vipRanked>;
type Labelled = PayloadOf<typeof memberLabelled>;

export interface ProfileRow {
  member_id: string;
  account: string | null;
  nickname: string | null;
  type: AccountType;
  has_upline: boolean;
  rank_level: number;
  rank_name: Ranked['rankName'] | null;
  labels: Labelled['labels'];
  registered_at: Date | null;
  previous_login_at: Date | null;
  /** Whether what the registration said of the person has been taken over. */
  adopted: boolean;
}

const recordLogins = {
  name: 'profile-record-logins',
  text: `INSERT INTO member_profile (member_id, type, last_login_at)
         SELECT * FROM unnest($1::uuid[], $2::smallint[], $3::timestamptz[])
         ON CONFLICT (member_id) DO UPDATE SET previous_login_at = member_profile.last_login_at,
           last_login_at = excluded.last_login_at
         WHERE member_profile.last_login_at IS NULL OR member_profile.last_login_at < excluded.last_login_at`,
};

@Injectable()
export class ProfileRepository {
  constructor(private readonly pool: Pool) {}

  async find(memberId: string): Promise<ProfileRow | undefined> {
    const rows: ProfileRow[] = await this.pool.query(
      `SELECT member_id, account, nickname, type, has_upline, rank_level, rank_name, labels, registered_at,
         previous_login_at, personal_sealed IS NOT NULL AS adopted FROM member_profile WHERE member_id = $1`,
      [memberId],
    );
    return rows[0];
  }

  /** A member seen before the event that announces it. */
  async insertSeen(memberId: string, type: AccountType): Promise<void> {
    await this.pool.query(
      'INSERT INTO member_profile (member_id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [memberId, type],
    );
  }

  async upsertRegistered(
    tx: Tx,
    profile: { memberId: string; account: string; type: AccountType; registeredAt: string },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO member_profile (member_id, account, type, registered_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id) DO UPDATE SET account = excluded.account, type = excluded.type,
         registered_at = excluded.registered_at`,
      [profile.memberId, profile.account, profile.type, profile.registeredAt],
    );
  }

  async recordLogins(tx: Tx, sessions: readonly Session[]): Promise<void> {
    await queryPreparedIn(tx, recordLogins, [
      sessions.map(({ memberId }) => memberId),
      sessions.map(({ accountType }) => accountType),
      sessions.map(({ at }) => at),
    ]);
  }

  /** The type is 0 until the registration event arrives. */
  async recordPlace(tx: Tx, memberId: string, hasUpline: boolean): Promise<void> {
    await tx.query(
      `INSERT INTO member_profile (member_id, type, has_upline) VALUES ($1, 0, $2)
       ON CONFLICT (member_id) DO UPDATE SET has_upline = excluded.has_upline`,
      [memberId, hasUpline],
    );
  }

  /** A redelivered event may arrive late: the newest one wins. */
  async recordRank(tx: Tx, ranked: Ranked): Promise<void> {
    await tx.query(
      `INSERT INTO member_profile (member_id, type, rank_level, rank_name, ranked_at) VALUES ($1, 0, $2, $3, $4)
       ON CONFLICT (member_id) DO UPDATE SET rank_level = excluded.rank_level, rank_name = excluded.rank_name,
         ranked_at = excluded.ranked_at
       WHERE member_profile.ranked_at IS NULL OR member_profile.ranked_at <= excluded.ranked_at`,
      [ranked.memberId, ranked.rankLevel, JSON.stringify(ranked.rankName), ranked.at],
    );
  }

  async recordLabels(tx: Tx, labelled: Labelled): Promise<void> {
    await tx.query(
      `INSERT INTO member_profile (member_id, type, labels, labelled_at) VALUES ($1, 0, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET labels = excluded.labels, labelled_at = excluded.labelled_at
       WHERE member_profile.labelled_at IS NULL OR member_profile.labelled_at <= excluded.labelled_at`,
      [labelled.memberId, JSON.stringify(labelled.labels), labelled.at],
    );
  }

  async rankOf(memberId: string): Promise<number> {
    const rows: { rank_level: number }[] = await this.pool.query(
      'SELECT rank_level FROM member_profile WHERE member_id = $1',
      [memberId],
    );
    return rows[0]?.rank_level ?? 0;
  }
}
