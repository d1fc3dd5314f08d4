import { Injectable } from '@nestjs/common';
import { Pool, queryPrepared, type Tx } from '#libs/database';
import type { AccountType } from '#libs/auth';

export interface SessionRow {
  id: string;
  family_id: string;
  realm: 'member' | 'operator';
  subject_id: string;
  account_type: AccountType | null;
  roles: string[];
  /** When an operator's account was opened; null in sessions of members and before it was kept. */
  subject_since: Date | null;
  last_seen_at: Date;
  expires_at: Date;
  replaced_by: string | null;
  ended_at: Date | null;
  method: string | null;
  agent: string | null;
  ip_sealed: string | null;
  remember_family: string | null;
  password_due: boolean;
}

export type NewSession = Omit<SessionRow, 'last_seen_at' | 'replaced_by' | 'ended_at'>;

export interface OpenSessionRow extends Pick<
  SessionRow,
  'family_id' | 'method' | 'agent' | 'ip_sealed' | 'last_seen_at'
> {
  opened_at: Date;
}

const columns =
  'id, family_id, realm, subject_id, account_type, roles, subject_since, last_seen_at, expires_at, replaced_by, ended_at, method, agent, ip_sealed, remember_family, password_due';

const byId = { name: 'session-by-id', text: `SELECT ${columns} FROM session WHERE id = $1` };

@Injectable()
export class SessionRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, session: NewSession, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO session (id, family_id, realm, subject_id, account_type, roles, expires_at, created_at, last_seen_at,
         method, agent, ip_sealed, remember_family, password_due, subject_since)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14)`,
      [
        session.id,
        session.family_id,
        session.realm,
        session.subject_id,
        session.account_type,
        session.roles,
        session.expires_at,
        now,
        session.method,
        session.agent,
        session.ip_sealed,
        session.remember_family,
        session.password_due,
        session.subject_since,
      ],
    );
  }

  async find(id: string): Promise<SessionRow | undefined> {
    const rows = await queryPrepared<SessionRow>(this.pool, byId, [id]);
    return rows[0];
  }

  /** Serialises concurrent renewals. */
  async lock(tx: Tx, id: string): Promise<SessionRow | undefined> {
    const rows: SessionRow[] = await tx.query(`SELECT ${columns} FROM session WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return rows[0];
  }

  async replace(tx: Tx, id: string, successor: string, endsAt: Date): Promise<void> {
    await tx.query('UPDATE session SET replaced_by = $2, expires_at = least(expires_at, $3) WHERE id = $1', [
      id,
      successor,
      endsAt,
    ]);
  }

  async markSeen(id: string, now: Date): Promise<void> {
    await this.pool.query('UPDATE session SET last_seen_at = greatest(last_seen_at, $2) WHERE id = $1', [
      id,
      now,
    ]);
  }

  /** The session, its predecessors and successors. */
  endFamily(sessionId: string, now: Date): Promise<string[]> {
    return this.end('family_id = (SELECT family_id FROM session WHERE id = $2)', sessionId, now);
  }

  endAllOf(subjectId: string, now: Date, butFamily?: string): Promise<string[]> {
    return butFamily === undefined
      ? this.end("realm = 'member' AND subject_id = $2", subjectId, now)
      : this.end("realm = 'member' AND subject_id = $2 AND family_id <> $3", subjectId, now, butFamily);
  }

  endAllOfOperator(operatorId: string, now: Date): Promise<string[]> {
    return this.end("realm = 'operator' AND subject_id = $2", operatorId, now);
  }

  endFamilies(familyIds: readonly string[], now: Date): Promise<string[]> {
    return this.end('family_id = ANY ($2)', familyIds, now);
  }

  endRemembered(rememberFamily: string, now: Date): Promise<string[]> {
    return this.end('remember_family = $2', rememberFamily, now);
  }

  /** One row per family of renewed sessions. */
  async openOf(
    subjectId: string,
    seenSince: Date,
    now: Date,
    realm: SessionRow['realm'] = 'member',
  ): Promise<OpenSessionRow[]> {
    return this.pool.query(
      `SELECT family_id, method, agent, ip_sealed, last_seen_at,
              (SELECT min(created_at) FROM session AS first WHERE first.family_id = session.family_id) AS opened_at
       FROM session WHERE subject_id = $1 AND realm = $4 AND ended_at IS NULL AND replaced_by IS NULL
         AND expires_at > $3 AND last_seen_at > $2
       ORDER BY last_seen_at DESC LIMIT 100`,
      [subjectId, seenSince, now, realm],
    );
  }

  /** Returns the sessions that waited for the change of password. */
  async clearPasswordDue(memberId: string): Promise<string[]> {
    const [rows] = (await this.pool.query(
      'UPDATE session SET password_due = false WHERE subject_id = $1 AND password_due RETURNING id',
      [memberId],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  async familyOf(memberId: string, familyId: string): Promise<SessionRow | undefined> {
    const rows: SessionRow[] = await this.pool.query(
      `SELECT ${columns} FROM session WHERE family_id = $2 AND subject_id = $1 AND ended_at IS NULL LIMIT 1`,
      [memberId, familyId],
    );
    return rows[0];
  }

  /** Ended but possibly still cached, because the process died before the announcement. */
  async unannounced(before: Date): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      'SELECT id FROM session WHERE ended_at <= $1 AND announced_at IS NULL LIMIT 500',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  /** A limit of session time looks back over a month. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE expires_at < $1 AND created_at < $1', [moment]);
  }

  async markAnnounced(ids: readonly string[], now: Date): Promise<void> {
    await this.pool.query('UPDATE session SET announced_at = $2 WHERE id = ANY ($1)', [ids, now]);
  }

  private async end(
    which: string,
    value: string | readonly string[],
    now: Date,
    ...more: string[]
  ): Promise<string[]> {
    const [rows] = (await this.pool.query(
      `UPDATE session SET ended_at = $1 WHERE ${which} AND ended_at IS NULL AND expires_at > $1 RETURNING id`,
      [now, value, ...more],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }
}
