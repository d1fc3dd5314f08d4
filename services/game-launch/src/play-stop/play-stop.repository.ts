import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const forEver = 'infinity';
export const notAtAll = '-infinity';

export interface PlayStop {
  memberId: string;
  cause: 'ACCOUNT' | 'EXCLUSION';
  until: string;
  toldAt: string;
}

const lockKey = 'uuid_hash_extended($1, 7204421)';

@Injectable()
export class PlayStopRepository {
  /** A stop waits for the game session that is being opened, so that it ends that one too; and a session for the stop. */
  async lock(tx: EntityManager, memberId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(${lockKey})`, [memberId]);
  }

  async share(tx: EntityManager, memberId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock_shared(${lockKey})`, [memberId]);
  }

  /** False where something later has been told already. */
  async put(tx: EntityManager, { memberId, cause, until, toldAt }: PlayStop): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO play_stop (member_id, cause, stopped_until, told_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id, cause) DO UPDATE SET stopped_until = excluded.stopped_until, told_at = excluded.told_at
         WHERE play_stop.told_at <= excluded.told_at RETURNING member_id`,
      [memberId, cause, until, toldAt],
    );
    return rows.length > 0;
  }

  async isStopped(tx: EntityManager, memberId: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'SELECT 1 FROM play_stop WHERE member_id = $1 AND stopped_until > $2 LIMIT 1',
      [memberId, now],
    );
    return rows.length > 0;
  }

  /** A ticket that opens nothing now is not to open anything once the stop is over. */
  async spoilTickets(tx: EntityManager, memberId: string, now: Date): Promise<void> {
    await tx.query(
      'UPDATE launch SET expires_at = $2 WHERE member_id = $1 AND redeemed_at IS NULL AND expires_at > $2',
      [memberId, now],
    );
  }

  async endSessions(tx: EntityManager, memberId: string, now: Date): Promise<void> {
    await tx.query('UPDATE game_session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [
      memberId,
      now,
    ]);
  }
}
