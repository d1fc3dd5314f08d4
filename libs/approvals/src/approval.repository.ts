import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Approval, ApprovalPolicy, ApprovalStatus } from './approval.rules.js';

type Row = Omit<Approval, 'amount'> & { amount: string | null };
type PolicyRow = Omit<ApprovalPolicy, 'secondFrom'> & { secondFrom: string | null };

const columns = `id, kind, subject, member_id AS "memberId", amount, before, after, reason, status, proposed_by AS "proposedBy",
  proposed_at AS "proposedAt", expires_at AS "expiresAt", decided_by AS "decidedBy", decided_at AS "decidedAt", note, result`;
const policyColumns = 'kind, second_from AS "secondFrom", valid_days AS "validDays"';

@Injectable()
export class ApprovalRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, a: Approval): Promise<void> {
    await tx.query(
      `INSERT INTO approval (id, kind, subject, member_id, amount, before, after, reason, proposed_by, proposed_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[a.id, a.kind, a.subject, a.memberId, a.amount === null ? null : String(a.amount)],
        ...[JSON.stringify(a.before), JSON.stringify(a.after), a.reason, a.proposedBy, a.proposedAt],
        a.expiresAt,
      ],
    );
  }

  async lock(tx: Tx, id: string): Promise<Approval | undefined> {
    const rows: Row[] = await tx.query(`SELECT ${columns} FROM approval WHERE id = $1 FOR UPDATE`, [id]);
    return rows.map(approvalOf)[0];
  }

  async decide(tx: Tx, a: Approval): Promise<void> {
    await tx.query(
      'UPDATE approval SET status = $2, decided_by = $3, decided_at = $4, note = $5, result = $6 WHERE id = $1',
      [a.id, a.status, a.decidedBy, a.decidedAt, a.note, a.result],
    );
  }

  /** What waits the longest first, what was decided from the latest on. */
  async list(
    kinds: readonly string[],
    status: ApprovalStatus,
    limit: number,
    offset: number,
  ): Promise<{ list: Approval[]; total: number }> {
    const order = status === 'PROPOSED' ? 'proposed_at, id' : 'proposed_at DESC, id DESC';
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM approval WHERE status = $1 AND kind = ANY ($2) ORDER BY ${order} LIMIT $3 OFFSET $4`,
      [status, kinds, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      'SELECT count(*) AS n FROM approval WHERE status = $1 AND kind = ANY ($2)',
      [status, kinds],
    );
    return { list: rows.map(approvalOf), total: Number(count!.n) };
  }

  async expire(now: Date): Promise<void> {
    await this.pool.query(
      `UPDATE approval SET status = 'EXPIRED', decided_at = $1 WHERE status = 'PROPOSED' AND expires_at <= $1`,
      [now],
    );
  }

  async policies(kinds: readonly string[]): Promise<ApprovalPolicy[]> {
    const rows: PolicyRow[] = await this.pool.query(
      `SELECT ${policyColumns} FROM approval_policy WHERE kind = ANY ($1) ORDER BY kind`,
      [kinds],
    );
    return rows.map(policyOf);
  }

  async policy(tx: Tx, kind: string): Promise<ApprovalPolicy | undefined> {
    const rows: PolicyRow[] = await tx.query(
      `SELECT ${policyColumns} FROM approval_policy WHERE kind = $1 FOR SHARE`,
      [kind],
    );
    return rows.map(policyOf)[0];
  }

  async setPolicy(tx: Tx, { kind, secondFrom, validDays }: ApprovalPolicy): Promise<void> {
    await tx.query('UPDATE approval_policy SET second_from = $2, valid_days = $3 WHERE kind = $1', [
      kind,
      secondFrom === null ? null : String(secondFrom),
      validDays,
    ]);
  }
}

const approvalOf = (row: Row): Approval => ({
  ...row,
  amount: row.amount === null ? null : BigInt(row.amount),
});
const policyOf = (row: PolicyRow): ApprovalPolicy => ({
  ...row,
  secondFrom: row.secondFrom === null ? null : BigInt(row.secondFrom),
});
