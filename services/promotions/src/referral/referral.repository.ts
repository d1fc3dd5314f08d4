import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface ReferralFunnel {
  registered: number;
  deposited: number;
  qualified: number;
}

export interface QualifiedReferral {
  refereeId: string;
  referrerId: string;
  registeredAt: Date;
}

@Injectable()
export class ReferralRepository {
  constructor(private readonly pool: Pool) {}

  /** The member's code; `fresh` is taken if there is none yet. Undefined if another member has the fresh code. */
  async codeOf(memberId: string, fresh: string): Promise<string | undefined> {
    await this.pool.query(
      'INSERT INTO referral_code (code, member_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [fresh, memberId],
    );
    const [row]: { code: string }[] = await this.pool.query(
      'SELECT code FROM referral_code WHERE member_id = $1',
      [memberId],
    );
    return row?.code;
  }

  /**
   * Binds a member to the owner of a code, once. An unknown code has no effect, nor has one that brought `perDay`
   * members within the day before.
   */
  async bind(tx: Tx, refereeId: string, code: string, at: Date, perDay: number): Promise<void> {
    // The lock makes concurrent registrations by one code count each other.
    await tx.query('SELECT FROM referral_code WHERE code = upper($1) FOR UPDATE', [code]);
    await tx.query(
      `INSERT INTO referral (referee_id, referrer_id, registered_at)
       SELECT $1, member_id, $3::timestamptz FROM referral_code WHERE code = upper($2) AND member_id <> $1
          AND $4 > (SELECT count(*) FROM referral WHERE referrer_id = member_id AND registered_at <= $3::timestamptz
                       AND registered_at > $3::timestamptz - interval '1 day')
       ON CONFLICT DO NOTHING`,
      [refereeId, code, at, perDay],
    );
  }

  async funnel(memberId: string): Promise<ReferralFunnel> {
    const [row]: ReferralFunnel[] = await this.pool.query(
      `SELECT count(*)::int AS registered, count(qualified_at)::int AS qualified,
              count(*) FILTER (WHERE EXISTS (SELECT FROM deposit_fact WHERE member_id = referee_id))::int AS deposited
         FROM referral WHERE referrer_id = $1`,
      [memberId],
    );
    return row!;
  }

  async earned(memberId: string): Promise<bigint> {
    const [row]: { sum: string }[] = await this.pool.query(
      `SELECT COALESCE(sum(amount), 0) AS sum FROM bonus_payment
        WHERE member_id = $1 AND source_kind = 'REFERRAL' AND status <> 'REFUSED'`,
      [memberId],
    );
    return BigInt(row!.sum);
  }

  /** Referees who have met the conditions, oldest first after a referee, locked; another worker's are left out. */
  async lockQualified(
    tx: Tx,
    {
      minDeposit,
      minBet,
      withinDays,
      since,
    }: { minDeposit: bigint; minBet: bigint; withinDays: number; since: Date },
    limit: number,
    after: QualifiedReferral | undefined,
  ): Promise<QualifiedReferral[]> {
    const rows: { referee_id: string; referrer_id: string; registered_at: Date }[] = await tx.query(
      `SELECT referee_id, referrer_id, registered_at FROM referral
        WHERE qualified_at IS NULL AND registered_at >= $4
          AND ($6::uuid IS NULL OR (registered_at, referee_id) > ((SELECT seen.registered_at FROM referral seen WHERE seen.referee_id = $6), $6::uuid))
          AND EXISTS (SELECT FROM deposit_fact WHERE member_id = referee_id AND first AND amount >= $1
                         AND deposited_at < registered_at + $3 * interval '1 day')
          AND (SELECT COALESCE(sum(valid_bet), 0) FROM activity_day
                WHERE member_id = referee_id AND day < (registered_at + $3 * interval '1 day')::date) >= $2
        ORDER BY registered_at, referee_id LIMIT $5 FOR UPDATE SKIP LOCKED`,
      [minDeposit, minBet, withinDays, since, limit, after?.refereeId ?? null],
    );
    return rows.map((row) => ({
      ...{ refereeId: row.referee_id, referrerId: row.referrer_id, registeredAt: row.registered_at },
    }));
  }

  async qualify(tx: Tx, refereeId: string, now: Date): Promise<void> {
    await tx.query('UPDATE referral SET qualified_at = $2 WHERE referee_id = $1', [refereeId, now]);
  }

  async qualifiedSince(tx: Tx, referrerId: string, since: Date): Promise<number> {
    const [row]: { n: number }[] = await tx.query(
      'SELECT count(*)::int AS n FROM referral WHERE referrer_id = $1 AND qualified_at >= $2',
      [referrerId, since],
    );
    return row!.n;
  }
}
