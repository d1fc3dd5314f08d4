import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export const transferStatuses = ['REQUESTED', 'DONE', 'REFUSED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];
export type TransferDirection = 'DOWN' | 'UP';

export interface AgentTransfer {
  id: string;
  fromId: string;
  toId: string;
  direction: TransferDirection;
  amount: string;
  note: string | null;
  status: TransferStatus;
  day: string;
  requestedAt: Date;
}

export interface NamedTransfer extends AgentTransfer {
  from: string;
  to: string;
}

export interface TransferSide {
  memberId: string;
  accountType: number;
  parentId: string | null;
  frozen: boolean;
  limit: string | null;
}

const columns = `transfer.id, from_id AS "fromId", to_id AS "toId", direction, amount::text, note, status, day::text,
  requested_at AS "requestedAt"`;
const named = `SELECT ${columns}, sender.account AS "from", receiver.account AS "to" FROM agent_transfer transfer
  JOIN agent_node sender ON sender.member_id = from_id JOIN agent_node receiver ON receiver.member_id = to_id`;

@Injectable()
export class AgentTransferRepository {
  constructor(private readonly pool: Pool) {}

  /** Transfers of one sender are judged one after another, so that two cannot share what is left of a limit. */
  async lockSender(tx: Tx, memberId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204420))', [memberId.toLowerCase()]);
  }

  async side(tx: Tx, memberId: string): Promise<TransferSide | undefined> {
    const [row]: TransferSide[] = await tx.query(
      `SELECT member_id AS "memberId", account_type AS "accountType", parent_id AS "parentId",
              frozen_at IS NOT NULL AS frozen, transfer_limit::text AS "limit" FROM agent_node WHERE member_id = $1`,
      [memberId],
    );
    return row;
  }

  /** How many levels a member is below an agent; undefined outside the team. */
  async levelBelow(tx: Tx, agentId: string, memberId: string): Promise<number | undefined> {
    const [row]: { depth: number }[] = await tx.query(
      'SELECT depth FROM agent_closure WHERE ancestor = $1 AND descendant = $2 AND depth > 0',
      [agentId, memberId],
    );
    return row?.depth;
  }

  /** What a member has sent on a day, open transfers included. */
  async sent(tx: Tx, memberId: string, day: string): Promise<{ count: number; sum: bigint }> {
    const [row]: { count: number; sum: string }[] = await tx.query(
      `SELECT count(*)::int AS count, COALESCE(sum(amount), 0)::text AS sum FROM agent_transfer
        WHERE from_id = $1 AND day = $2 AND status <> 'REFUSED'`,
      [memberId, day],
    );
    return { count: row!.count, sum: BigInt(row!.sum) };
  }

  async add(tx: Tx, transfer: AgentTransfer): Promise<void> {
    const { id, fromId, toId, direction, amount, note, status, day, requestedAt } = transfer;
    await tx.query(
      `INSERT INTO agent_transfer (id, from_id, to_id, direction, amount, note, status, day, requested_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, fromId, toId, direction, amount, note, status, day, requestedAt],
    );
  }

  async find(id: string): Promise<AgentTransfer | undefined> {
    const [row]: AgentTransfer[] = await this.pool.query(
      `SELECT ${columns} FROM agent_transfer transfer WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** False if it is settled already. */
  async settle(
    tx: Tx,
    id: string,
    answer: { done: boolean; outcome: string; postingId: string | null; at: Date },
  ): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE agent_transfer SET status = $2, outcome = $3, posting_id = $4, settled_at = $5
        WHERE id = $1 AND status = 'REQUESTED' RETURNING 1`,
      [id, answer.done ? 'DONE' : 'REFUSED', answer.outcome, answer.postingId, answer.at],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  async open(before: Date, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      `SELECT id FROM agent_transfer WHERE status = 'REQUESTED' AND requested_at < $1 ORDER BY requested_at LIMIT $2`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Transfers of one member on either side. */
  async ofMember(memberId: string, limit: number, offset: number) {
    return this.page('WHERE $1::uuid IN (from_id, to_id)', [memberId], limit, offset);
  }

  /** Every transfer within some days, of everyone or of accounts that begin so. */
  async all(
    { from, to, account }: { from: string; to: string; account: string | undefined },
    limit: number,
    offset: number,
  ) {
    return this.page(
      `WHERE day BETWEEN $1 AND $2 AND ($3::text IS NULL OR sender.account LIKE $3 || '%' OR receiver.account LIKE $3 || '%')`,
      [from, to, account?.replaceAll(/[\\%_]/g, '\\$&') ?? null],
      ...[limit, offset],
    );
  }

  /** What moved in which direction within some days. */
  async sums(
    from: string,
    to: string,
  ): Promise<{ direction: TransferDirection; count: number; amount: string }[]> {
    return this.pool.query(
      `SELECT direction, count(*)::int AS count, sum(amount)::text AS amount FROM agent_transfer
        WHERE day BETWEEN $1 AND $2 AND status = 'DONE' GROUP BY direction ORDER BY direction`,
      [from, to],
    );
  }

  private async page(
    where: string,
    values: readonly unknown[],
    limit: number,
    offset: number,
  ): Promise<{ list: NamedTransfer[]; total: number }> {
    const at = values.length;
    const list: NamedTransfer[] = await this.pool.query(
      `${named} ${where} ORDER BY requested_at DESC, transfer.id DESC LIMIT $${at + 1} OFFSET $${at + 2}`,
      [...values, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total FROM (${named} ${where}) rows`,
      [...values],
    );
    return { list, total };
  }
}
