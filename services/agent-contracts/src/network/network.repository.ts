import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

export interface NewNode {
  memberId: string;
  account: string;
  accountType: number;
  parentId: string | undefined;
  at: Date;
}

export interface Placed {
  depth: number;
  uplineId: string;
}

@Injectable()
export class NetworkRepository {
  /** Places a member below all ancestors of the parent; undefined if the member is already placed. */
  async place(tx: Tx, node: NewNode): Promise<Placed | undefined> {
    const { memberId, account, accountType, parentId = null, at } = node;
    const placed: { depth: number }[] = await tx.query(
      `INSERT INTO agent_node (member_id, account_type, parent_id, depth, placed_at, account)
       VALUES ($1, $2, $3, COALESCE((SELECT depth + 1 FROM agent_node WHERE member_id = $3), 0), $4, $5)
       ON CONFLICT (member_id) DO NOTHING RETURNING depth`,
      [memberId, accountType, parentId, at, account],
    );
    if (!placed[0]) return undefined;
    await tx.query(
      `INSERT INTO agent_closure (ancestor, descendant, depth)
       SELECT ancestor, $1::uuid, depth + 1 FROM agent_closure WHERE descendant = $2
       UNION ALL SELECT $1::uuid, $1::uuid, 0`,
      [memberId, parentId],
    );
    const uplineId = parentId === null ? '0' : await this.uplineBelow(tx, parentId, at);
    await tx.query(
      `INSERT INTO placement (member_id, valid_from, parent_id, upline_id) VALUES ($1, '-infinity', $2, $3)`,
      [memberId, parentId, uplineId],
    );
    return { depth: placed[0].depth, uplineId };
  }

  /** Places many members below an agent at once, from the top down; their play counts from `since` on. */
  async placeTeam(
    tx: Tx,
    agentId: string,
    nodes: readonly (NewNode & { parentId: string })[],
    since: Date,
  ): Promise<void> {
    const given: unknown[] = await tx.query(
      `WITH RECURSIVE given AS (
         SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::timestamptz[], $5::text[])
           AS given (member_id, account_type, parent_id, placed_at, account)
       ), placed AS (
         SELECT given.*, node.depth + 1 AS depth FROM given JOIN agent_node node ON node.member_id = given.parent_id
         UNION ALL SELECT given.*, placed.depth + 1 FROM given JOIN placed ON placed.member_id = given.parent_id
       )
       INSERT INTO agent_node (member_id, account_type, parent_id, depth, placed_at, account)
       SELECT member_id, account_type, parent_id, depth, placed_at, account FROM placed ORDER BY depth
       ON CONFLICT (member_id) DO NOTHING RETURNING member_id`,
      [
        nodes.map(({ memberId }) => memberId),
        nodes.map(({ accountType }) => accountType),
        nodes.map(({ parentId }) => parentId),
        nodes.map(({ at }) => at),
        nodes.map(({ account }) => account),
      ],
    );
    if (given.length === 0) return;
    await tx.query(
      `WITH RECURSIVE line AS (
         SELECT member_id AS descendant, member_id AS ancestor, parent_id, 0 AS depth FROM agent_node
          WHERE member_id = ANY($1::uuid[])
         UNION ALL
         SELECT descendant, node.member_id, node.parent_id, line.depth + 1
           FROM line JOIN agent_node node ON node.member_id = line.parent_id
       )
       INSERT INTO agent_closure (ancestor, descendant, depth) SELECT ancestor, descendant, depth FROM line
       ON CONFLICT DO NOTHING`,
      [nodes.map(({ memberId }) => memberId)],
    );
    const [{ levels }]: [{ levels: number }] = await tx.query(
      'SELECT max(depth) AS levels FROM agent_closure WHERE ancestor = $1',
      [agentId],
    );
    for (let level = 1; level <= levels; level++) await this.placeLevel(tx, agentId, level, since);
  }

  /** The chain of agents that begins with this agent, as it stood at an instant. */
  private async uplineBelow(tx: Tx, agentId: string, at: Date): Promise<string> {
    const [row]: { id: string; above_id: string }[] = await tx.query(
      `INSERT INTO upline (agent_id, above_id)
       SELECT member_id, upline_id FROM placement WHERE member_id = $1 AND valid_from <= $2
        ORDER BY valid_from DESC LIMIT 1
       ON CONFLICT ON CONSTRAINT upline_once DO UPDATE SET agent_id = excluded.agent_id
       RETURNING id, above_id`,
      [agentId, at],
    );
    if (!row) throw new Error(`agent ${agentId} has no placement`);
    await tx.query(
      `INSERT INTO upline_agent (upline_id, agent_id, depth)
       SELECT $1::bigint, $2::uuid, 1
       UNION ALL SELECT $1::bigint, agent_id, depth + 1 FROM upline_agent WHERE upline_id = $3
       ON CONFLICT DO NOTHING`,
      [row.id, agentId, row.above_id],
    );
    return row.id;
  }

