import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { otherTries, ownTries, type Purpose } from './verification.rules.js';

export interface NewCode {
  id: string;
  purpose: Purpose;
  targetIndex: string;
  network: string;
  browser: string;
  hash: string;
  expiresAt: Date;
}

export interface ReservedCode {
  id: string;
  hash: string;
}

@Injectable()
export class VerificationRepository {
  constructor(private readonly pool: Pool) {}

  /** Only the newest code of a network is valid: one that a stranger asked for replaces none of the owner's. */
  async insert(tx: Tx, code: NewCode, now: Date): Promise<void> {
    await tx.query(
      `UPDATE verification_code SET used_at = $4
       WHERE purpose = $1 AND target_index = $2 AND network = $3 AND used_at IS NULL`,
      [code.purpose, code.targetIndex, code.network, now],
    );
    await tx.query(
      `INSERT INTO verification_code (id, purpose, target_index, network, browser, hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [code.id, code.purpose, code.targetIndex, code.network, code.browser, code.hash, now, code.expiresAt],
    );
  }

  /** Reserves a try before the comparison. Undefined if there is no code or no try left. */
  async reserveTry(
    purpose: Purpose,
    targetIndex: string,
    network: string,
    now: Date,
  ): Promise<ReservedCode | undefined> {
    const [rows] = (await this.pool.query(
      `UPDATE verification_code SET
         own_tries = own_tries + (network = $3)::int,
         other_tries = other_tries + (network <> $3)::int
       WHERE id = (SELECT id FROM verification_code WHERE purpose = $1 AND target_index = $2
                   ORDER BY network = $3 DESC, created_at DESC, id DESC LIMIT 1)
         AND used_at IS NULL AND expires_at > $4
         AND CASE WHEN network = $3 THEN own_tries < $5 ELSE other_tries < $6 END
       RETURNING id, hash`,
      [purpose, targetIndex, network, now, ownTries, otherTries],
    )) as [ReservedCode[], number];
    return rows[0];
  }

  /** True for one of several concurrent uses, and only for the browser that asked for the code. */
  async use(id: string, browser: string, now: Date): Promise<boolean> {
    const [rows] = (await this.pool.query(
      'UPDATE verification_code SET used_at = $3 WHERE id = $1 AND browser = $2 AND used_at IS NULL RETURNING id',
      [id, browser, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async hasExpired(purpose: Purpose, targetIndex: string, now: Date): Promise<boolean> {
    const rows: { over: boolean }[] = await this.pool.query(
      `SELECT used_at IS NULL AND (expires_at <= $3 OR own_tries >= $4) AS over FROM verification_code
       WHERE purpose = $1 AND target_index = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
      [purpose, targetIndex, now, ownTries],
    );
    return rows[0]?.over === true;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM verification_code WHERE created_at < $1', [moment]);
  }
}
