import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

@Injectable()
export class RetentionRepository {
  constructor(private readonly pool: Pool) {}

  /** Stored answers of refusals older than so many days, at most `limit`; returns their number. */
  async deleteAnswers(days: number, limit: number): Promise<number> {
    const rows = await this.pool.query<{ deleted: number }[]>(
      'SELECT purge_stored_answers($1, $2) AS deleted',
      [days, limit],
    );
    return rows[0]!.deleted;
  }

  /** Member-facing idempotent requests likewise. */
  async deleteRequests(days: number, limit: number): Promise<number> {
    const rows = await this.pool.query<{ deleted: number }[]>(
      `WITH old AS (
         SELECT scope, key FROM idempotent_request WHERE created_at < now() - $1 * interval '1 day' LIMIT $2),
       gone AS (
         DELETE FROM idempotent_request r USING old WHERE r.scope = old.scope AND r.key = old.key RETURNING 1)
       SELECT count(*)::integer AS deleted FROM gone`,
      [days, limit],
    );
    return rows[0]!.deleted;
  }
}
