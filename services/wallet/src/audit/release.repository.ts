import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import type { AccountStatus } from './finding.repository.js';

export interface StoredAccount {
  status: AccountStatus;
  version: bigint;
  balance: bigint;
  /** The part of the balance that is bonus money. */
  bonus: bigint;
}

export interface Release {
  id: string;
  memberId: string;
  book: Book;
  operatorId: string;
  reason: string;
  status: AccountStatus;
  account: StoredAccount;
  suspense: bigint;
}

interface EndRow {
  version: string;
  balance: string;
  bonus: string;
}

function endOf({ version, balance, bonus }: EndRow): Omit<StoredAccount, 'status'> {
  return { version: BigInt(version), balance: BigInt(balance), bonus: BigInt(bonus) };
}

@Injectable()
export class ReleaseRepository {
  async lock(tx: Tx, memberId: string, book: Book): Promise<StoredAccount | undefined> {
    const [row]: ({ status: AccountStatus } & EndRow)[] = await tx.query(
      'SELECT status, version, balance, bonus FROM player_account WHERE member_id = $1 AND book = $2 FOR NO KEY UPDATE',
      [memberId, book],
    );
    return row && { status: row.status, ...endOf(row) };
  }

  /** End of the account's chain of postings. */
  async lastPosting(tx: Tx, memberId: string, book: Book): Promise<Omit<StoredAccount, 'status'>> {
    const [row]: EndRow[] = await tx.query(
      `SELECT p.version, p.balance_after AS balance,
              (SELECT sum(CASE WHEN b.credit = control_account(b.book) THEN b.bonus_amount ELSE -b.bonus_amount END)
                 FROM ledger_posting b WHERE b.member_id = $1 AND b.book = $2) AS bonus
         FROM ledger_posting p WHERE p.member_id = $1 AND p.book = $2 AND p.version IS NOT NULL
        ORDER BY p.version DESC LIMIT 1`,
      [memberId, book],
    );
    return endOf(row ?? { version: '0', balance: '0', bonus: '0' });
  }

  /** What others asked for since the account was stopped, for instance a suspension. */
  async requestedStatus(tx: Tx, memberId: string, book: Book): Promise<AccountStatus | undefined> {
    const [row]: { requested: AccountStatus | null }[] = await tx.query(
      `SELECT value->>'requested' AS requested FROM account_change WHERE member_id = $1 AND book = $2 AND what = 'STATUS'
        ORDER BY id DESC LIMIT 1`,
      [memberId, book],
    );
    return row?.requested ?? undefined;
  }

  /** Amount booked to suspense while the account was stopped, not yet paid out. */
  async suspense(tx: Tx, memberId: string, book: Book, account: number): Promise<bigint> {
    const [row]: { rest: string }[] = await tx.query(
      `SELECT coalesce(sum(CASE WHEN credit = $3 THEN amount ELSE -amount END), 0) AS rest FROM ledger_posting
        WHERE member_id = $1 AND book = $2 AND $3 IN (debit, credit)`,
      [memberId, book, account],
    );
    return BigInt(row!.rest);
  }

  async write(tx: Tx, release: Release): Promise<void> {
    const { id, memberId, book, operatorId, reason, status, account, suspense } = release;
    await tx.query(
      `INSERT INTO account_release (id, member_id, book, operator_id, reason, status, version, balance, suspense)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        memberId,
        book,
        operatorId,
        reason,
        status,
        String(account.version),
        String(account.balance),
        String(suspense),
      ],
    );
    await tx.query('SELECT set_status($1, $2, $3, $4, $5)', [memberId, book, status, reason, operatorId]);
  }
}