  async find(
    tx: Tx,
    memberId: string,
  ): Promise<{ accountType: number; parentId: string | null; depth: number } | undefined> {
    const [row] = await tx.query(
      `SELECT account_type AS "accountType", parent_id AS "parentId", depth FROM agent_node WHERE member_id = $1`,
      [memberId],
    );
    return row;
  }

  /** Locks an agent by the user name. */
  async lockByAccount(tx: Tx, account: string): Promise<string | undefined> {
    const [row]: { member_id: string }[] = await tx.query(
      'SELECT member_id FROM agent_node WHERE account = $1 FOR UPDATE',
      [account],
    );
    return row?.member_id;
  }

  /** Members directly below an agent, by user name. */
  async accountsBelow(tx: Tx, agentId: string): Promise<Map<string, string>> {
    const rows: { account: string; memberId: string }[] = await tx.query(
      'SELECT account, member_id AS "memberId" FROM agent_node WHERE parent_id = $1',
      [agentId],
    );
    return new Map(rows.map(({ account, memberId }) => [account, memberId]));
  }

  async isInTeam(tx: Tx, agentId: string, memberId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'SELECT FROM agent_closure WHERE ancestor = $1 AND descendant = $2',
      [agentId, memberId],
    );
    return rows.length > 0;
  }

  /** Puts a member and the team below elsewhere from an instant on; what was settled before stays where it was counted. */
  async move(tx: Tx, memberId: string, parentId: string | null, at: Date): Promise<void> {
    await tx.query(
      `DELETE FROM agent_closure USING agent_closure team
        WHERE team.ancestor = $1 AND agent_closure.descendant = team.descendant
          AND NOT EXISTS (SELECT FROM agent_closure inside
                           WHERE inside.ancestor = $1 AND inside.descendant = agent_closure.ancestor)`,
      [memberId],
    );
    await tx.query(
      `INSERT INTO agent_closure (ancestor, descendant, depth)
       SELECT above.ancestor, team.descendant, above.depth + team.depth + 1
         FROM agent_closure above CROSS JOIN agent_closure team
        WHERE above.descendant = $2 AND team.ancestor = $1`,
      [memberId, parentId],
    );
    await tx.query('UPDATE agent_node SET parent_id = $2 WHERE member_id = $1', [memberId, parentId]);
    await tx.query(
      `UPDATE agent_node node SET depth = (SELECT max(depth) FROM agent_closure WHERE descendant = node.member_id)
        WHERE member_id IN (SELECT descendant FROM agent_closure WHERE ancestor = $1)`,
      [memberId],
    );
    const [{ levels }]: [{ levels: number }] = await tx.query(
      'SELECT max(depth) AS levels FROM agent_closure WHERE ancestor = $1',
      [memberId],
    );
    for (let level = 0; level <= levels; level++) await this.placeLevel(tx, memberId, level, at);
  }

  /** New placements for the members at one level below; those above them have theirs already. */
  private async placeLevel(tx: Tx, memberId: string, level: number, at: Date): Promise<void> {
    const team = `SELECT node.member_id, node.parent_id FROM agent_closure team
        JOIN agent_node node ON node.member_id = team.descendant WHERE team.ancestor = $1 AND team.depth = $2`;
    const chainOf = (id: string) => `(SELECT upline_id FROM placement
        WHERE placement.member_id = ${id} ORDER BY valid_from DESC LIMIT 1)`;
    await tx.query(
      `INSERT INTO upline (agent_id, above_id)
       SELECT DISTINCT parent_id, ${chainOf('moved.parent_id')} FROM (${team}) moved WHERE parent_id IS NOT NULL
       ON CONFLICT ON CONSTRAINT upline_once DO NOTHING`,
      [memberId, level],
    );
    await tx.query(
      `INSERT INTO upline_agent (upline_id, agent_id, depth)
       SELECT upline.id, chain.agent_id, chain.depth
         FROM (SELECT DISTINCT parent_id FROM (${team}) moved WHERE parent_id IS NOT NULL) moved
         JOIN upline ON upline.agent_id = parent_id AND upline.above_id = ${chainOf('moved.parent_id')}
        CROSS JOIN LATERAL (
          SELECT upline.agent_id, 1 AS depth
          UNION ALL SELECT agent_id, depth + 1 FROM upline_agent WHERE upline_id = upline.above_id) chain
       ON CONFLICT DO NOTHING`,
      [memberId, level],
    );
    await tx.query(
      `INSERT INTO placement (member_id, valid_from, parent_id, upline_id)
       SELECT member_id, $3, parent_id, COALESCE(
           (SELECT id FROM upline WHERE agent_id = parent_id AND above_id = ${chainOf('moved.parent_id')}), 0)
         FROM (${team}) moved
       ON CONFLICT ON CONSTRAINT placement_once DO UPDATE SET parent_id = excluded.parent_id, upline_id = excluded.upline_id`,
      [memberId, level, at],
    );
  }
}
