import type { Transactions } from '#libs/database';

export interface ProjectionRun {
  id: string;
  projection: string;
  status: 'RUNNING' | 'DONE' | 'FAILED';
  operatorId: string;
  reason: string;
  startedAt: Date;
  endedAt: Date | null;
  events: string;
  error: string | null;
}

const columns = `id, projection, status, operator_id AS "operatorId", reason, started_at AS "startedAt",
  ended_at AS "endedAt", events, error`;

export class ProjectionRunRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Undefined if a rebuild of the projection runs. One whose process has not been seen for a minute has ended. */
  start(projection: string, operatorId: string, reason: string): Promise<ProjectionRun | undefined> {
    return this.transactions.run(async (tx) => {
      await tx.query(
        `UPDATE projection_rebuild SET status = 'FAILED', ended_at = now(), error = 'the process ended'
          WHERE projection = $1 AND status = 'RUNNING' AND seen_at < now() - interval '1 minute'`,
        [projection],
      );
      const [run]: ProjectionRun[] = await tx.query(
        `INSERT INTO projection_rebuild (projection, operator_id, reason) VALUES ($1, $2, $3)
         ON CONFLICT (projection) WHERE status = 'RUNNING' DO NOTHING RETURNING ${columns}`,
        [projection, operatorId, reason],
      );
      return run;
    });
  }

  async seen(id: string, events: number): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query(
        `UPDATE projection_rebuild SET seen_at = now(), events = $2 WHERE id = $1 AND status = 'RUNNING'`,
        [id, events],
      ),
    );
  }

  async end(id: string, events: number, error: string | null): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query(
        `UPDATE projection_rebuild SET status = $3, ended_at = now(), events = $2, error = $4
          WHERE id = $1 AND status = 'RUNNING'`,
        [id, events, error === null ? 'DONE' : 'FAILED', error],
      ),
    );
  }

  /** The newest run of each projection, or the newest runs of one. */
  newest(projections: readonly string[], each: number): Promise<ProjectionRun[]> {
    return this.transactions.run((tx) =>
      tx.query(
        `SELECT r.* FROM unnest($1::text[]) p(name) CROSS JOIN LATERAL (
           SELECT ${columns} FROM projection_rebuild WHERE projection = p.name ORDER BY id DESC LIMIT $2) r
          ORDER BY r.projection, r.id DESC`,
        [projections, each],
      ),
    );
  }
}
