import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Pool, type Tx } from '#libs/database';
import type { Direction } from '#libs/platform';
import type { RiskHit } from './risk.rules.js';
import type { WithdrawalStatus, WithdrawalStep } from './withdrawal.rules.js';

export interface Withdrawal {
  id: string;
  memberId: string;
  accountId: string;
  channel: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: WithdrawalStatus;
  holdId: string;
  paid: bigint;
  returned: bigint;
  score: number;
  risk: RiskHit[];
  /** Code of a refusal or of a failed payment. */
  reason: string | null;
  /** What the member wrote about money that did not arrive. */
  remark: string | null;
  claimedBy: string | null;
  claimedUntil: Date | null;
  approvedBy: string | null;
  confirmBy: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What is kept of an order without changing its status. */
export type RecordedStep =
  | 'approveFirst'
  | 'returnPart'
  | 'resolveFirst'
  | 'askAgain'
  | 'proposePaid'
  | 'proposeFailed'
  | 'refuseProposal'
  | 'paidAsMarked'
  /** The channel contradicts a payment that it or two operators reported. */
  | 'failedAfterPaid';

export interface StepOfOrder {
  step: WithdrawalStep | 'submit' | RecordedStep;
  status: WithdrawalStatus;
  actor: string;
  note: string | null;
  at: Date;
}

export type Changes = Partial<
  Pick<
    Withdrawal,
    | 'holdId'
    | 'paid'
    | 'returned'
    | 'reason'
    | 'remark'
    | 'claimedBy'
    | 'claimedUntil'
    | 'approvedBy'
    | 'confirmBy'
  >
>;

type Row = Omit<Withdrawal, 'amount' | 'fee' | 'paid' | 'returned'> &
  Record<'amount' | 'fee' | 'paid' | 'returned', string>;

const columns = `id, member_id AS "memberId", account_id AS "accountId", channel, amount, fee, currency, status,
  hold_id AS "holdId", paid, returned, score, risk, reason, remark, claimed_by AS "claimedBy",
  claimed_until AS "claimedUntil", approved_by AS "approvedBy", confirm_by AS "confirmBy", created_at AS "createdAt",
  updated_at AS "updatedAt"`;

export const withdrawalSorts = ['age', 'amount'] as const;

export interface QueueOrder {
  sort: (typeof withdrawalSorts)[number];
  direction: Direction;
}

/** An age grows as the time of the order goes back. */
const queueOrders: Record<QueueOrder['sort'], Record<Direction, string>> = {
  age: { asc: 'created_at DESC, id DESC', desc: 'created_at, id' },
  amount: { asc: 'amount, id', desc: 'amount DESC, id DESC' },
};

const named = `id IN (
    SELECT id FROM withdrawal_order WHERE id = $2::uuid
    UNION ALL SELECT id FROM withdrawal_order WHERE member_id = $2::uuid
    UNION ALL SELECT withdrawal_id FROM payout_order WHERE id = $2::uuid
    UNION ALL SELECT p.withdrawal_id FROM payout_notice n JOIN payout_order p ON p.id = n.payout_id WHERE n.id = $1
  ) AND ($3::text IS NULL OR status = $3)`;

@Injectable()
export class WithdrawalRepository {
  constructor(private readonly pool: Pool) {}

  /** Serializes the orders of one member. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204414))', [memberId]);
  }

  async insert(tx: Tx, w: Withdrawal): Promise<void> {
    await tx.query(
      `INSERT INTO withdrawal_order (id, member_id, account_id, channel, amount, fee, currency, status, hold_id, score, risk,
                                     created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
      [
        ...[w.id, w.memberId, w.accountId, w.channel, String(w.amount), String(w.fee), w.currency, w.status],
        ...[w.holdId, w.score, JSON.stringify(w.risk), w.createdAt],
      ],
    );
  }

  async lock(tx: Tx, id: string): Promise<Withdrawal | undefined> {
    return firstOf(await tx.query(`SELECT ${columns} FROM withdrawal_order WHERE id = $1 FOR UPDATE`, [id]));
  }

  async find(id: string): Promise<Withdrawal | undefined> {
    return firstOf(await this.pool.query(`SELECT ${columns} FROM withdrawal_order WHERE id = $1`, [id]));
  }

  async openOf(on: Tx | Pool, memberId: string): Promise<string | null> {
    const [row]: { id: string }[] = await on.query(
      `SELECT id FROM withdrawal_order
        WHERE member_id = $1 AND status IN ('SUBMITTED', 'RISK_REVIEW', 'APPROVED', 'PAYING')`,
      [memberId],
    );
    return row?.id ?? null;
  }

  /** Orders of the business day; refused and cancelled ones do not count. */
  async usedOn(
    on: Tx | Pool,
    day: Date,
    zone: string,
    memberId: string,
  ): Promise<{ count: number; total: bigint }> {
    const [row]: { n: string; total: string }[] = await on.query(
      `SELECT count(*) AS n, coalesce(sum(amount), 0) AS total FROM withdrawal_order
        WHERE member_id = $1 AND status NOT IN ('REJECTED', 'CANCELLED') AND created_at > $2::timestamptz - interval '25 hours'
          AND (created_at AT TIME ZONE $3)::date = ($2::timestamptz AT TIME ZONE $3)::date`,
      [memberId, day, zone],
    );
    return { count: Number(row!.n), total: BigInt(row!.total) };
  }

