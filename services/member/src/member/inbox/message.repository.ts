import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { MessageDetail, MessageKind } from './message.rules.js';

export interface MessageRow {
  id: string;
  kind: MessageKind;
  detail: MessageDetail;
  received_at: Date;
  read_at: Date | null;
}

const columns = 'id, kind, detail, received_at, read_at';

/** Every statement filters by member, so that the messages of others are not found. */
@Injectable()
export class MessageRepository {
  constructor(private readonly pool: Pool) {}

  async insert(
    tx: Tx,
    message: { id: string; memberId: string; kind: MessageKind; detail: MessageDetail; at: string },
  ): Promise<void> {
    await tx.query(
      'INSERT INTO member_message (id, member_id, kind, detail, received_at) VALUES ($1, $2, $3, $4, $5)',
      [message.id, message.memberId, message.kind, JSON.stringify(message.detail), message.at],
    );
  }

  /** Whether the member is on a break or excluded at this instant. */
  async isExcluded(tx: Tx, memberId: string, at: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM gaming_account WHERE member_id = $1 AND exclusion_kind IS NOT NULL
          AND (excluded_until IS NULL OR excluded_until > $2)`,
      [memberId, at],
    );
    return rows.length > 0;
  }

  async countUnread(on: Tx | Pool, memberId: string): Promise<number> {
    const rows: { count: number }[] = await on.query(
      'SELECT count(*)::int AS count FROM member_message WHERE member_id = $1 AND deleted_at IS NULL AND read_at IS NULL',
      [memberId],
    );
    return rows[0]!.count;
  }

  async list(memberId: string, unreadOnly: boolean, limit: number, offset: number): Promise<MessageRow[]> {
    return this.pool.query(
      `SELECT ${columns} FROM member_message
       WHERE member_id = $1 AND deleted_at IS NULL AND (NOT $2::boolean OR read_at IS NULL)
       ORDER BY received_at DESC, id DESC LIMIT $3 OFFSET $4`,
      [memberId, unreadOnly, limit, offset],
    );
  }

  async count(memberId: string, unreadOnly: boolean): Promise<number> {
    const rows: { count: number }[] = await this.pool.query(
      `SELECT count(*)::int AS count FROM member_message
       WHERE member_id = $1 AND deleted_at IS NULL AND (NOT $2::boolean OR read_at IS NULL)`,
      [memberId, unreadOnly],
    );
    return rows[0]!.count;
  }

  /** False if the member has no such message. A repeated read keeps the first time. */
  async markRead(memberId: string, id: string, now: Date): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE member_message SET read_at = coalesce(read_at, $3)
       WHERE member_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [memberId, id, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async markAllRead(memberId: string, now: Date): Promise<void> {
    await this.pool.query(
      'UPDATE member_message SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL',
      [memberId, now],
    );
  }

  async delete(memberId: string, id: string, now: Date): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE member_message SET deleted_at = $3 WHERE member_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [memberId, id, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }
}
