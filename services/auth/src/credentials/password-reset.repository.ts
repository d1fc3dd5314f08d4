import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

@Injectable()
export class PasswordResetRepository {
  constructor(private readonly pool: Pool) {}

  /** Only the newest link of a member is valid. */
  async insert(
    tx: Tx,
    tokenHash: string,
    memberId: string | null,
    now: Date,
    expiresAt: Date,
  ): Promise<void> {
    await tx.query('UPDATE password_reset SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [
      memberId,
      now,
    ]);
    await tx.query(
      'INSERT INTO password_reset (token_hash, member_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [tokenHash, memberId, now, expiresAt],
    );
  }

  /** The member of a valid link. */
  async memberOf(tokenHash: string, now: Date): Promise<string | undefined> {
    const rows: { member_id: string | null }[] = await this.pool.query(
      'SELECT member_id FROM password_reset WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2',
      [tokenHash, now],
    );
    return rows[0]?.member_id ?? undefined;
  }

  /** True for one of several concurrent uses. */
  async use(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE password_reset SET used_at = $2
       WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING token_hash`,
      [tokenHash, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM password_reset WHERE created_at < $1', [moment]);
  }
}