  async listOf(
    memberId: string,
    limit: number,
    offset: number,
  ): Promise<{ list: Withdrawal[]; total: number }> {
    return this.page('member_id = $1', [memberId], 'created_at DESC, id DESC', limit, offset);
  }

  async queue(
    statuses: readonly WithdrawalStatus[],
    { sort, direction }: QueueOrder,
    limit: number,
    offset: number,
  ): Promise<{ list: Withdrawal[]; total: number }> {
    return this.page('status = ANY ($1)', [statuses], queueOrders[sort][direction], limit, offset);
  }

  /** Orders of any status that a number of theirs or of their member names; each number has an index. */
  async found(
    search: string,
    status: WithdrawalStatus | null,
    { sort, direction }: QueueOrder,
    limit: number,
    offset: number,
  ): Promise<{ list: Withdrawal[]; total: number }> {
    const id = isUUID(search) ? search : null;
    return this.page(named, [search, id, status], queueOrders[sort][direction], limit, offset);
  }

  /** The caller has locked and read the row. */
  async move(tx: Tx, w: Withdrawal, to: WithdrawalStatus, changes: Changes, now: Date): Promise<Withdrawal> {
    const next = { ...w, ...changes, status: to, updatedAt: now };
    await tx.query(
      `UPDATE withdrawal_order SET status = $2, updated_at = $3, paid = $4, returned = $5, reason = $6, remark = $7,
              claimed_by = $8, claimed_until = $9, approved_by = $10, confirm_by = $11, hold_id = $12 WHERE id = $1`,
      [
        ...[w.id, to, now, String(next.paid), String(next.returned), next.reason, next.remark],
        ...[next.claimedBy, next.claimedUntil, next.approvedBy, next.confirmBy, next.holdId],
      ],
    );
    return next;
  }

  async addStep(tx: Tx, id: string, entry: Omit<StepOfOrder, 'at'>): Promise<void> {
    await tx.query(
      `INSERT INTO withdrawal_step (withdrawal_id, number, step, status, actor, note)
       SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM withdrawal_step WHERE withdrawal_id = $1`,
      [id, entry.step, entry.status, entry.actor, entry.note],
    );
  }

  async countSteps(tx: Tx, id: string): Promise<number> {
    const [row]: { n: string }[] = await tx.query(
      'SELECT count(*) AS n FROM withdrawal_step WHERE withdrawal_id = $1',
      [id],
    );
    return Number(row!.n);
  }

  steps(id: string): Promise<StepOfOrder[]> {
    return this.pool.query(
      'SELECT step, status, actor, note, at FROM withdrawal_step WHERE withdrawal_id = $1 ORDER BY number',
      [id],
    );
  }

  /** Of the database's clock: the end of the time in which the member can confirm. */
  async deadline(tx: Tx, minutes: number): Promise<Date> {
    const [row]: { at: Date }[] = await tx.query(
      `SELECT clock_timestamp() + $1 * interval '1 minute' AS at`,
      [minutes],
    );
    return row!.at;
  }

  /** Whether the deadline has passed by the database's clock. */
  async isOver(tx: Tx, deadline: Date): Promise<boolean> {
    const [row]: { over: boolean }[] = await tx.query('SELECT $1::timestamptz <= clock_timestamp() AS over', [
      deadline,
    ]);
    return row!.over;
  }

  async unconfirmed(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      `SELECT id FROM withdrawal_order WHERE status = 'DISBURSED' AND confirm_by <= clock_timestamp()
        ORDER BY confirm_by LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async approved(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      `SELECT id FROM withdrawal_order WHERE status = 'APPROVED' ORDER BY created_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async addProofs(tx: Tx, id: string, pictures: readonly string[]): Promise<void> {
    await tx.query('INSERT INTO withdrawal_proof (withdrawal_id, picture) SELECT $1, unnest($2::text[])', [
      id,
      pictures,
    ]);
  }

  async proofs(id: string): Promise<string[]> {
    const rows: { picture: string }[] = await this.pool.query(
      'SELECT picture FROM withdrawal_proof WHERE withdrawal_id = $1 ORDER BY sent_at, picture',
      [id],
    );
    return rows.map(({ picture }) => picture);
  }

  private async page(
    condition: string,
    values: unknown[],
    order: string,
    limit: number,
    offset: number,
  ): Promise<{ list: Withdrawal[]; total: number }> {
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM withdrawal_order WHERE ${condition} ORDER BY ${order}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      `SELECT count(*) AS n FROM withdrawal_order WHERE ${condition}`,
      values,
    );
    return { list: rows.map(withdrawalOf), total: Number(count!.n) };
  }
}

function firstOf(rows: Row[]): Withdrawal | undefined {
  return rows[0] && withdrawalOf(rows[0]);
}

function withdrawalOf(row: Row): Withdrawal {
  return {
    ...row,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    paid: BigInt(row.paid),
    returned: BigInt(row.returned),
  };
}
