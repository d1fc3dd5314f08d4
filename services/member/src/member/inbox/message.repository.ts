import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
  constructor(private readonly source: DataSource) {}

  async insert(
    tx: EntityManager,
    message: { id: string; memberId: string; kind: MessageKind; detail: MessageDetail; at: string },
  ): Promise<void> {
    await tx.query(
      'INSERT INTO member_message (id, member_id, kind, detail, received_at) VALUES ($1, $2, $3, $4, $5)',
      [message.id, message.memberId, message.kind, JSON.stringify(message.detail), message.at],
    );
  }

  async countUnread(memberId: string, tx?: EntityManager): Promise<number> {
    const rows: { count: number }[] = await (tx ?? this.source).query(
      'SELECT count(*)::int AS count FROM member_message WHERE member_id = $1 AND deleted_at IS NULL AND read_at IS NULL',
      [memberId],
    );
    return rows[0]!.count;
  }

  async list(memberId: string, unreadOnly: boolean, limit: number, offset: number): Promise<MessageRow[]> {
    return this.source.query(
      `SELECT ${columns} FROM member_message
       WHERE member_id = $1 AND deleted_at IS NULL AND (NOT $2::boolean OR read_at IS NULL)
       ORDER BY received_at DESC, id DESC LIMIT $3 OFFSET $4`,
      [memberId, unreadOnly, limit, offset],
    );
  }

  async count(memberId: string, unreadOnly: boolean): Promise<number> {
    const rows: { count: number }[] = await this.source.query(
      `SELECT count(*)::int AS count FROM member_message
       WHERE member_id = $1 AND deleted_at IS NULL AND (NOT $2::boolean OR read_at IS NULL)`,
      [memberId, unreadOnly],
    );
    return rows[0]!.count;
  }

  /** False if the member has no such message. A repeated read keeps the first time. */
  async markRead(memberId: string, id: string, now: Date): Promise<boolean> {
    const [rows] = (await this.source.query(
      `UPDATE member_message SET read_at = coalesce(read_at, $3)
       WHERE member_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [memberId, id, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async markAllRead(memberId: string, now: Date): Promise<void> {
    await this.source.query(
      'UPDATE member_message SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL',
      [memberId, now],
    );
  }

  async delete(memberId: string, id: string, now: Date): Promise<boolean> {
    const [rows] = (await this.source.query(
      `UPDATE member_message SET deleted_at = $3 WHERE member_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
      [memberId, id, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }
}
