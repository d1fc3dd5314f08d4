import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

export const indefinite = 'infinity';
export const lifted = '-infinity';

export interface PlayRestriction {
  memberId: string;
  cause: 'ACCOUNT' | 'EXCLUSION';
  until: string;
  occurredAt: string;
}

const lockKey = 'uuid_hash_extended($1, 7204421)';

@Injectable()
export class PlayRestrictionRepository {
  /** Restrictions and opening sessions exclude each other, so that a restriction ends every open session. */
  async lock(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(${lockKey})`, [memberId]);
  }

  async share(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock_shared(${lockKey})`, [memberId]);
  }

  /** False if a later decision is stored. */
  async put(tx: Tx, { memberId, cause, until, occurredAt }: PlayRestriction): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO play_restriction (member_id, cause, restricted_until, occurred_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id, cause) DO UPDATE SET restricted_until = excluded.restricted_until, occurred_at = excluded.occurred_at
         WHERE play_restriction.occurred_at <= excluded.occurred_at RETURNING member_id`,
      [memberId, cause, until, occurredAt],
    );
    return rows.length > 0;
  }

  async isRestricted(tx: Tx, memberId: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'SELECT 1 FROM play_restriction WHERE member_id = $1 AND restricted_until > $2 LIMIT 1',
      [memberId, now],
    );
    return rows.length > 0;
  }

  /** Unused tickets expire, so that they open no session after the restriction has ended. */
  async expireTickets(tx: Tx, memberId: string, now: Date): Promise<void> {
    await tx.query(
      'UPDATE launch SET expires_at = $2 WHERE member_id = $1 AND redeemed_at IS NULL AND expires_at > $2',
      [memberId, now],
    );
  }

  async endSessions(tx: Tx, memberId: string, now: Date): Promise<void> {
    await tx.query('UPDATE game_session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [
      memberId,
      now,
    ]);
  }

  /** Vendors that keep the member's money are asked to end the play there. */
  async askToKick(tx: Tx, memberId: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO vendor_kick (vassalage, member_id, asked_at, next_attempt_at)
       SELECT p.vassalage, p.member_id, $2, $2 FROM player p JOIN vendor v USING (vassalage)
       WHERE p.member_id = $1 AND v.wallet = 'TRANSFER'
       ON CONFLICT ON CONSTRAINT vendor_kick_once DO UPDATE SET asked_at = excluded.asked_at, next_attempt_at = excluded.next_attempt_at`,
      [memberId, now],
    );
  }
}
