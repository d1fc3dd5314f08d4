import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { newId } from '#libs/platform';

export interface PlannedPayment {
  creditKey: string;
  agentId: string;
  amount: bigint;
  type: string;
  periodKey: string;
}

export interface UnclaimedDebt {
  id: string;
  debtorId: string;
  creditorId: string;
  rest: bigint;
  type: string;
  periodKey: string;
}

@Injectable()
export class PaymentRepository {
  async plan(
    tx: Tx,
    credits: readonly { creditKey: string; billId: string; agentId: string; amount: bigint }[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO bill_payment (credit_key, bill_id, agent_id, amount, status)
       SELECT *, 'PLANNED' FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::bigint[]) ON CONFLICT DO NOTHING`,
      [
        credits.map(({ creditKey }) => creditKey),
        credits.map(({ billId }) => billId),
        credits.map(({ agentId }) => agentId),
        credits.map(({ amount }) => amount),
      ],
    );
  }

  async owe(
    tx: Tx,
    debts: readonly { debtorId: string; creditorId: string; billId: string; amount: bigint }[],
    at: Date,
  ): Promise<void> {
    for (const { debtorId, creditorId, billId, amount } of debts)
      await tx.query(
        `INSERT INTO agent_debt (id, debtor_id, creditor_id, bill_id, amount, opened_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT ON CONSTRAINT agent_debt_once DO NOTHING`,
        [newId(), debtorId, creditorId, billId, amount, at],
      );
  }

  /** Bills of agents as they stand once their payments are planned. */
  async ready(tx: Tx, runId: string, agentIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE bill SET status = CASE
          WHEN EXISTS (SELECT FROM agent_debt WHERE bill_id = bill.id) THEN 'INSUFFICIENT'
          WHEN EXISTS (SELECT FROM bill_payment WHERE bill_id = bill.id) THEN 'READY' ELSE 'PAID' END
        WHERE run_id = $1 AND status = 'CALCULATED' AND agent_id = ANY ($2::uuid[])`,
      [runId, agentIds],
    );
  }

