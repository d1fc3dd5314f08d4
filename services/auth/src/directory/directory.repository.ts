import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { AccountType } from '#libs/auth';
import type { AccountStatus } from '../restriction/account-status.rules.js';
import type { MemberFilter } from './directory.rules.js';

export interface MemberRow {
  id: string;
  username: string;
  type: AccountType;
  status: AccountStatus;
  created_at: Date;
  last_login_at: Date | null;
}

export interface MemberSheetRow extends MemberRow {
  language: string;
  register_method: string | null;
  register_domain: string | null;
  affiliate_code: string | null;
  referral_code: string | null;
  open_sessions: number;
}

const columns = 'a.id, a.username, a.type, a.status, a.created_at, a.last_login_at';

/** The conditions of each filter; `$1` is its value. */
const conditions: Record<MemberFilter['by'], string> = {
  all: '$1::text IS NULL',
  id: 'a.id = $1::uuid',
  name: `a.username_key LIKE $1 || '%'`,
  email: `a.id IN (SELECT member_id FROM account_contact WHERE kind = 'email' AND blind_index = $1)`,
  mobile: `a.id IN (SELECT member_id FROM account_contact WHERE kind = 'mobileNum' AND blind_index = $1)`,
};

/** Accounts as operators look for them. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly pool: Pool) {}

  async page(
    { by, value }: MemberFilter,
    limit: number,
    offset: number,
  ): Promise<{ rows: MemberRow[]; total: number }> {
    const [rows, [count]]: [MemberRow[], { total: number }[]] = await Promise.all([
      this.pool.query(
        `SELECT ${columns} FROM account a WHERE ${conditions[by]} ORDER BY a.created_at DESC, a.id DESC LIMIT $2 OFFSET $3`,
        [value, limit, offset],
      ),
      this.pool.query(`SELECT count(*)::int AS total FROM account a WHERE ${conditions[by]}`, [value]),
    ]);
    return { rows, total: count!.total };
  }

  async sheet(memberId: string, now: Date): Promise<MemberSheetRow | undefined> {
    const [row]: MemberSheetRow[] = await this.pool.query(
      `SELECT ${columns}, a.language, a.register_method, a.register_domain, a.affiliate_code, a.referral_code,
              (SELECT count(*)::int FROM session s
               WHERE s.subject_id = a.id AND s.ended_at IS NULL AND s.expires_at > $2 AND s.realm = 'member' AND s.replaced_by IS NULL) AS open_sessions
       FROM account a WHERE a.id = $1`,
      [memberId, now],
    );
    return row;
  }
}
