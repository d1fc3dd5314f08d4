import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface PayoutOrder {
  id: string;
  withdrawalId: string;
  amount: bigint;
  paid: bigint;
  status: 'CREATED' | 'ACCEPTED' | 'PAID' | 'FAILED' | 'RECLAIMED' | 'DISPUTED';
}

export interface PayoutNotice {
  /** The channel's own number of the event. */
  id: string;
  payoutId: string;
  outcome: 'PAID' | 'FAILED' | 'RETURNED';
  amount: bigint;
  /** The payment that came back. */
  refersTo: string | null;
}

interface Row {
  id: string;
  withdrawal_id: string;
  amount: string;
  paid: string;
  status: PayoutOrder['status'];
}

/** Begins the ids of notices that operators made; no notice of a channel may. */
export const byHand = 'by-hand:';

const columns = 'id, withdrawal_id, amount, paid, status';

@Injectable()
export class PayoutRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, payout: { id: string; withdrawalId: string; amount: bigint }): Promise<void> {
    await tx.query(
      `INSERT INTO payout_order (id, withdrawal_id, amount, status) VALUES ($1, $2, $3, 'CREATED')`,
      [payout.id, payout.withdrawalId, String(payout.amount)],
    );
  }

  /** Without a lock: it names the order, whose lock comes first. */
  async find(tx: Tx, id: string): Promise<PayoutOrder | undefined> {
    return firstOf(await tx.query(`SELECT ${columns} FROM payout_order WHERE id = $1`, [id]));
  }

  async ofWithdrawal(withdrawalId: string): Promise<PayoutOrder[]> {
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM payout_order WHERE withdrawal_id = $1 ORDER BY created_at`,
      [withdrawalId],
    );
    return rows.map(payoutOf);
  }

  /** Not yet accepted by the channel, and due for the next attempt by the database's clock. */
  async due(limit: number): Promise<PayoutOrder[]> {
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM payout_order WHERE status = 'CREATED' AND next_attempt_at <= clock_timestamp()
        ORDER BY next_attempt_at LIMIT $1`,
      [limit],
    );
    return rows.map(payoutOf);
  }

  /** From now on the channel is expected to report it; it is asked if it does not. */
  async markAccepted(id: string, silentSeconds: number): Promise<void> {
    await this.pool.query(
      `WITH accepted AS (UPDATE payout_order SET status = 'ACCEPTED' WHERE id = $1 AND status = 'CREATED' RETURNING id)
       INSERT INTO payout_query (payout_id, next_at) SELECT id, clock_timestamp() + $2 * interval '1 second' FROM accepted`,
      [id, silentSeconds],
    );
  }

  async postpone(id: string): Promise<void> {
    await this.pool.query(
      `UPDATE payout_order SET attempts = attempts + 1,
              next_attempt_at = clock_timestamp() + least(60, power(2, least(attempts, 6))) * interval '1 second'
        WHERE id = $1 AND status = 'CREATED'`,
      [id],
    );
  }

  async update(tx: Tx, { id, paid, status }: PayoutOrder): Promise<void> {
    await tx.query('UPDATE payout_order SET paid = $2, status = $3 WHERE id = $1', [
      id,
      String(paid),
      status,
    ]);
    if (!['CREATED', 'ACCEPTED'].includes(status))
      await tx.query(`UPDATE payout_query SET state = 'ENDED' WHERE payout_id = $1`, [id]);
  }

  async notice(tx: Tx, id: string): Promise<PayoutNotice | undefined> {
    const rows: (Omit<PayoutNotice, 'amount'> & { amount: string })[] = await tx.query(
      `SELECT id, payout_id AS "payoutId", outcome, amount, refers_to AS "refersTo" FROM payout_notice WHERE id = $1`,
      [id],
    );
    return rows[0] && { ...rows[0], amount: BigInt(rows[0].amount) };
  }

  /** What of each payment of the order has not come back. */
  async paymentsOf(
    tx: Tx,
    withdrawalId: string,
  ): Promise<{ id: string; payoutId: string; amount: bigint }[]> {
    const rows: { id: string; payoutId: string; amount: string }[] = await tx.query(
      `SELECT n.id, n.payout_id AS "payoutId", n.amount - coalesce(sum(b.amount), 0) AS amount
         FROM payout_order o JOIN payout_notice n ON n.payout_id = o.id AND n.outcome = 'PAID'
         LEFT JOIN payout_notice b ON b.refers_to = n.id AND b.outcome = 'RETURNED'
        WHERE o.withdrawal_id = $1 AND o.status NOT IN ('RECLAIMED', 'DISPUTED')
        GROUP BY n.id HAVING n.amount > coalesce(sum(b.amount), 0)
        ORDER BY n.id`,
      [withdrawalId],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  /** No part of them is paid out to the member any more. */
  async dispute(tx: Tx, withdrawalId: string): Promise<void> {
    await tx.query(
      `UPDATE payout_query SET state = 'ENDED'
        WHERE payout_id IN (SELECT id FROM payout_order WHERE withdrawal_id = $1)`,
      [withdrawalId],
    );
    await tx.query(
      `UPDATE payout_order SET status = 'DISPUTED' WHERE withdrawal_id = $1 AND status <> 'RECLAIMED'`,
      [withdrawalId],
    );
  }

  /** The payment that operators had marked and that this notice reports. */
  async matchOf(tx: Tx, noticeId: string): Promise<{ payment: string; amount: bigint } | undefined> {
    const [row]: { payment: string; amount: string }[] = await tx.query(
      'SELECT payment, amount FROM payout_notice_match WHERE notice_id = $1',
      [noticeId],
    );
    return row && { payment: row.payment, amount: BigInt(row.amount) };
  }

  /** A payment marked by operators of which the channel has not reported `amount` or more; undefined if there is none. */
  async unreported(tx: Tx, payoutId: string, amount: bigint): Promise<string | undefined> {
    const [row]: { id: string }[] = await tx.query(
      `SELECT n.id FROM payout_notice n LEFT JOIN payout_notice_match m ON m.payment = n.id
        WHERE n.payout_id = $1 AND n.outcome = 'PAID' AND starts_with(n.id, $3)
        GROUP BY n.id HAVING n.amount - coalesce(sum(m.amount), 0) >= $2`,
      [payoutId, String(amount), byHand],
    );
    return row?.id;
  }

  async insertMatch(tx: Tx, noticeId: string, payment: string, amount: bigint): Promise<void> {
    await tx.query('INSERT INTO payout_notice_match (notice_id, payment, amount) VALUES ($1, $2, $3)', [
      noticeId,
      payment,
      String(amount),
    ]);
  }

  async insertNotice(tx: Tx, n: PayoutNotice): Promise<void> {
    await tx.query(
      'INSERT INTO payout_notice (id, payout_id, outcome, amount, refers_to) VALUES ($1, $2, $3, $4, $5)',
      [n.id, n.payoutId, n.outcome, String(n.amount), n.refersTo],
    );
  }
}

function firstOf(rows: Row[]): PayoutOrder | undefined {
  return rows[0] && payoutOf(rows[0]);
}

function payoutOf({ id, withdrawal_id, amount, paid, status }: Row): PayoutOrder {
  return { id, withdrawalId: withdrawal_id, amount: BigInt(amount), paid: BigInt(paid), status };
}
