import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Feedback {
  id: string;
  merchantCode: string;
  memberId: string | null;
  content: string;
  images: string[];
  clientIp: string;
  sentAt: Date;
  handledAt: Date | null;
}

@Injectable()
export class FeedbackRepository {
  constructor(private readonly source: DataSource) {}

  async insert(feedback: Omit<Feedback, 'handledAt'>): Promise<void> {
    await this.source.query(
      `INSERT INTO feedback (id, merchant_code, member_id, content, images, client_ip, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        feedback.id,
        feedback.merchantCode,
        feedback.memberId,
        feedback.content,
        feedback.images,
        feedback.clientIp,
        feedback.sentAt,
      ],
    );
  }

  async list(merchantCode: string, limit: number, offset: number): Promise<Feedback[]> {
    return this.source.query(
      `SELECT id, merchant_code AS "merchantCode", member_id AS "memberId", content, images, host(client_ip) AS "clientIp",
         sent_at AS "sentAt", handled_at AS "handledAt"
       FROM feedback WHERE merchant_code = $1 ORDER BY sent_at DESC, id DESC LIMIT $2 OFFSET $3`,
      [merchantCode, limit, offset],
    );
  }

  async count(merchantCode: string): Promise<number> {
    const rows: { count: number }[] = await this.source.query(
      'SELECT count(*)::int AS count FROM feedback WHERE merchant_code = $1',
      [merchantCode],
    );
    return rows[0]!.count;
  }

  async markHandled(id: string, by: string, now: Date): Promise<boolean> {
    const [rows] = (await this.source.query(
      `UPDATE feedback SET handled_at = coalesce(handled_at, $3), handled_by = coalesce(handled_by, $2)
       WHERE id = $1 RETURNING id`,
      [id, by, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }
}
