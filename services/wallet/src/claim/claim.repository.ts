import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { Claim, ClaimRequest } from './claim.rules.js';

type ClaimRow = Omit<Claim, 'amount' | 'paid' | 'credited'> & {
  amount: string;
  paid: string;
  credited: string;
};

const columns = `c.id, c.caller AS "requestedBy", c.external_id AS "claimKey", c.debtor_id AS "debtorId",
  c.creditor_id AS "creditorId", c.amount, c.paid, c.note AS reason, c.opened_at AS "openedAt", c.closed_at AS "closedAt",
  (SELECT coalesce(sum(p.amount), 0) FROM claim_payment p WHERE p.claim_id = c.id AND p.credited_at IS NOT NULL) AS credited`;

@Injectable()
export class ClaimRepository {
  constructor(private readonly pool: Pool) {}

  async open(
    tx: Tx,
    { requestedBy, claimKey, debtorId, creditorId, amount, reason }: ClaimRequest,
  ): Promise<void> {
    await tx.query('SELECT open_claim($1, $2, $3, $4, $5, $6, $7)', [
      newId(),
      requestedBy,
      claimKey,
      debtorId,
      creditorId,
      String(amount),
      reason,
    ]);
  }

  /** Members who owe and have money of their own free, by what a game paid since their last credit. */
  async debtors(limit: number): Promise<string[]> {
    const rows: { member_id: string }[] = await this.pool.query(
      `SELECT member_id FROM player_account a
        WHERE a.book = 'REAL' AND a.claimed > 0 AND a.owed = 0 AND a.status <> 'STOPPED' AND own_available(a) > 0
          AND EXISTS (SELECT FROM claim c WHERE c.debtor_id = a.member_id AND c.closed_at IS NULL)
        ORDER BY member_id LIMIT $1`,
      [limit],
    );
    return rows.map(({ member_id: memberId }) => memberId);
  }

  async collect(tx: Tx, debtorId: string): Promise<void> {
    await tx.query(`SELECT lock_account($1, 'REAL')`, [debtorId]);
    await tx.query('SELECT collect_claims($1)', [debtorId]);
  }

  /** Parts that were taken from their debtors and not credited yet, the oldest first. */
  async uncredited(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      'SELECT id FROM claim_payment WHERE credited_at IS NULL ORDER BY taken_at, id LIMIT $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The claim after it; undefined if the part was credited before. */
  async credit(tx: Tx, paymentId: string): Promise<Claim | undefined> {
    const [row]: { credited: boolean }[] = await tx.query('SELECT credit_claim_payment($1) AS credited', [
      paymentId,
    ]);
    if (!row!.credited) return undefined;
    const rows: ClaimRow[] = await tx.query(
      `SELECT ${columns} FROM claim c WHERE c.id = (SELECT claim_id FROM claim_payment WHERE id = $1)`,
      [paymentId],
    );
    return claimOf(rows[0]!);
  }

  async find(tx: Tx, id: string): Promise<Claim | undefined> {
    const rows: ClaimRow[] = await tx.query(`SELECT ${columns} FROM claim c WHERE c.id = $1`, [id]);
    return rows.map(claimOf)[0];
  }

  /** False if it is closed already. */
  async writeOff(tx: Tx, id: string): Promise<boolean> {
    const [row]: { id: string | null }[] = await tx.query('SELECT id FROM write_off_claim($1)', [id]);
    return row?.id != null;
  }

  async openOf(debtorId: string): Promise<Claim[]> {
    const rows: ClaimRow[] = await this.pool.query(
      `SELECT ${columns} FROM claim c WHERE c.debtor_id = $1 AND c.closed_at IS NULL ORDER BY c.opened_at, c.id LIMIT 100`,
      [debtorId],
    );
    return rows.map(claimOf);
  }

  async hasAccount(memberId: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `SELECT FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return rows.length > 0;
  }

  /** Open ones first, then the latest. */
  async ofMember(memberId: string): Promise<Claim[]> {
    const rows: ClaimRow[] = await this.pool.query(
      `SELECT ${columns} FROM claim c WHERE c.debtor_id = $1 OR c.creditor_id = $1
        ORDER BY c.closed_at IS NOT NULL, c.opened_at DESC, c.id DESC LIMIT 50`,
      [memberId],
    );
    return rows.map(claimOf);
  }
}

const claimOf = (row: ClaimRow): Claim => ({
  ...row,
  amount: BigInt(row.amount),
  paid: BigInt(row.paid),
  credited: BigInt(row.credited),
});
