import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountType } from '#libs/auth';

export interface AccountRow {
  id: string;
  username: string;
  type: AccountType;
  password_hash: string | null;
  password_initial: boolean;
  last_login_at: Date | null;
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
}

export interface SealedContact {
  kind: string;
  sealed: string;
  blindIndex: string;
}

@Injectable()
export class AccountRepository {
  constructor(private readonly source: DataSource) {}

  async findByUsername(username: string): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.source.query(
      `SELECT id, username, type, password_hash, password_initial, last_login_at FROM account WHERE username_key = $1`,
      [usernameKey(username)],
    );
    return rows[0];
  }

  /** False where the user name is taken: of two at the same moment one gets it. */
  async insert(tx: EntityManager, account: NewAccount, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO account (id, username, username_key, type, password_hash, merchant_code, language, terms_version,
         terms_accepted_at, affiliate_code, referral_code, register_url, register_domain, profile_sealed, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $8::text IS NULL THEN NULL ELSE $14::timestamptz END,
         $9, $10, $11, $12, $13, $14)
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
      ],
    );
    return rows.length === 1;
  }

  async insertContact(tx: EntityManager, memberId: string, contact: SealedContact): Promise<void> {
    await tx.query(
      'INSERT INTO account_contact (member_id, kind, sealed, blind_index) VALUES ($1, $2, $3, $4)',
      [memberId, contact.kind, contact.sealed, contact.blindIndex],
    );
  }

  async markLogin(tx: EntityManager, memberId: string, now: Date): Promise<void> {
    await tx.query('UPDATE account SET last_login_at = $2 WHERE id = $1', [memberId, now]);
  }

  /** Only where the hash is still the one that was verified: a change of password meanwhile wins. */
  async replaceHash(memberId: string, verified: string, fresh: string): Promise<void> {
    await this.source.query('UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
      memberId,
      verified,
      fresh,
    ]);
  }
}

/** User names differ by more than their case. */
function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
