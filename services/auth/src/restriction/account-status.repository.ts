import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { AccountStatus } from './account-status.rules.js';

export interface AccountStanding {
  status: AccountStatus;
  /** The last login, or the registration if there was none. */
  lastSeenAt: Date;
}

export interface StatusChange {
  id: string;
  memberId: string;
  status: AccountStatus;
  reason: string;
  /** null if auth decided itself. */
  operatorId: string | null;
  changedAt: Date;
}

export type KnownStatusChange = StatusChange & { enforcedAt: Date | null };

@Injectable()
export class AccountStatusRepository {
  constructor(private readonly pool: Pool) {}

  /** Undefined if there is no such member; demo accounts do not count. */
  find(memberId: string): Promise<AccountStanding | undefined> {
    return this.findOn(this.pool, memberId);
  }

  private async findOn(on: Tx | Pool, memberId: string): Promise<AccountStanding | undefined> {
    const rows: AccountStanding[] = await on.query(
      `SELECT status, coalesce(last_login_at, created_at) AS "lastSeenAt" FROM account WHERE id = $1 AND type <> 4`,
      [memberId],
    );
    return rows[0];
  }

  /** The same, locked against logins and other decisions until the transaction ends. */
  async lock(tx: Tx, memberId: string): Promise<AccountStanding | undefined> {
    await tx.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [memberId]);
    return this.findOn(tx, memberId);
  }

  async set(tx: Tx, change: StatusChange): Promise<void> {
    const { id, memberId, status, reason, operatorId, changedAt } = change;
    await tx.query('UPDATE account SET status = $2 WHERE id = $1', [memberId, status]);
    await tx.query(
      `INSERT INTO account_status_change (id, member_id, status, reason, operator_id, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, memberId, status, reason, operatorId, changedAt],
    );
  }

  /** Newest first. */
  async changesOf(memberId: string): Promise<KnownStatusChange[]> {
    return this.pool.query(
      `SELECT id, member_id AS "memberId", status, reason, operator_id AS "operatorId", changed_at AS "changedAt",
              enforced_at AS "enforcedAt"
         FROM account_status_change WHERE member_id = $1 ORDER BY changed_at DESC, id DESC LIMIT 100`,
      [memberId],
    );
  }

  async markEnforced(tx: Tx, memberId: string, now: Date): Promise<void> {
    await tx.query(
      'UPDATE account_status_change SET enforced_at = $2 WHERE member_id = $1 AND enforced_at IS NULL',
      [memberId, now],
    );
  }

  /** Members with a decision that is not enforced everywhere yet. */
  async due(): Promise<string[]> {
    const rows: { member_id: string }[] = await this.pool.query(
      'SELECT DISTINCT member_id FROM account_status_change WHERE enforced_at IS NULL LIMIT 50',
    );
    return rows.map(({ member_id }) => member_id);
  }
}
