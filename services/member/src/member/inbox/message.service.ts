import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { messageReceived } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { MessageErrors } from './message.errors.js';
import { MessageRepository, type MessageRow } from './message.repository.js';
import { isMarketing, type MessageDetail, type MessageKind } from './message.rules.js';

/** The inbox of platform messages. */
@Injectable()
export class MessageService {
  constructor(
    private readonly rows: MessageRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  /** Marketing to an excluded member is dropped, and not kept for later. */
  async receive(
    tx: Tx,
    message: { memberId: string; kind: MessageKind; detail: MessageDetail; at: string },
  ): Promise<void> {
    const id = newId();
    const { memberId, kind, at } = message;
    if (isMarketing(kind) && (await this.rows.isExcluded(tx, memberId, this.clock.now()))) return;
    await this.rows.insert(tx, { id, ...message });
    const unread = await this.rows.countUnread(tx, memberId);
    await this.outbox.add(tx, messageReceived, { messageId: id, memberId, kind, unread, at });
  }

  unread(memberId: string): Promise<number> {
    return this.rows.countUnread(this.pool, memberId);
  }

  async list(
    memberId: string,
    { unreadOnly, pageNo, pageSize }: { unreadOnly: boolean; pageNo: number; pageSize: number },
  ): Promise<{ list: MessageRow[]; total: number }> {
    const [list, total] = await Promise.all([
      this.rows.list(memberId, unreadOnly, pageSize, (pageNo - 1) * pageSize),
      this.rows.count(memberId, unreadOnly),
    ]);
    return { list, total };
  }

  async read(memberId: string, id: string): Promise<void> {
    if (!(await this.rows.markRead(memberId, id, this.clock.now()))) throw MessageErrors.MESSAGE_NOT_FOUND();
  }

  readAll(memberId: string): Promise<void> {
    return this.rows.markAllRead(memberId, this.clock.now());
  }

  async delete(memberId: string, id: string): Promise<void> {
    if (!(await this.rows.delete(memberId, id, this.clock.now()))) throw MessageErrors.MESSAGE_NOT_FOUND();
  }
}
