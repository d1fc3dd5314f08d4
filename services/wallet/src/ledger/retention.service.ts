import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PeriodicJob } from '#libs/jobs';

/** A provider repeats a request for days, a member's client for minutes. */
const answerDays = 180;
const requestDays = 30;
const atOnce = 5_000;

/** Deletes what no repetition asks for any more. Keys of postings stay: see docs/decisions/0017. */
@Injectable()
export class RetentionService {
  constructor(private readonly source: DataSource) {}

  @PeriodicJob({ name: 'purge-old-answers', cron: '23 3 * * *' })
  async purge(): Promise<void> {
    while ((await this.purgeAnswers()) === atOnce);
    while ((await this.purgeRequests()) === atOnce);
  }

  private async purgeAnswers(): Promise<number> {
    const rows = await this.source.query<{ deleted: number }[]>(
      'SELECT purge_stored_answers($1, $2) AS deleted',
      [answerDays, atOnce],
    );
    return rows[0]!.deleted;
  }

  private async purgeRequests(): Promise<number> {
    const rows = await this.source.query<{ deleted: number }[]>(
      `WITH old AS (
         SELECT scope, key FROM idempotent_request WHERE created_at < now() - $1 * interval '1 day' LIMIT $2),
       gone AS (
         DELETE FROM idempotent_request r USING old WHERE r.scope = old.scope AND r.key = old.key RETURNING 1)
       SELECT count(*)::integer AS deleted FROM gone`,
      [requestDays, atOnce],
    );
    return rows[0]!.deleted;
  }
}
