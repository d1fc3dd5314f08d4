import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface TeamMember {
  memberId: string;
  account: string;
  accountType: number;
  parentId: string | null;
  depth: number;
  placedAt: Date;
  frozenAt: Date | null;
  frozenBy: 'UPLINE' | 'OPERATOR' | null;
  transferLimit: string | null;
  rights: string[];
  direct: number;
  team: number;
}

export interface TeamNode {
  memberId: string;
  account: string;
}

const memberColumns = `node.member_id AS "memberId", node.account, node.account_type AS "accountType",
    node.parent_id AS "parentId", node.placed_at AS "placedAt", node.frozen_at AS "frozenAt", node.frozen_by AS "frozenBy",
    node.transfer_limit::text AS "transferLimit", node.rights,
    (SELECT count(*) FILTER (WHERE depth = 1)::int FROM agent_closure WHERE ancestor = node.member_id) AS direct,
    (SELECT count(*)::int - 1 FROM agent_closure WHERE ancestor = node.member_id) AS team`;

/** Every statement proves by the closure that what it returns is in the agent's team. */
@Injectable()
export class TeamRepository {
  constructor(private readonly pool: Pool) {}

  async node(
    memberId: string,
  ): Promise<
    { accountType: number; parentId: string | null; rights: string[]; frozenAt: Date | null } | undefined
  > {
    const [row] = await this.pool.query(
      `SELECT account_type AS "accountType", parent_id AS "parentId", rights, frozen_at AS "frozenAt"
         FROM agent_node WHERE member_id = $1`,
      [memberId],
    );
    return row;
  }

  /** Members directly below one of the team, or found by their user name in the whole of it. */
  async page(
    agentId: string,
    filter: { parentId: string; search: string | undefined },
    limit: number,
    offset: number,
  ): Promise<{ list: TeamMember[]; total: number }> {
    const within = filter.search
      ? `mine.ancestor = $1 AND mine.depth > 0 AND node.account LIKE $2 || '%'`
      : `mine.ancestor = $1 AND mine.depth > 0 AND node.parent_id = $2`;
    const value = filter.search?.replaceAll(/[\\%_]/g, '\\$&') ?? filter.parentId;
    const list: TeamMember[] = await this.pool.query(
      `SELECT ${memberColumns}, mine.depth FROM agent_closure mine JOIN agent_node node ON node.member_id = mine.descendant
        WHERE ${within} ORDER BY node.account_type = 0, node.account LIMIT $3 OFFSET $4`,
      [agentId, value, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total FROM agent_closure mine JOIN agent_node node ON node.member_id = mine.descendant
        WHERE ${within}`,
      [agentId, value],
    );
    return { list, total };
  }

  async member(agentId: string, memberId: string): Promise<TeamMember | undefined> {
    const [row]: TeamMember[] = await this.pool.query(
      `SELECT ${memberColumns}, mine.depth FROM agent_closure mine JOIN agent_node node ON node.member_id = mine.descendant
        WHERE mine.ancestor = $1 AND mine.descendant = $2`,
      [agentId, memberId],
    );
    return row;
  }

  /** The way from an agent down to a member; empty if the member is not in the team. */
  async trail(agentId: string, memberId: string): Promise<TeamNode[]> {
    return this.pool.query(
      `SELECT node.member_id AS "memberId", node.account
         FROM agent_closure above
         JOIN agent_closure mine ON mine.descendant = above.ancestor AND mine.ancestor = $1
         JOIN agent_node node ON node.member_id = above.ancestor
        WHERE above.descendant = $2 ORDER BY above.depth DESC`,
      [agentId, memberId],
    );
  }

  /** False if the member is no sub-agent directly below. */
  async setRights(agentId: string, memberId: string, rights: readonly string[]): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE agent_node SET rights = $3 WHERE member_id = $2 AND parent_id = $1 AND account_type IN (41, 42)
       RETURNING 1`,
      [agentId, memberId, rights],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  /** False if there is no such member. */
  async setFrozen(memberId: string, at: Date | null): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE agent_node SET frozen_at = $2, frozen_by = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE 'OPERATOR' END
        WHERE member_id = $1 RETURNING 1`,
      [memberId, at],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  /** False if the member is not directly below, or was frozen by an operator. */
  async freezeBelow(agentId: string, memberId: string, at: Date | null): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE agent_node SET frozen_at = $3, frozen_by = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE 'UPLINE' END
        WHERE member_id = $2 AND parent_id = $1 AND frozen_by IS DISTINCT FROM 'OPERATOR' RETURNING 1`,
      [agentId, memberId, at],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  /** How much a member may send in a day; without an agent for operators. False if the member is not directly below. */
  async setTransferLimit(
    agentId: string | undefined,
    memberId: string,
    limit: bigint | null,
  ): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE agent_node SET transfer_limit = $3 WHERE member_id = $2 AND ($1::uuid IS NULL OR parent_id = $1)
       RETURNING 1`,
      [agentId ?? null, memberId, limit],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  below(account: string, limit: number): Promise<TeamNode[]> {
    return this.pool.query(
      `SELECT node.member_id AS "memberId", node.account FROM agent_node agent JOIN agent_node node ON node.parent_id = agent.member_id
        WHERE agent.account = $1 ORDER BY node.account LIMIT $2`,
      [account, limit],
    );
  }

  /** For operators: members without an upline who have a team, or those directly below a member. */
  async children(
    parentId: string | undefined,
    search: string | undefined,
    limit: number,
    offset: number,
  ): Promise<{ list: TeamMember[]; total: number }> {
    const where = search
      ? `node.account LIKE $1 || '%'`
      : parentId
        ? 'node.parent_id = $1::uuid'
        : `node.parent_id IS NULL AND node.account_type IN (1, 2) AND $1::text IS NULL`;
    const value = search?.replaceAll(/[\\%_]/g, '\\$&') ?? parentId ?? null;
    const list: TeamMember[] = await this.pool.query(
      `SELECT ${memberColumns}, node.depth FROM agent_node node WHERE ${where}
        ORDER BY node.account_type = 0, node.account LIMIT $2 OFFSET $3`,
      [value, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total FROM agent_node node WHERE ${where}`,
      [value],
    );
    return { list, total };
  }
}
