import { Injectable } from '@nestjs/common';
import type { Db } from 'pg-boss';
import { Pool, query, queryIn, type Tx } from '#libs/database';

export interface JobState {
  name: string;
  queued: number;
  active: number;
  /** Runs of the last hours that exhausted their retries. */
  failed: number;
  nextAt: Date | null;
  lastSuccessAt: Date | null;
}

/** Gives pg-boss the connections of the service: its pool, or the caller's transaction. */
@Injectable()
export class JobsRepository {
  constructor(private readonly pool: Pool) {}

  outside(): Db {
    return { executeSql: (text, values) => query(this.pool, text, values) };
  }

  within(tx: Tx): Db {
    return { executeSql: (text, values) => queryIn(tx, text, values) };
  }

  states(): Promise<JobState[]> {
    return this.pool.query(
      `SELECT q.name,
              count(*) FILTER (WHERE j.state < 'active')::int AS queued,
              count(*) FILTER (WHERE j.state = 'active')::int AS active,
              count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
              min(j.start_after) FILTER (WHERE j.state < 'active') AS "nextAt",
              max(j.completed_on) FILTER (WHERE j.state = 'completed') AS "lastSuccessAt"
         FROM jobs.queue q LEFT JOIN jobs.job j ON j.name = q.name
        WHERE q.name NOT LIKE '\\_\\_pgboss%'
        GROUP BY q.name ORDER BY q.name`,
    );
  }
}
