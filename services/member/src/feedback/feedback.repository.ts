import { Injectable } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import { Pool, type Tx } from '#libs/database';
import { InjectRepository } from '#libs/platform';
import { FeedbackEntity } from './feedback.entity.js';

export const feedbackStates = ['OPEN', 'HANDLED'] as const;
export const feedbackSenders = ['MEMBER', 'GUEST'] as const;

export interface FeedbackFilter {
  state?: (typeof feedbackStates)[number];
  from?: (typeof feedbackSenders)[number];
  /** Part of the text or of the member's user name. */
  search?: string;
}

export interface FeedbackRow {
  id: string;
  member_id: string | null;
  account: string | null;
  has_inbox: boolean;
  content: string;
  images: string[];
  sent_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
  answer: string | null;
}

// A demo player has no inbox.
const hasInbox = 'p.member_id IS NOT NULL AND p.type <> 4';
const joined = 'feedback f LEFT JOIN member_profile p ON p.member_id = f.member_id';
const isWanted = `f.merchant_code = $1
  AND ($2::text IS NULL OR (f.handled_at IS NULL) = ($2 = 'OPEN'))
  AND ($3::text IS NULL OR (f.member_id IS NULL) = ($3 = 'GUEST'))
  AND ($4::text IS NULL OR strpos(lower(f.content), lower($4)) > 0 OR strpos(lower(p.account), lower($4)) > 0)`;
const wanted = (merchantCode: string, { state, from, search }: FeedbackFilter) => [
  merchantCode,
  state ?? null,
  from ?? null,
  search ?? null,
];
/** What waits is read oldest first, everything else newest first. */
const orders = {
  OPEN: 'f.sent_at, f.id',
  HANDLED: 'f.handled_at DESC, f.id DESC',
  ALL: 'f.sent_at DESC, f.id DESC',
} as const;

@Injectable()
export class FeedbackRepository {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(FeedbackEntity) private readonly feedback: Repository<FeedbackEntity>,
  ) {}

  async insert(feedback: Omit<FeedbackEntity, 'handledAt' | 'handledBy' | 'answer'>): Promise<void> {
    await this.feedback.insert(feedback);
  }

  page(merchantCode: string, filter: FeedbackFilter, limit: number, offset: number): Promise<FeedbackRow[]> {
    return this.pool.query(
      `SELECT f.id, f.member_id, p.account, ${hasInbox} AS has_inbox, f.content, f.images, f.sent_at, f.handled_at,
         f.handled_by, f.answer
       FROM ${joined} WHERE ${isWanted} ORDER BY ${orders[filter.state ?? 'ALL']} LIMIT $5 OFFSET $6`,
      [...wanted(merchantCode, filter), limit, offset],
    );
  }

  async count(merchantCode: string, filter: FeedbackFilter): Promise<number> {
    const rows: { count: number }[] = await this.pool.query(
      `SELECT count(*)::int AS count FROM ${joined} WHERE ${isWanted}`,
      wanted(merchantCode, filter),
    );
    return rows[0]!.count;
  }

  /** False if there is no such feedback. A repeated call keeps the first time and operator. */
  async markHandled(id: string, by: string, now: Date): Promise<boolean> {
    await this.feedback.update({ id, handledAt: IsNull() }, { handledAt: now, handledBy: by });
    return this.feedback.existsBy({ id });
  }

  /** The row stays locked until the transaction ends. */
  async lock(
    tx: Tx,
    id: string,
  ): Promise<{ content: string; isHandled: boolean; inboxOf: string | null } | undefined> {
    const rows: { content: string; handled_at: Date | null; inbox_of: string | null }[] = await tx.query(
      `SELECT f.content, f.handled_at, CASE WHEN ${hasInbox} THEN f.member_id END AS inbox_of
       FROM ${joined} WHERE f.id = $1 FOR UPDATE OF f`,
      [id],
    );
    const [row] = rows;
    return row && { content: row.content, isHandled: row.handled_at !== null, inboxOf: row.inbox_of };
  }

  async markAnswered(tx: Tx, id: string, by: string, answer: string, now: Date): Promise<void> {
    await tx.withRepository(this.feedback).update({ id }, { answer, handledAt: now, handledBy: by });
  }
}
