import { Injectable } from '@nestjs/common';
import { queryPreparedIn, type Tx } from '#libs/database';
import type { AccountStatus } from './account-status.rules.js';

export const permanent = 'infinity';

/** What may restrict a login, as it stands under the account's lock. */
export interface LoginRestrictions {
  status: AccountStatus;
  excludedUntil: Date | typeof permanent | undefined;
  hasSessionLimit: boolean;
  /** The hash of the present password. */
  passwordHash: string | null;
}

const lockAccount = { name: 'account-lock', text: 'SELECT id FROM account WHERE id = $1 FOR UPDATE' };

const loginRestrictions = {
  name: 'login-restrictions',
  text: `SELECT status, password_hash,
                (SELECT excluded_until FROM account_exclusion WHERE member_id = id AND excluded_until > $2) AS until,
                EXISTS (SELECT FROM session_limit WHERE member_id = id) AS limited
           FROM account WHERE id = $1`,
};

@Injectable()
export class ExclusionRepository {
  /** Serialises logins with exclusions and changes of status. False if there is no such member. */
  async lockAccount(tx: Tx, memberId: string): Promise<boolean> {
    return (await queryPreparedIn(tx, lockAccount, [memberId])).length === 1;
  }

  /**
   * After the lock, in a statement of its own, so that it sees what was committed before the lock was
   * granted.
   */
  async loginRestrictions(tx: Tx, memberId: string, now: Date): Promise<LoginRestrictions> {
    const [row] = await queryPreparedIn<{
      status: AccountStatus;
      password_hash: string | null;
      until: Date | number | null;
      limited: boolean;
    }>(tx, loginRestrictions, [memberId, now]);
    const { status, password_hash: passwordHash, until, limited: hasSessionLimit } = row!;
    const end = until instanceof Date ? until : permanent;
    return { status, passwordHash, hasSessionLimit, excludedUntil: until === null ? undefined : end };
  }

  /** False if it would end sooner than the exclusion in force. */
  async exclude(tx: Tx, memberId: string, until: Date | typeof permanent, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO account_exclusion (member_id, excluded_until, set_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET excluded_until = excluded.excluded_until, set_at = excluded.set_at
         WHERE account_exclusion.excluded_until <= greatest($3, excluded.excluded_until) RETURNING member_id`,
      [memberId, until, now],
    );
    return rows.length === 1;
  }
}
