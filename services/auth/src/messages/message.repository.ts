import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface WaitingMessage {
  id: string;
  channel: 'sms' | 'email';
  sealed: string;
  attempts: number;
  not_after: Date;
}

@Injectable()
export class MessageRepository {
  constructor(private readonly pool: Pool) {}

  async insert(
    tx: Tx,
    message: Pick<WaitingMessage, 'id' | 'channel' | 'sealed' | 'not_after'>,
    now: Date,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO message (id, channel, sealed, created_at, next_at, not_after) VALUES ($1, $2, $3, $4, $4, $5)`,
      [message.id, message.channel, message.sealed, now, message.not_after],
    );
  }

  /** Claims due messages for one worker and postpones their next attempt. */
  async claim(now: Date, limit: number): Promise<WaitingMessage[]> {
    const [rows] = (await this.pool.query(
      `UPDATE message SET attempts = attempts + 1, next_at = $1::timestamptz + (2 ^ attempts) * interval '5 seconds'
       WHERE id IN (SELECT id FROM message WHERE sent_at IS NULL AND failed_at IS NULL AND next_at <= $1
                    ORDER BY next_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id, channel, sealed, attempts, not_after`,
      [now, limit],
    )) as [WaitingMessage[], number];
    return rows;
  }

  /** The content is deleted once it has been sent. */
  async markSent(id: string, now: Date): Promise<void> {
    await this.pool.query(`UPDATE message SET sent_at = $2, sealed = '' WHERE id = $1`, [id, now]);
  }

  async markFailed(id: string, now: Date): Promise<void> {
    await this.pool.query(`UPDATE message SET failed_at = $2, sealed = '' WHERE id = $1`, [id, now]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM message WHERE created_at < $1', [moment]);
  }
}
