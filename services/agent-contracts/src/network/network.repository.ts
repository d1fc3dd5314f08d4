import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface NewNode {
  memberId: string;
  account: string;
  accountType: number;
  parentId: string | undefined;
  at: Date;
}

@Injectable()
export class NetworkRepository {
  /** Places a member below all ancestors of the parent; undefined if the member is already placed. */
  async place(tx: EntityManager, node: NewNode): Promise<{ depth: number } | undefined> {
    const placed: { depth: number }[] = await tx.query(
      `INSERT INTO agent_node (member_id, account, account_type, parent_id, depth, placed_at)
       VALUES ($1, $2, $3, $4, COALESCE((SELECT depth + 1 FROM agent_node WHERE member_id = $4), 0), $5)
       ON CONFLICT (member_id) DO NOTHING RETURNING depth`,
      [node.memberId, node.account, node.accountType, node.parentId ?? null, node.at],
    );
    if (!placed[0]) return undefined;
    await tx.query(
      `INSERT INTO agent_closure (ancestor, descendant, depth)
       SELECT ancestor, $1, depth + 1 FROM agent_closure WHERE descendant = $2
       UNION ALL SELECT $1, $1, 0`,
      [node.memberId, node.parentId ?? null],
    );
    return placed[0];
  }

  /** A member's ancestors from the top down, without the member: `/top/agent/`; `/` if there are none. */
  async uplineOf(tx: EntityManager, memberId: string): Promise<string> {
    const rows: { ancestor: string }[] = await tx.query(
      'SELECT ancestor FROM agent_closure WHERE descendant = $1 AND depth > 0 ORDER BY depth DESC',
      [memberId],
    );
    return `/${rows.map((row) => `${row.ancestor}/`).join('')}`;
  }
}
