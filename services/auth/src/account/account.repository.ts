import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountType } from '#libs/auth';
import { queryPrepared } from '#libs/database';
import { MicroBatcher } from '#libs/platform';

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
  /** The browser it was opened with, hashed. */
  registerDevice?: string;
  registerMethod?: 'username' | 'mobile';
  /** Somebody else gave the password, or there is none yet: the first login sets one. */
  passwordInitial?: boolean;
}

const columns =
  'id, username, type, password_hash, password_initial, last_login_at, password_expired_at, language';

interface AskedForLogin {
  usernameKey: string;
  deviceId: string;
}

interface FoundForLogin {
  account: AccountRow | undefined;
  isKnownDevice: boolean;
}

/** Asks after the browser of one who is not there as well, so that it takes as long; each by the index, however many there are. */
const forLogin = {
  name: 'accounts-for-login',
  text: `SELECT n::int, account.*, EXISTS (SELECT FROM known_device
           WHERE member_id = coalesce(account.id, '00000000-0000-0000-0000-000000000000')
             AND known_device.device_id = asked.device_id) AS is_known_device
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (username_key, device_id, n)
         LEFT JOIN LATERAL (SELECT ${columns} FROM account WHERE username_key = asked.username_key LIMIT 1) AS account ON true`,
};

const byUsername = {
  name: 'account-by-username',
  text: `SELECT ${columns} FROM account WHERE username_key = $1`,
};

@Injectable()
export class AccountRepository {
  private readonly lookUps = new MicroBatcher((asked: AskedForLogin[]) => this.findAllForLogin(asked), {
    concurrency: 4,
    maxSize: 32,
  });

  constructor(private readonly source: DataSource) {}

  async findByUsername(username: string): Promise<AccountRow | undefined> {
    const rows = await queryPrepared<AccountRow>(this.source, byUsername, [usernameKey(username)]);
    return rows[0];
  }

  /** With whether this browser has been in the account before; those who log in at a time share an exchange. */
  findForLogin(username: string, deviceId: string): Promise<FoundForLogin> {
    return this.lookUps.run({ usernameKey: usernameKey(username), deviceId });
  }

  private async findAllForLogin(asked: AskedForLogin[]): Promise<FoundForLogin[]> {
    const rows = await queryPrepared<AccountRow & { n: number; id: string | null; is_known_device: boolean }>(
      this.source,
      forLogin,
      [asked.map((one) => one.usernameKey), asked.map(({ deviceId }) => deviceId)],
    );
    const found: FoundForLogin[] = [];
    for (const { n, is_known_device: isKnownDevice, ...account } of rows)
      found[n - 1] = { account: account.id === null ? undefined : account, isKnownDevice };
    return found;
  }

  async findById(
    id: string,
    tx: Pick<EntityManager, 'query'> = this.source,
  ): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await tx.query(`SELECT ${columns} FROM account WHERE id = $1`, [id]);
    return rows[0];
  }

  async profileOf(id: string): Promise<string | undefined> {
    const rows: { profile_sealed: string | null }[] = await this.source.query(
      'SELECT profile_sealed FROM account WHERE id = $1',
      [id],
    );
    return rows[0]?.profile_sealed ?? undefined;
  }

  /** Whoever has proven this number or address; the blind index names it. */
  async findByProvenContact(
    kind: 'mobileNum' | 'email',
    blindIndex: string,
  ): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.source.query(
      `SELECT ${columns} FROM account WHERE id = (SELECT member_id FROM account_contact
         WHERE kind = $1 AND blind_index = $2 AND proven_at IS NOT NULL ORDER BY proven_at LIMIT 1)`,
      [kind, blindIndex],
    );
    return rows[0];
  }

  async hasAccountOfDevice(device: string): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      'SELECT 1 FROM account WHERE register_device = $1 AND type <> 4 LIMIT 1',
      [device],
    );
    return rows.length > 0;
  }

  /** False where the user name is taken: of two at the same moment one gets it. */
  async insert(tx: EntityManager, account: NewAccount, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO account (id, username, username_key, type, password_hash, merchant_code, language, terms_version,
         terms_accepted_at, affiliate_code, referral_code, register_url, register_domain, profile_sealed, created_at,
         register_device, register_method, password_initial)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $8::text IS NULL THEN NULL ELSE $14::timestamptz END,
         $9, $10, $11, $12, $13, $14, $15, $16, $17)
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
      ],
    );
    return rows.length === 1;
  }

  /** False where the password was changed meanwhile (`verified`), by a change that was allowed as this one is. */
  async setPassword(
    tx: EntityManager,
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

  /** From now on the password is one to be changed; false where there is no such member. */
  async expirePassword(memberId: string, now: Date): Promise<boolean> {
    const [rows] = (await this.source.query(
      'UPDATE account SET password_expired_at = $2 WHERE id = $1 AND type <> 4 RETURNING id',
      [memberId, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  /** Only where the hash is still the one that was verified: a change of password meanwhile wins. */
  async replaceHash(memberId: string, verified: string, fresh: string): Promise<boolean> {
    const [rows] = (await this.source.query(
      'UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING id',
      [memberId, verified, fresh],
    )) as [unknown[], number];
    return rows.length === 1;
  }
}

/** User names differ by more than their case. */
function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
