import { Injectable } from '@nestjs/common';
import type { AccountType } from '#libs/auth';
import { Pool, queryPrepared, type Tx } from '#libs/database';

export interface AccountRow {
  id: string;
  username: string;
  type: AccountType;
  password_hash: string | null;
  password_initial: boolean;
  last_login_at: Date | null;
  password_expired_at: Date | null;
  language: string;
}

export interface NewAccount {
  id: string;
  username: string;
  type: AccountType;
  passwordHash: string | null;
  merchantCode: string;
  language: string;
  termsVersion?: string;
  affiliateCode?: string;
  referralCode?: string;
  registerUrl?: string;
  registerDomain?: string;
  profileSealed?: string;
  personIndex?: string;
  /** Hash of the browser that registered. */
  registerDevice?: string;
  registerMethod?: 'username' | 'mobile';
  /** The password is generated or temporary: the first login requires a change. */
  passwordInitial?: boolean;
}

const columns =
  'id, username, type, password_hash, password_initial, last_login_at, password_expired_at, language';

interface AccountForLogin {
  account: AccountRow | undefined;
  isKnownDevice: boolean;
}

/** Looks up a device for an unknown user name as well, so that both take as long. */
const forLogin = {
  name: 'account-for-login',
  text: `SELECT account.*, EXISTS (SELECT FROM known_device
           WHERE member_id = coalesce(account.id, '00000000-0000-0000-0000-000000000000')
             AND known_device.device_id = $2) AS is_known_device
         FROM (VALUES (1)) AS one LEFT JOIN (SELECT ${columns} FROM account WHERE username_key = $1) AS account ON true`,
};

const byUsername = {
  name: 'account-by-username',
  text: `SELECT ${columns} FROM account WHERE username_key = $1`,
};

@Injectable()
export class AccountRepository {
  constructor(private readonly pool: Pool) {}

  async findByUsername(username: string): Promise<AccountRow | undefined> {
    const rows = await queryPrepared<AccountRow>(this.pool, byUsername, [usernameKey(username)]);
    return rows[0];
  }

  /** The account, and whether this browser has logged in to it before. */
  async findForLogin(username: string, deviceId: string): Promise<AccountForLogin> {
    const [row] = await queryPrepared<AccountRow & { id: string | null; is_known_device: boolean }>(
      this.pool,
      forLogin,
      [usernameKey(username), deviceId],
    );
    const { is_known_device: isKnownDevice, ...account } = row!;
    return { account: account.id === null ? undefined : account, isKnownDevice };
  }

  findById(id: string): Promise<AccountRow | undefined> {
    return this.findByIdOn(this.pool, id);
  }

  async findByIdOn(on: Tx | Pool, id: string): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await on.query(`SELECT ${columns} FROM account WHERE id = $1`, [id]);
    return rows[0];
  }

  async profileOf(id: string): Promise<string | undefined> {
    const rows: { profile_sealed: string | null }[] = await this.pool.query(
      'SELECT profile_sealed FROM account WHERE id = $1',
      [id],
    );
    return rows[0]?.profile_sealed ?? undefined;
  }

  /** The account that has proven this number or address. */
  async findByProvenContact(
    kind: 'mobileNum' | 'email',
    blindIndex: string,
  ): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.pool.query(
      `SELECT ${columns} FROM account WHERE id = (SELECT member_id FROM account_contact
         WHERE kind = $1 AND blind_index = $2 AND proven_at IS NOT NULL ORDER BY proven_at LIMIT 1)`,
      [kind, blindIndex],
    );
    return rows[0];
  }

  async hasAccountOfDevice(device: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      'SELECT 1 FROM account WHERE register_device = $1 AND type <> 4 LIMIT 1',
      [device],
    );
    return rows.length > 0;
  }

  /** False if the user name is taken. */
  async insert(tx: Tx, account: NewAccount, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO account (id, username, username_key, type, password_hash, merchant_code, language, terms_version,
         terms_accepted_at, affiliate_code, referral_code, register_url, register_domain, profile_sealed, created_at,
         register_device, register_method, password_initial, person_index)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $8::text IS NULL THEN NULL ELSE $14::timestamptz END,
         $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       ON CONFLICT ON CONSTRAINT account_username_once DO NOTHING RETURNING id`,
      [
        account.id,
        account.username,
        usernameKey(account.username),
        account.type,
        account.passwordHash,
        account.merchantCode,
        account.language,
        account.termsVersion ?? null,
        account.affiliateCode ?? null,
        account.referralCode ?? null,
        account.registerUrl ?? null,
        account.registerDomain ?? null,
        account.profileSealed ?? null,
        now,
        account.registerDevice ?? null,
        account.registerMethod ?? null,
        account.passwordInitial ?? false,
        account.personIndex ?? null,
      ],
    );
    return rows.length === 1;
  }

  /** False if the hash is no longer `verified`: a concurrent change wins. */
  async setPassword(
    tx: Tx,
    memberId: string,
    hash: string,
    now: Date,
    verified?: string | null,
  ): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE account SET password_hash = $2, password_initial = false, password_changed_at = $3, password_expired_at = NULL
       WHERE id = $1 AND type <> 4 AND ($4::text IS NULL OR password_hash = $4) RETURNING id`,
      [memberId, hash, now, verified ?? null],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  /** Requires a change of password at the next login; false if there is no such member. */
  async expirePassword(memberId: string, now: Date): Promise<boolean> {
    const [rows] = (await this.pool.query(
      'UPDATE account SET password_expired_at = $2 WHERE id = $1 AND type <> 4 RETURNING id',
      [memberId, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  /** Only while the hash is still the verified one: a concurrent change of password wins. */
  async replaceHash(memberId: string, verified: string, fresh: string): Promise<boolean> {
    const [rows] = (await this.pool.query(
      'UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
      [memberId, verified, fresh],
    )) as [unknown[], number];
    return rows.length === 1;
  }
}

/** User names are unique without regard to case. */
function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
