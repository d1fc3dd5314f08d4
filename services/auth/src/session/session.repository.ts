import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountType } from '#libs/auth';

export interface SessionRow {
  id: string;
  family_id: string;
  realm: 'member' | 'operator';
  subject_id: string;
  account_type: AccountType | null;
  roles: string[];
  last_seen_at: Date;
  expires_at: Date;
  replaced_by: string | null;
  ended_at: Date | null;
}

export type NewSession = Pick<
  SessionRow,
  'id' | 'family_id' | 'realm' | 'subject_id' | 'account_type' | 'roles' | 'expires_at'
>;

const columns =
  'id, family_id, realm, subject_id, account_type, roles, last_seen_at, expires_at, replaced_by, ended_at';

@Injectable()
export class SessionRepository {
  constructor(private readonly source: DataSource) {}

  async insert(tx: EntityManager, session: NewSession, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO session (id, family_id, realm, subject_id, account_type, roles, expires_at, created_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        session.id,
        session.family_id,
        session.realm,
        session.subject_id,
        session.account_type,
        session.roles,
        session.expires_at,
        now,
      ],
    );
  }

  async find(id: string): Promise<SessionRow | undefined> {
    const rows: SessionRow[] = await this.source.query(`SELECT ${columns} FROM session WHERE id = $1`, [id]);
    return rows[0];
  }

  /** Held until the transaction ends, so that of two renewals one comes after the other. */
  async lock(tx: EntityManager, id: string): Promise<SessionRow | undefined> {
    const rows: SessionRow[] = await tx.query(`SELECT ${columns} FROM session WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return rows[0];
  }

  async replace(tx: EntityManager, id: string, successor: string, lastMoment: Date): Promise<void> {
    await tx.query('UPDATE session SET replaced_by = $2, expires_at = least(expires_at, $3) WHERE id = $1', [
      id,
      successor,
      lastMoment,
    ]);
  }

  async markSeen(id: string, now: Date): Promise<void> {
    await this.source.query('UPDATE session SET last_seen_at = greatest(last_seen_at, $2) WHERE id = $1', [
      id,
      now,
    ]);
  }

  /** The session and all that it was renewed into or from. */
  endFamily(sessionId: string, now: Date): Promise<string[]> {
    return this.end('family_id = (SELECT family_id FROM session WHERE id = $2)', sessionId, now);
  }

  endAllOf(subjectId: string, now: Date): Promise<string[]> {
    return this.end('subject_id = $2', subjectId, now);
  }

  /** Ended, but perhaps still in the cache: the process died before it could tell. */
  async unannounced(before: Date): Promise<string[]> {
    const rows: { id: string }[] = await this.source.query(
      'SELECT id FROM session WHERE ended_at <= $1 AND announced_at IS NULL LIMIT 500',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  async markAnnounced(ids: readonly string[], now: Date): Promise<void> {
    await this.source.query('UPDATE session SET announced_at = $2 WHERE id = ANY ($1)', [ids, now]);
  }

  private async end(which: string, value: string, now: Date): Promise<string[]> {
    const [rows] = (await this.source.query(
      `UPDATE session SET ended_at = $1 WHERE ${which} AND ended_at IS NULL AND expires_at > $1 RETURNING id`,
      [now, value],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }
}
