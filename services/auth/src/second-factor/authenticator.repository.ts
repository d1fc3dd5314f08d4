import { Injectable } from '@nestjs/common';
import { Pool, queryPrepared, type Tx } from '#libs/database';

export interface AuthenticatorRow {
  secret_sealed: string;
  confirmed_at: Date | null;
}

const kinds = {
  name: 'second-factor-kinds',
  text: `SELECT EXISTS (SELECT FROM authenticator WHERE subject_id = $1 AND confirmed_at IS NOT NULL) AS authenticator,
                EXISTS (SELECT FROM passkey WHERE member_id = $1) AS passkey`,
};

@Injectable()
export class AuthenticatorRepository {
  constructor(private readonly pool: Pool) {}

  async find(subjectId: string): Promise<AuthenticatorRow | undefined> {
    const rows: AuthenticatorRow[] = await this.pool.query(
      'SELECT secret_sealed, confirmed_at FROM authenticator WHERE subject_id = $1',
      [subjectId],
    );
    return rows[0];
  }

  /** The member's second factors; queried at every login. */
  async kindsOf(memberId: string): Promise<{ authenticator: boolean; passkey: boolean }> {
    const [row] = await queryPrepared<{ authenticator: boolean; passkey: boolean }>(this.pool, kinds, [
      memberId,
    ]);
    return row!;
  }

  /** Replaces an unconfirmed one; false if there is a confirmed one. */
  async begin(subjectId: string, secretSealed: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `INSERT INTO authenticator (subject_id, secret_sealed, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (subject_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, created_at = excluded.created_at,
         last_step = 0 WHERE authenticator.confirmed_at IS NULL RETURNING subject_id`,
      [subjectId, secretSealed, now],
    );
    return rows.length === 1;
  }

  /** Uses up the step of a right code: each is accepted once, and no earlier one afterwards. */
  async takeStep(subjectId: string, step: number): Promise<boolean> {
    const [rows] = (await this.pool.query(
      'UPDATE authenticator SET last_step = $2 WHERE subject_id = $1 AND last_step < $2 RETURNING subject_id',
      [subjectId, step],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async confirm(tx: Tx, subjectId: string, now: Date): Promise<boolean> {
    const [rows] = (await tx.query(
      'UPDATE authenticator SET confirmed_at = $2 WHERE subject_id = $1 AND confirmed_at IS NULL RETURNING subject_id',
      [subjectId, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async enrol(subjectId: string, secretSealed: string, now: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO authenticator (subject_id, secret_sealed, created_at, confirmed_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (subject_id) DO NOTHING`,
      [subjectId, secretSealed, now],
    );
  }

  async remove(tx: Tx, subjectId: string): Promise<void> {
    await tx.query('DELETE FROM authenticator WHERE subject_id = $1', [subjectId]);
  }
}
