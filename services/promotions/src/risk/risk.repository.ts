import { Injectable } from '@nestjs/common';
import { constraintOf, type Tx } from '#libs/database';
import type { Fingerprint, FingerprintKind } from './risk.rules.js';

@Injectable()
export class RiskRepository {
  /** False if the promotion is strict and another member has claimed with the same hash. */
  async record(
    tx: Tx,
    promotionId: string,
    memberId: string,
    fingerprints: readonly Fingerprint[],
    strict: boolean,
    now: Date,
  ): Promise<boolean> {
    await tx.query('SAVEPOINT fingerprints');
    try {
      await tx.query(
        `INSERT INTO claim_fingerprint (promotion_id, kind, hash, member_id, strict, seen_at)
         SELECT $1, kind, hash, $2, $5, $6 FROM unnest($3::text[], $4::bytea[]) AS given (kind, hash)
         ON CONFLICT (promotion_id, kind, hash, member_id) DO UPDATE SET seen_at = excluded.seen_at`,
        [
          promotionId,
          memberId,
          fingerprints.map(({ kind }) => kind),
          fingerprints.map(({ hash }) => hash),
          strict,
          now,
        ],
      );
      return true;
    } catch (error) {
      if (constraintOf(error) !== 'claim_fingerprint_strict') throw error;
      await tx.query('ROLLBACK TO SAVEPOINT fingerprints');
      return false;
    }
  }

  /** Other members who share a fingerprint that was seen since, over all promotions. */
  async linked(tx: Tx, memberId: string, fingerprint: Fingerprint, since: Date): Promise<string[]> {
    const rows: { member_id: string }[] = await tx.query(
      `SELECT DISTINCT member_id FROM claim_fingerprint WHERE kind = $1 AND hash = $2 AND member_id <> $3 AND seen_at >= $4
        LIMIT 50`,
      [fingerprint.kind, fingerprint.hash, memberId, since],
    );
    return rows.map((row) => row.member_id);
  }

  /** Members connected by claims since then of one fingerprint kind, over at most two others in between. */
  async connected(tx: Tx, memberId: string, kind: FingerprintKind, since: Date): Promise<string[]> {
    const rows: { member_id: string }[] = await tx.query(
      `WITH RECURSIVE reached (member_id, steps) AS (
           SELECT $1::uuid, 0
           UNION
           SELECT other.member_id, reached.steps + 1 FROM reached
             JOIN claim_fingerprint own ON own.member_id = reached.member_id AND own.kind = $2 AND own.seen_at >= $3
             JOIN claim_fingerprint other ON other.kind = own.kind AND other.hash = own.hash AND other.seen_at >= $3
            WHERE reached.steps < 3 AND other.member_id <> reached.member_id)
       SELECT DISTINCT member_id FROM reached WHERE member_id <> $1 LIMIT 50`,
      [memberId, kind, since],
    );
    return rows.map((row) => row.member_id);
  }

  async isReferralBetween(tx: Tx, memberId: string, others: readonly string[]): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM referral WHERE (referee_id = $1 AND referrer_id = ANY ($2)) OR (referrer_id = $1 AND referee_id = ANY ($2))
        LIMIT 1`,
      [memberId, others],
    );
    return rows.length > 0;
  }

  /** Bonuses of the member after which less than their own amount was bet on the same and the next day. */
  async unplayedBonuses(tx: Tx, memberId: string): Promise<number> {
    const [row]: { n: number }[] = await tx.query(
      `SELECT count(*)::int AS n FROM bonus_payment payment
        WHERE member_id = $1 AND status = 'CREDITED' AND requested_at < now() - interval '2 days'
          AND amount > COALESCE((SELECT sum(valid_bet) FROM activity_day played
                                  WHERE played.member_id = $1 AND played.day >= payment.requested_at::date
                                    AND played.day <= payment.requested_at::date + 2), 0)`,
      [memberId],
    );
    return row!.n;
  }
}
