import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Contribution, ContributionChange, ContributionOrder } from './contribution.rules.js';

const shown = 50;

@Injectable()
export class ContributionRepository {
  constructor(private readonly pool: Pool) {}

  all(): Promise<Contribution[]> {
    return this.pool.query<Contribution[]>(
      `SELECT scope, key, ppm, version FROM contribution
        ORDER BY array_position('{DEFAULT,TYPE,GAME}', scope), ppm DESC, key`,
    );
  }

  /** The newest first. */
  changes(): Promise<ContributionChange[]> {
    return this.pool.query<ContributionChange[]>(
      `SELECT scope, key, before, after, reason, changed_by AS "changedBy", changed_at AS "changedAt"
         FROM contribution_change ORDER BY id DESC LIMIT $1`,
      [shown],
    );
  }

  /** Locked; a second writer waits. */
  async find(tx: Tx, scope: string, key: string): Promise<Contribution | undefined> {
    const rows: Contribution[] = await tx.query(
      'SELECT scope, key, ppm, version FROM contribution WHERE scope = $1 AND key = $2 FOR UPDATE',
      [scope, key],
    );
    return rows[0];
  }

  /** False where another writer was first. Its version is above all that the share had before it was removed. */
  async add(tx: Tx, { scope, key, ppm }: ContributionOrder): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO contribution (scope, key, ppm, version)
       SELECT $1, $2, $3, coalesce(max(id), 0) + 1 FROM contribution_change WHERE scope = $1 AND key = $2
       ON CONFLICT DO NOTHING RETURNING 1`,
      [scope, key, ppm],
    );
    return rows.length > 0;
  }

  async change(tx: Tx, { scope, key, ppm }: ContributionOrder): Promise<void> {
    if (ppm === null) await tx.query('DELETE FROM contribution WHERE scope = $1 AND key = $2', [scope, key]);
    else
      await tx.query(
        `UPDATE contribution SET ppm = $3, version = version + 1, changed_at = clock_timestamp() WHERE scope = $1 AND key = $2`,
        [scope, key, ppm],
      );
  }

  async note(tx: Tx, before: number | null, { scope, key, ppm, reason, operatorId }: ContributionOrder) {
    await tx.query(
      `INSERT INTO contribution_change (scope, key, before, after, reason, changed_by) VALUES ($1, $2, $3, $4, $5, $6)`,
      [scope, key, before, ppm, reason, operatorId],
    );
  }
}
