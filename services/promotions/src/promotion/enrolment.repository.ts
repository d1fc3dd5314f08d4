import { Injectable } from '@nestjs/common';
import { constraintOf, Pool, type Tx } from '#libs/database';
import type { EnrolmentAction, EnrolmentStatus, StoredStatus } from './lifecycle.rules.js';

export interface Enrolment {
  id: string;
  promotionId: string;
  memberId: string;
  cycleKey: string;
  status: StoredStatus;
  version: number;
  exclusiveGroup: string | null;
  baseAmount: bigint;
  reward: bigint;
  required: bigint;
  sourceKey: string | null;
  riskScore: number;
  riskReasons: string[];
  reason: string | null;
  /** What the member wrote with the claim. */
  remark: string | null;
  claimBy: Date | null;
  /** Taken from the budget of the promotion for it; null while nothing is. */
  held: bigint | null;
  createdAt: Date;
  changedAt: Date;
}

/** What a move records: who did what, and why. */
export interface Move {
  action: EnrolmentAction;
  from: EnrolmentStatus;
  actor: string;
  reason?: string | undefined;
}

interface EnrolmentRow {
  id: string;
  promotion_id: string;
  member_id: string;
  cycle_key: string;
  status: StoredStatus;
  version: number;
  exclusive_group: string | null;
  base_amount: string;
  reward: string;
  required: string;
  source_key: string | null;
  risk_score: number;
  risk_reasons: string[];
  reason: string | null;
  remark: string | null;
  claim_by: Date | null;
  held_amount: string | null;
  created_at: Date;
  changed_at: Date;
}

const enrolmentOf = (row: EnrolmentRow): Enrolment => ({
  ...{ id: row.id, promotionId: row.promotion_id, memberId: row.member_id, cycleKey: row.cycle_key },
  ...{
    status: row.status,
    version: row.version,
    exclusiveGroup: row.exclusive_group,
    sourceKey: row.source_key,
  },
  ...{ baseAmount: BigInt(row.base_amount), reward: BigInt(row.reward), required: BigInt(row.required) },
  ...{ riskScore: row.risk_score, riskReasons: row.risk_reasons, reason: row.reason, remark: row.remark },
  held: row.held_amount === null ? null : BigInt(row.held_amount),
  ...{ claimBy: row.claim_by, createdAt: row.created_at, changedAt: row.changed_at },
});

export type InsertOutcome = 'ADDED' | 'CYCLE_TAKEN' | 'GROUP_TAKEN';

@Injectable()
export class EnrolmentRepository {
  constructor(private readonly pool: Pool) {}

  async ofMember(on: Tx | Pool, memberId: string): Promise<Enrolment[]> {
    const rows: EnrolmentRow[] = await on.query(
      'SELECT * FROM enrolment WHERE member_id = $1 ORDER BY created_at, id',
      [memberId],
    );
    return rows.map(enrolmentOf);
  }

  async find(tx: Tx, id: string): Promise<Enrolment | undefined> {
    const [row]: EnrolmentRow[] = await tx.query('SELECT * FROM enrolment WHERE id = $1', [id]);
    return row && enrolmentOf(row);
  }

