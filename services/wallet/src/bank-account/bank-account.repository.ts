import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { AccountKind } from './bank-account.rules.js';

export interface BankAccount {
  id: string;
  memberId: string;
  kind: AccountKind;
  institution: string;
  sealedNumber: string;
  maskedNumber: string;
  numberIndex: string;
  sealedHolder: string;
  createdAt: Date;
  usableFrom: Date;
}

export interface SharedNumber {
  maskedNumber: string;
  institution: string;
  memberIds: string[];
}

export type AccountOfMember = Pick<BankAccount, 'memberId' | 'institution' | 'maskedNumber'>;

const columns = `id, member_id AS "memberId", kind, institution, sealed_number AS "sealedNumber",
  masked_number AS "maskedNumber", number_index AS "numberIndex", sealed_holder AS "sealedHolder",
  created_at AS "createdAt", usable_from AS "usableFrom"`;

@Injectable()
export class BankAccountRepository {
  constructor(private readonly pool: Pool) {}

  /** Serializes the bindings of one member. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204414))', [memberId]);
  }

  ofMember(on: Tx | Pool, memberId: string): Promise<BankAccount[]> {
    return on.query(
      `SELECT ${columns} FROM bank_account WHERE member_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
      [memberId],
    );
  }

  /** The first account that the member ever bound: its holder is the payee name. */
  async firstOf(tx: Tx, memberId: string): Promise<BankAccount | undefined> {
    const rows: BankAccount[] = await tx.query(
      `SELECT ${columns} FROM bank_account WHERE member_id = $1 ORDER BY created_at, id LIMIT 1`,
      [memberId],
    );
    return rows[0];
  }

  /** Also a removed one: an order keeps the account that it was made for. */
  async find(on: Tx | Pool, id: string): Promise<BankAccount | undefined> {
    const rows: BankAccount[] = await on.query(`SELECT ${columns} FROM bank_account WHERE id = $1`, [id]);
    return rows[0];
  }

  async insert(tx: Tx, a: BankAccount): Promise<void> {
    await tx.query(
      `INSERT INTO bank_account (id, member_id, kind, institution, sealed_number, masked_number, number_index, sealed_holder,
                                 created_at, usable_from)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[a.id, a.memberId, a.kind, a.institution, a.sealedNumber, a.maskedNumber, a.numberIndex],
        ...[a.sealedHolder, a.createdAt, a.usableFrom],
      ],
    );
  }

  async othersWith(tx: Tx, numberIndex: string, memberId: string): Promise<number> {
    const [row]: { n: string }[] = await tx.query(
      'SELECT count(DISTINCT member_id) AS n FROM bank_account WHERE number_index = $1 AND member_id <> $2',
      [numberIndex, memberId],
    );
    return Number(row!.n);
  }

  async isInUse(tx: Tx, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM withdrawal_order WHERE account_id = $1
          AND status IN ('SUBMITTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'NOT_RECEIVED') LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  async remove(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.query('UPDATE bank_account SET removed_at = $2 WHERE id = $1', [id, now]);
  }

  /** Also removed accounts; a member has one row. */
  withNumber(numberIndexes: readonly string[], limit: number): Promise<AccountOfMember[]> {
    return this.pool.query(
      `SELECT DISTINCT ON (member_id) member_id AS "memberId", institution, masked_number AS "maskedNumber"
         FROM bank_account WHERE number_index = ANY ($1) ORDER BY member_id, created_at DESC LIMIT $2`,
      [numberIndexes, limit],
    );
  }

  /** Numbers that more than one member has bound, at any time. */
  shared(limit: number): Promise<SharedNumber[]> {
    return this.pool.query(
      `SELECT min(masked_number) AS "maskedNumber", min(institution) AS institution,
              array_agg(DISTINCT member_id::text) AS "memberIds"
         FROM bank_account GROUP BY number_index HAVING count(DISTINCT member_id) > 1
        ORDER BY max(created_at) DESC LIMIT $1`,
      [limit],
    );
  }
}
