import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

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
  async place(tx: EntityManager, node: NewNode): Promise<Placed | undefined> {
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

  /** The chain of agents that begins with this agent, as it stood at an instant. */
  private async uplineBelow(tx: EntityManager, agentId: string, at: Date): Promise<string> {
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
}