  /** Until the transaction ends, no other claim of the member counts against the limits of the promotion. */
  async lockLimits(tx: Tx, promotionId: string, memberId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1 || ':' || $2, 7204426))", [
      ...[promotionId, memberId],
    ]);
  }

  /** Enrolments that wait for a deposit, oldest first, locked. */
  async lockWaiting(tx: Tx, memberId: string): Promise<Enrolment[]> {
    const rows: EnrolmentRow[] = await tx.query(
      `SELECT * FROM enrolment WHERE member_id = $1 AND status IN ('signed', 'process') ORDER BY created_at, id FOR UPDATE`,
      [memberId],
    );
    return rows.map(enrolmentOf);
  }

  async lockBySource(tx: Tx, sourceKey: string): Promise<Enrolment[]> {
    const rows: EnrolmentRow[] = await tx.query(
      'SELECT * FROM enrolment WHERE source_key = $1 ORDER BY id FOR UPDATE',
      [sourceKey],
    );
    return rows.map(enrolmentOf);
  }

  async due(now: Date, limit: number): Promise<Enrolment[]> {
    const rows: EnrolmentRow[] = await this.pool.query(
      `SELECT * FROM enrolment WHERE status IN ('signed', 'process', 'claim') AND claim_by <= $1 ORDER BY claim_by LIMIT $2`,
      [now, limit],
    );
    return rows.map(enrolmentOf);
  }

  async queue(limit: number, offset: number): Promise<{ list: Enrolment[]; total: number }> {
    const rows: EnrolmentRow[] = await this.pool.query(
      `SELECT * FROM enrolment WHERE status = 'applying' ORDER BY risk_score DESC, changed_at, id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [count]: { n: number }[] = await this.pool.query(
      `SELECT count(*)::int AS n FROM enrolment WHERE status = 'applying'`,
    );
    return { list: rows.map(enrolmentOf), total: count!.n };
  }

  /** Names of the pictures that came with claims, by claim. */
  async pictures(ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows: { enrolment_id: string; pictures: string[] }[] = await this.pool.query(
      `SELECT enrolment_id, array_agg(picture ORDER BY place) AS pictures FROM enrolment_picture
        WHERE enrolment_id = ANY ($1) GROUP BY enrolment_id`,
      [ids],
    );
    return new Map(rows.map((row) => [row.enrolment_id, row.pictures]));
  }

  async addPictures(tx: Tx, id: string, pictures: readonly string[]): Promise<void> {
    if (pictures.length === 0) return;
    await tx.query(
      `INSERT INTO enrolment_picture (enrolment_id, place, picture)
       SELECT $1, place, picture FROM unnest($2::text[]) WITH ORDINALITY AS given (picture, place)
       ON CONFLICT DO NOTHING`,
      [id, pictures],
    );
  }

  /** A second enrolment of the cycle waits for the first and is then refused by the unique key. */
  async insert(tx: Tx, e: Enrolment, move: Move): Promise<InsertOutcome> {
    await tx.query('SAVEPOINT enrolment_insert');
    try {
      const rows: unknown[] = await tx.query(
        `INSERT INTO enrolment (id, promotion_id, member_id, cycle_key, status, exclusive_group, base_amount, reward, required,
                                source_key, risk_score, risk_reasons, reason, claim_by, created_at, changed_at, remark, held_amount)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $17)
         ON CONFLICT (promotion_id, member_id, cycle_key) DO NOTHING RETURNING 1`,
        [
          ...[
            e.id,
            e.promotionId,
            e.memberId,
            e.cycleKey,
            e.status,
            e.exclusiveGroup,
            e.baseAmount,
            e.reward,
          ],
          ...[
            e.required,
            e.sourceKey,
            e.riskScore,
            e.riskReasons,
            e.reason,
            e.claimBy,
            e.createdAt,
            e.remark,
            e.held,
          ],
        ],
      );
      if (rows.length === 0) return 'CYCLE_TAKEN';
    } catch (error) {
      if (constraintOf(error) !== 'enrolment_exclusive') throw error;
      await tx.query('ROLLBACK TO SAVEPOINT enrolment_insert');
      return 'GROUP_TAKEN';
    }
    await this.record(tx, e, move);
    return 'ADDED';
  }

  /** Writes the next version; false if another move came first. `e` carries the new values and the version that was seen. */
  async update(tx: Tx, e: Enrolment, move: Move): Promise<boolean> {
    const [, changed]: [unknown[], number] = await tx.query(
      `UPDATE enrolment SET status = $4, version = version + 1, base_amount = $5, reward = $6, required = $7, source_key = $8,
              risk_score = $9, risk_reasons = $10, reason = $11, claim_by = $12, changed_at = $13, remark = $14, held_amount = $15
        WHERE id = $1 AND version = $2 AND status = $3`,
      [
        ...[e.id, e.version, move.from, e.status, e.baseAmount, e.reward, e.required, e.sourceKey],
        ...[e.riskScore, e.riskReasons, e.reason, e.claimBy, e.changedAt, e.remark, e.held],
      ],
    );
    if (changed !== 1) return false;
    await this.record(tx, { ...e, version: e.version + 1 }, move);
    return true;
  }

  private async record(tx: Tx, e: Enrolment, { action, from, actor, reason }: Move): Promise<void> {
    await tx.query(
      `INSERT INTO enrolment_change (enrolment_id, version, action, from_status, to_status, actor, reason, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [e.id, e.version, action, from, e.status, actor, reason ?? null, e.changedAt],
    );
  }
}
