import { Injectable } from '@nestjs/common';
import { Pool, queryPrepared } from '#libs/database';
import type { Direction } from '#libs/platform';

export interface SecurityLogRow {
  id: string;
  at: Date;
  actor: 'guest' | 'member' | 'operator';
  actor_id: string | null;
  subject_id: string | null;
  call: string;
  outcome: string;
  ip_sealed: string;
  agent: string;
}

/** With the names of the operator or member who acted, and of the account concerned. */
export interface NamedSecurityLogRow extends SecurityLogRow {
  actor_name: string | null;
  member_name: string | null;
}

export interface SecurityLogFilter {
  actor?: string | undefined;
  memberId?: string | undefined;
  operatorId?: string | undefined;
  outcome?: string | undefined;
  /** By time; the newest first if absent. */
  direction?: Direction | undefined;
}

const columns = 'id, at, actor, actor_id, subject_id, call, outcome, ip_sealed, agent';
const add = {
  name: 'security-log-add',
  text: `INSERT INTO security_log (${columns})
         SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::text[],
           $8::text[], $9::text[])`,
};
const matching = `($1::uuid IS NULL OR subject_id = $1) AND ($2::uuid IS NULL OR (actor = 'operator' AND actor_id = $2))
  AND ($3::text IS NULL OR outcome = $3) AND ($4::text IS NULL OR actor = $4)`;

@Injectable()
export class SecurityLogRepository {
  constructor(private readonly pool: Pool) {}

  async add(rows: readonly SecurityLogRow[]): Promise<void> {
    await queryPrepared(this.pool, add, [
      rows.map(({ id }) => id),
      rows.map(({ at }) => at),
      rows.map(({ actor }) => actor),
      rows.map(({ actor_id }) => actor_id),
      rows.map(({ subject_id }) => subject_id),
      rows.map(({ call }) => call),
      rows.map(({ outcome }) => outcome),
      rows.map(({ ip_sealed }) => ip_sealed),
      rows.map(({ agent }) => agent),
    ]);
  }

  async page(filter: SecurityLogFilter, limit: number, offset: number): Promise<NamedSecurityLogRow[]> {
    const order = filter.direction === 'asc' ? 'ASC' : 'DESC';
    return this.pool.query(
      `WITH found AS (
         SELECT ${columns} FROM security_log WHERE ${matching} ORDER BY at ${order}, id ${order} LIMIT $5 OFFSET $6
       )
       SELECT found.*, coalesce(operator.username, acting.username) AS actor_name, about.username AS member_name
       FROM found
       LEFT JOIN operator ON found.actor = 'operator' AND operator.id = found.actor_id
       LEFT JOIN account acting ON found.actor = 'member' AND acting.id = found.actor_id
       LEFT JOIN account about ON about.id = found.subject_id
       ORDER BY found.at ${order}, found.id ${order}`,
      [...valuesOf(filter), limit, offset],
    );
  }

  async count(filter: SecurityLogFilter): Promise<number> {
    const rows: { n: number }[] = await this.pool.query(
      `SELECT count(*)::int AS n FROM security_log WHERE ${matching}`,
      valuesOf(filter),
    );
    return rows[0]!.n;
  }

  /** By the database's clock, as its trigger refuses to delete an entry any sooner. */
  async deleteExpired(): Promise<void> {
    await this.pool.query('DELETE FROM security_log WHERE at < clock_timestamp() - security_log_retention()');
  }
}

function valuesOf({ memberId, operatorId, outcome, actor }: SecurityLogFilter): (string | null)[] {
  return [memberId ?? null, operatorId ?? null, outcome ?? null, actor ?? null];
}
