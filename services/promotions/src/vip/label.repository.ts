import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface Label {
  code: string;
  labelName: { vi: string; en: string };
}

export interface LabelChange {
  version: number;
  labels: Label[];
  reason: string;
  changedBy: string;
  at: Date;
}

@Injectable()
export class LabelRepository {
  constructor(private readonly pool: Pool) {}

  async labels(memberId: string): Promise<Label[]> {
    const rows: { code: string; name: Label['labelName'] }[] = await this.pool.query(
      'SELECT code, name FROM member_label WHERE member_id = $1 ORDER BY code',
      [memberId],
    );
    return rows.map(({ code, name }) => ({ code, labelName: name }));
  }

  async changes(memberId: string, limit: number): Promise<LabelChange[]> {
    const rows: {
      version: number;
      labels: Label[];
      reason: string;
      changed_by: string;
      changed_at: Date;
    }[] = await this.pool.query(
      `SELECT version, labels, reason, changed_by, changed_at FROM member_label_change WHERE member_id = $1
       ORDER BY version DESC LIMIT $2`,
      [memberId, limit],
    );
    return rows.map(({ version, labels, reason, changed_by: changedBy, changed_at: at }) => ({
      ...{ version, labels, reason, changedBy, at },
    }));
  }

  /** False if there has been a change since that version; of two at the same time the second waits for the first. */
  async recordChange(tx: Tx, memberId: string, change: LabelChange): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO member_label_change (member_id, version, labels, reason, changed_by, changed_at)
       SELECT $1, $2, $3, $4, $5, $6
        WHERE $2 = 1 + (SELECT COALESCE(max(version), 0) FROM member_label_change WHERE member_id = $1)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [memberId, change.version, JSON.stringify(change.labels), change.reason, change.changedBy, change.at],
    );
    return rows.length > 0;
  }

  async replace(tx: Tx, memberId: string, { labels, changedBy, at }: LabelChange): Promise<void> {
    await tx.query('DELETE FROM member_label WHERE member_id = $1', [memberId]);
    for (const { code, labelName } of labels)
      await tx.query(
        'INSERT INTO member_label (member_id, code, name, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5)',
        [memberId, code, JSON.stringify(labelName), changedBy, at],
      );
  }
}
