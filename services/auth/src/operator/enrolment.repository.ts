import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export type OperatorAction =
  'INVITED' | 'ENROLLED' | 'REINVITED' | 'DISABLED' | 'ENABLED' | 'ROLES' | 'SESSIONS_ENDED';

export interface OperatorChange {
  id: string;
  operatorId: string;
  action: OperatorAction;
  reason: string;
  changedBy: string | null;
}

export interface OperatorChangeRow {
  action: OperatorAction;
  reason: string;
  changed_by: string | null;
  changed_at: Date;
}

/** Enrolment links and the history of operators. */
@Injectable()
export class EnrolmentRepository {
  constructor(private readonly pool: Pool) {}

  /** The only link of the operator that works from now on. */
  async replace(
    tx: Tx,
    link: { tokenHash: string; operatorId: string; expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await tx.query('UPDATE operator_enrolment SET used_at = $2 WHERE operator_id = $1 AND used_at IS NULL', [
      link.operatorId,
      now,
    ]);
    await tx.query(
      'INSERT INTO operator_enrolment (token_hash, operator_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [link.tokenHash, link.operatorId, now, link.expiresAt],
    );
  }

  async operatorOf(tokenHash: string, now: Date): Promise<string | undefined> {
    const rows: { operator_id: string }[] = await this.pool.query(
      'SELECT operator_id FROM operator_enrolment WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2',
      [tokenHash, now],
    );
    return rows[0]?.operator_id;
  }

  /** False if it has been used. */
  async use(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE operator_enrolment SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
       RETURNING operator_id`,
      [tokenHash, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async record(tx: Tx, change: OperatorChange, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO operator_change (id, operator_id, action, reason, changed_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [change.id, change.operatorId, change.action, change.reason, change.changedBy, now],
    );
  }

  changesOf(operatorId: string): Promise<OperatorChangeRow[]> {
    return this.pool.query(
      `SELECT action, reason, by.username AS changed_by, changed_at FROM operator_change
       LEFT JOIN operator AS by ON by.id = changed_by
       WHERE operator_id = $1 ORDER BY changed_at DESC LIMIT 50`,
      [operatorId],
    );
  }
}
