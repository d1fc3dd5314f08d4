import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { IdentityLevel } from './identity.rules.js';

@Injectable()
export class IdentityRepository {
  /** An older event has no effect. */
  async save(
    tx: Tx,
    identity: { memberId: string; level: number; validUntil: string | null; at: string },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO member_identity (member_id, level, valid_until, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id) DO UPDATE
         SET level = excluded.level, valid_until = excluded.valid_until, changed_at = excluded.changed_at
       WHERE member_identity.changed_at <= excluded.changed_at`,
      [identity.memberId, identity.level, identity.validUntil, identity.at],
    );
  }

  /** The level that holds on the day; a document that ran out counts as none before its event arrives. */
  async levelOf(on: Tx | Pool, memberId: string, today: string): Promise<IdentityLevel> {
    const rows: { level: IdentityLevel }[] = await on.query(
      'SELECT level FROM member_identity WHERE member_id = $1 AND valid_until >= $2',
      [memberId, today],
    );
    return rows[0]?.level ?? 0;
  }

  async hasWithdrawn(on: Tx | Pool, memberId: string): Promise<boolean> {
    const rows: unknown[] = await on.query(
      'SELECT 1 FROM withdrawal_order WHERE member_id = $1 AND paid > returned LIMIT 1',
      [memberId],
    );
    return rows.length > 0;
  }
}