  /** Takes planned payments of a run to request them; a second taker waits and finds them requested. */
  async take(tx: Tx, runId: string, limit: number, at: Date): Promise<PlannedPayment[]> {
    const [rows] = (await tx.query(
      `UPDATE bill_payment payment SET status = 'REQUESTED', requested_at = $3 FROM bill
        WHERE bill.id = payment.bill_id AND payment.credit_key IN (
          SELECT credit_key FROM bill_payment open JOIN bill of_run ON of_run.id = open.bill_id
           WHERE of_run.run_id = $1 AND open.status = 'PLANNED' ORDER BY credit_key LIMIT $2 FOR UPDATE OF open)
       RETURNING credit_key AS "creditKey", payment.agent_id AS "agentId", payment.amount, bill.type,
                 bill.period_key AS "periodKey"`,
      [runId, limit, at],
    )) as [(Omit<PlannedPayment, 'amount'> & { amount: string })[], number];
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  /** Refused payments of a bill as new ones; of two calls at once one gets them. */
  async retry(tx: Tx, billId: string, at: Date): Promise<PlannedPayment[]> {
    const rows: (Omit<PlannedPayment, 'amount'> & { amount: string })[] = await tx.query(
      `WITH added AS (
         INSERT INTO bill_payment (credit_key, bill_id, agent_id, amount, status, requested_at, retry_of)
         SELECT credit_key || ':r', bill_id, agent_id, amount, 'REQUESTED', $2, credit_key
           FROM bill_payment WHERE bill_id = $1 AND status = 'REFUSED' ORDER BY credit_key
         ON CONFLICT DO NOTHING RETURNING credit_key, bill_id, agent_id, amount
       ), reopened AS (UPDATE bill SET status = 'READY' WHERE status = 'DENIED' AND id IN (SELECT bill_id FROM added))
       SELECT credit_key AS "creditKey", added.agent_id AS "agentId", amount::text, bill.type, bill.period_key AS "periodKey"
         FROM added JOIN bill ON bill.id = bill_id`,
      [billId, at],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  async isSettled(tx: Tx, runId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM bill_payment payment JOIN bill ON bill.id = bill_id
        WHERE run_id = $1 AND payment.status IN ('PLANNED', 'REQUESTED') LIMIT 1`,
      [runId],
    );
    return rows.length === 0;
  }

  /** The wallet's answer to a credit; a second one changes nothing. */
  async answered(
    tx: Tx,
    creditKey: string,
    answer: { paid: boolean; outcome: string; postingId?: string; at: Date },
  ): Promise<void> {
    const [rows] = (await tx.query(
      `UPDATE bill_payment SET status = $2, outcome = $3, posting_id = $4, settled_at = $5
        WHERE credit_key = $1 AND status IN ('PLANNED', 'REQUESTED') RETURNING bill_id AS "billId", amount`,
      [creditKey, answer.paid ? 'PAID' : 'REFUSED', answer.outcome, answer.postingId ?? null, answer.at],
    )) as [{ billId: string; amount: string }[], number];
    for (const { billId, amount } of rows) {
      if (answer.paid) await this.addPaid(tx, billId, BigInt(amount));
      else await tx.query(`UPDATE bill SET status = 'DENIED' WHERE id = $1`, [billId]);
    }
  }

  private async addPaid(tx: Tx, billId: string, amount: bigint): Promise<void> {
    await tx.query(
      `UPDATE bill SET paid = paid + $2, status = CASE
          WHEN EXISTS (SELECT FROM agent_debt WHERE bill_id = $1 AND (settled_at IS NULL OR written_off)) THEN 'PART_PAID' ELSE 'PAID' END
        WHERE id = $1`,
      [billId, amount],
    );
  }

  /** Takes open debts that the wallet was not asked to collect yet; a second taker leaves them. */
  async takeUnclaimed(tx: Tx, limit: number): Promise<UnclaimedDebt[]> {
    const [rows] = (await tx.query(
      `UPDATE agent_debt debt SET paid_before = debt.paid FROM bill
        WHERE bill.id = debt.bill_id AND debt.id IN (
          SELECT id FROM agent_debt WHERE paid_before IS NULL AND settled_at IS NULL ORDER BY opened_at, id LIMIT $1
             FOR UPDATE SKIP LOCKED)
       RETURNING debt.id, debtor_id AS "debtorId", creditor_id AS "creditorId", (debt.amount - debt.paid)::text AS rest,
                 bill.type, bill.period_key AS "periodKey"`,
      [limit],
    )) as [(Omit<UnclaimedDebt, 'rest'> & { rest: string })[], number];
    return rows.map((row) => ({ ...row, rest: BigInt(row.rest) }));
  }

  /** `credited`: of the claim, in total. The bill gets what is new of it. */
  async paidBy(tx: Tx, debtId: string, credited: bigint, isWrittenOff: boolean, at: Date): Promise<void> {
    const [rows] = (await tx.query(
      `UPDATE agent_debt debt SET paid = greatest(old.paid, old.paid_before + $2), written_off = old.written_off OR $3,
              settled_at = CASE WHEN $3 OR greatest(old.paid, old.paid_before + $2) = old.amount
                                THEN coalesce(old.settled_at, $4) ELSE old.settled_at END
         FROM (SELECT * FROM agent_debt WHERE id = $1 FOR UPDATE) old WHERE debt.id = old.id
       RETURNING debt.bill_id AS "billId", (debt.paid - old.paid)::text AS added`,
      [debtId, credited, isWrittenOff, at],
    )) as [{ billId: string; added: string }[], number];
    for (const { billId, added } of rows) await this.addPaid(tx, billId, BigInt(added));
  }

  async owedBy(tx: Tx, agentId: string): Promise<bigint> {
    const [row]: { owed: string }[] = await tx.query(
      'SELECT COALESCE(sum(amount - paid), 0)::text AS owed FROM agent_debt WHERE debtor_id = $1 AND settled_at IS NULL',
      [agentId],
    );
    return BigInt(row!.owed);
  }
}
