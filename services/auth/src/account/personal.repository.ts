import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface PersonalRow {
  profile_sealed: string | null;
  has_fund_password: boolean;
  has_second_factor: boolean;
}

interface LockedProfile {
  profile_sealed: string | null;
  person_index: string | null;
}

export interface ContactRow {
  kind: string;
  sealed: string;
  proven: boolean;
}

@Injectable()
export class PersonalRepository {
  constructor(private readonly pool: Pool) {}

  async find(memberId: string): Promise<PersonalRow | undefined> {
    const rows: PersonalRow[] = await this.pool.query(
      `SELECT profile_sealed, EXISTS (SELECT FROM fund_password WHERE member_id = account.id) AS has_fund_password,
         EXISTS (SELECT FROM authenticator WHERE subject_id = account.id AND confirmed_at IS NOT NULL)
           OR EXISTS (SELECT FROM passkey WHERE member_id = account.id) AS has_second_factor
       FROM account WHERE id = $1`,
      [memberId],
    );
    return rows[0];
  }

  async lockProfile(tx: Tx, memberId: string): Promise<LockedProfile | undefined> {
    const rows: LockedProfile[] = await tx.query(
      'SELECT profile_sealed, person_index FROM account WHERE id = $1 FOR UPDATE',
      [memberId],
    );
    return rows[0];
  }

  async keepProfile(tx: Tx, memberId: string, sealed: string, personIndex: string | null): Promise<void> {
    await tx.query('UPDATE account SET profile_sealed = $2, person_index = $3 WHERE id = $1', [
      memberId,
      sealed,
      personIndex,
    ]);
  }

  async contactsOf(memberId: string): Promise<ContactRow[]> {
    return this.pool.query(
      'SELECT kind, sealed, proven_at IS NOT NULL AS proven FROM account_contact WHERE member_id = $1 ORDER BY kind',
      [memberId],
    );
  }
}
