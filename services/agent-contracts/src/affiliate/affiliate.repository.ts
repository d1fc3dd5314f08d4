import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Invitation {
  code: string | null;
  direct: number;
  team: number;
}

@Injectable()
export class AffiliateRepository {
  constructor(private readonly source: DataSource) {}

  /** The agent of a code that is enabled and has not expired. */
  async ownerOf(
    code: string,
    now: Date,
    tx: EntityManager = this.source.manager,
  ): Promise<string | undefined> {
    const rows: { agent_id: string }[] = await tx.query(
      `SELECT agent_id FROM affiliate_code WHERE code = $1 AND enabled AND (expires_at IS NULL OR expires_at > $2)`,
      [code, now],
    );
    return rows[0]?.agent_id;
  }

  async codeOf(tx: EntityManager, agentId: string): Promise<string | undefined> {
    const rows: { code: string }[] = await tx.query(
      'SELECT code FROM affiliate_code WHERE agent_id = $1 ORDER BY created_at, code LIMIT 1',
      [agentId],
    );
    return rows[0]?.code;
  }

  async invitationOf(agentId: string, now: Date): Promise<Invitation> {
    const [row]: Invitation[] = await this.source.query(
      `SELECT (SELECT code FROM affiliate_code
                WHERE agent_id = $1 AND enabled AND (expires_at IS NULL OR expires_at > $2)
                ORDER BY created_at, code LIMIT 1) AS code,
              count(*) FILTER (WHERE depth = 1)::int AS direct, count(*)::int AS team
         FROM agent_closure WHERE ancestor = $1 AND depth > 0`,
      [agentId, now],
    );
    return row!;
  }

  /** False if the code is taken. */
  async add(tx: EntityManager, code: string, agentId: string, at: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'INSERT INTO affiliate_code (code, agent_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [code, agentId, at],
    );
    return rows.length > 0;
  }
}
