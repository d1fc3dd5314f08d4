import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** A code with what it gives to those who register with it. */
export interface OpenLink {
  code: string;
  accountType: number;
  channel: string | null;
  /** The host that it is for; null: every one of the brand. */
  domain: string | null;
  enabled: boolean;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
  createdAt: Date;
}

export interface Invitation {
  code: string | null;
  direct: number;
  team: number;
}

const linkColumns = `SELECT code, agent_id AS "agentId", account_type AS "accountType", channel, domain, enabled,
    expires_at AS "expiresAt", max_uses AS "maxUses", uses, created_at AS "createdAt" FROM affiliate_code`;

@Injectable()
export class AffiliateRepository {
  constructor(private readonly pool: Pool) {}

  /** The agent of a code that is enabled and has not expired. */
  async ownerOf(tx: Tx, code: string, now: Date): Promise<string | undefined> {
    const rows: { agent_id: string }[] = await tx.query(
      `SELECT agent_id FROM affiliate_code WHERE code = $1 AND enabled AND (expires_at IS NULL OR expires_at > $2)`,
      [code, now],
    );
    return rows[0]?.agent_id;
  }

  /** The same while the code has uses left, on a host that it is for. */
  async isOpen(code: string, now: Date, domain: string | undefined): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `SELECT FROM affiliate_code WHERE code = $1 AND enabled AND (expires_at IS NULL OR expires_at > $2)
          AND (max_uses IS NULL OR uses < max_uses) AND (domain IS NULL OR domain = $3)`,
      [code, now, domain ?? null],
    );
    return rows.length > 0;
  }

  async links(agentId: string): Promise<OpenLink[]> {
    return this.pool.query(`${linkColumns} WHERE agent_id = $1 ORDER BY created_at DESC, code LIMIT 200`, [
      agentId,
    ]);
  }

  async lockLink(tx: Tx, code: string): Promise<(OpenLink & { agentId: string }) | undefined> {
    const [row]: (OpenLink & { agentId: string })[] = await tx.query(
      `${linkColumns} WHERE code = $1 FOR UPDATE`,
      [code],
    );
    return row;
  }

  async updateLink(tx: Tx, code: string, enabled: boolean, uses: number): Promise<void> {
    await tx.query('UPDATE affiliate_code SET enabled = $2, uses = $3 WHERE code = $1', [
      code,
      enabled,
      uses,
    ]);
  }

  /** False if the code is taken. */
  async addLink(tx: Tx, agentId: string, link: Omit<OpenLink, 'enabled' | 'uses'>): Promise<boolean> {
    const { code, accountType, channel, domain, expiresAt, maxUses, createdAt } = link;
    const rows: unknown[] = await tx.query(
      `INSERT INTO affiliate_code (code, agent_id, created_at, account_type, channel, expires_at, max_uses, domain)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
      [code, agentId, createdAt, accountType, channel, expiresAt, maxUses, domain],
    );
    return rows.length > 0;
  }

  async codeOf(tx: Tx, agentId: string): Promise<string | undefined> {
    const rows: { code: string }[] = await tx.query(
      'SELECT code FROM affiliate_code WHERE agent_id = $1 ORDER BY created_at, code LIMIT 1',
      [agentId],
    );
    return rows[0]?.code;
  }

  async invitationOf(agentId: string, now: Date): Promise<Invitation> {
    const [row]: Invitation[] = await this.pool.query(
      `SELECT (SELECT code FROM affiliate_code
                WHERE agent_id = $1 AND domain IS NULL AND enabled AND (expires_at IS NULL OR expires_at > $2)
                ORDER BY created_at, code LIMIT 1) AS code,
              count(*) FILTER (WHERE depth = 1)::int AS direct, count(*)::int AS team
         FROM agent_closure WHERE ancestor = $1 AND depth > 0`,
      [agentId, now],
    );
    return row!;
  }

  /** False if the code is taken. */
  async add(tx: Tx, code: string, agentId: string, at: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'INSERT INTO affiliate_code (code, agent_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [code, agentId, at],
    );
    return rows.length > 0;
  }
}
