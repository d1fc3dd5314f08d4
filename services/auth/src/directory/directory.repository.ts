import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { AccountType } from '#libs/auth';
import type { Direction } from '#libs/platform';
import type { AccountStatus } from '../restriction/account-status.rules.js';
import type { MemberFilter, MemberSort } from './directory.rules.js';

export interface MemberRow {
  id: string;
  username: string;
  type: AccountType;
  status: AccountStatus;
  created_at: Date;
  last_login_at: Date | null;
}

export interface MemberList {
  status?: AccountStatus | undefined;
  registeredFrom?: string | undefined;
  registeredTo?: string | undefined;
  sort?: MemberSort | undefined;
  direction?: Direction | undefined;
  /** Members that another service has found for the same search. */
  also?: readonly string[] | undefined;
}

export interface MemberSheetRow extends MemberRow {
  language: string;
  register_method: string | null;
  register_domain: string | null;
  affiliate_code: string | null;
  referral_code: string | null;
  open_sessions: number;
  devices: string[];
}

const columns = 'a.id, a.username, a.type, a.status, a.created_at, a.last_login_at';

/** The conditions of each filter; `$1` is its value. Arrays let the index of ids serve further ids as well. */
const conditions: Record<MemberFilter['by'], string> = {
  all: '$1::text IS NULL',
  id: 'a.id = $1::uuid',
  name: `a.username_key LIKE $1 || '%'`,
  email: `a.id = ANY (ARRAY(SELECT member_id FROM account_contact WHERE kind = 'email' AND blind_index = $1))`,
  mobile: `a.id = ANY (ARRAY(SELECT member_id FROM account_contact WHERE kind = 'mobileNum' AND blind_index = $1))`,
  address: 'a.id = ANY (ARRAY(SELECT DISTINCT member_id FROM login_record WHERE ip_index = $1))',
  device: 'a.id = ANY (ARRAY(SELECT member_id FROM known_device WHERE device_id = $1))',
};

const listed = `($2::text IS NULL OR a.status = $2) AND ($3::timestamptz IS NULL OR a.created_at >= $3)
  AND ($4::timestamptz IS NULL OR a.created_at < $4)`;

/** Each has an index, which its opposite direction reads backwards. */
const orders: Record<MemberSort, Record<Direction, string>> = {
  registered: { asc: 'a.created_at, a.id', desc: 'a.created_at DESC, a.id DESC' },
  name: { asc: 'a.username_key', desc: 'a.username_key DESC' },
  login: {
    asc: 'a.last_login_at NULLS FIRST, a.id',
    desc: 'a.last_login_at DESC NULLS LAST, a.id DESC',
  },
};

/** Matches are counted up to it: counting millions of rows would delay every page. */
const mostCounted = 100_000;

/** Accounts as operators look for them. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly pool: Pool) {}

  async page(
    { by, value }: MemberFilter,
    { status, registeredFrom, registeredTo, sort = 'registered', direction = 'desc', also = [] }: MemberList,
    limit: number,
    offset: number,
    maxCounted = mostCounted,
  ): Promise<{ rows: MemberRow[]; total: number; totalIsLeast: boolean }> {
    const withOthers = by !== 'all' && also.length > 0;
    const sought = withOthers ? `(${conditions[by]} OR a.id = ANY ($5::uuid[]))` : conditions[by];
    const matching = `account a WHERE ${sought} AND ${listed}`;
    const values = [
      ...[value, status ?? null, registeredFrom ?? null, registeredTo ?? null],
      ...(withOthers ? [also] : []),
    ];
    const order = orders[sort][direction];
    const [rows, [count]]: [MemberRow[], { total: number; estimate: number }[]] = await Promise.all([
      this.pool.query(
        `WITH found AS MATERIALIZED (SELECT a.id FROM ${matching} ORDER BY ${order}
           LIMIT $${values.length + 1} OFFSET $${values.length + 2})
         SELECT ${columns} FROM found JOIN account a USING (id) ORDER BY ${order}`,
        [...values, limit, offset],
      ),
      this.pool.query(
        `SELECT (SELECT count(*) FROM (SELECT FROM ${matching} LIMIT ${maxCounted + 1}) counted)::int AS total,
                (SELECT reltuples FROM pg_class WHERE oid = 'account'::regclass)::int AS estimate`,
        values,
      ),
    ]);
    const { total, estimate } = count!;
    if (total <= maxCounted) return { rows, total, totalIsLeast: false };
    // The statistics know how many rows the table has, not how many match.
    const isWholeTable = by === 'all' && !status && !registeredFrom && !registeredTo;
    return isWholeTable
      ? { rows, total: Math.max(total, estimate), totalIsLeast: false }
      : { rows, total: maxCounted, totalIsLeast: true };
  }

  async sheet(memberId: string, now: Date): Promise<MemberSheetRow | undefined> {
    const [row]: MemberSheetRow[] = await this.pool.query(
      `SELECT ${columns}, a.language, a.register_method, a.register_domain, a.affiliate_code, a.referral_code,
              (SELECT count(*)::int FROM session s
               WHERE s.subject_id = a.id AND s.ended_at IS NULL AND s.expires_at > $2 AND s.realm = 'member' AND s.replaced_by IS NULL) AS open_sessions,
              ARRAY(SELECT d.device_id FROM known_device d WHERE d.member_id = a.id ORDER BY d.last_seen_at DESC LIMIT 5) AS devices
       FROM account a WHERE a.id = $1`,
      [memberId, now],
    );
    return row;
  }

  async nameOf(memberId: string): Promise<string | undefined> {
    const [row]: { username: string }[] = await this.pool.query(
      'SELECT username FROM account WHERE id = $1',
      [memberId],
    );
    return row?.username;
  }
}
