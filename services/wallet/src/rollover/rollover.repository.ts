import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLOCK, newId, type Clock } from '#libs/platform';
import type { Book } from '../ledger/chart.rules.js';

export interface RolloverOrder {
  memberId: string;
  book: Book;
  /** The service and its key of the credit: one requirement for each. */
  requestedBy: string;
  creditKey: string;
  postingId: string;
  amount: bigint;
  /** As the request gave it, for example `15` or `7.5`. */
  multiplier: string;
}

/** Turnover requirements of credits. */
@Injectable()
export class RolloverRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /**
   * Opens the requirement in the transaction that posts the credit: amount × multiplier, rounded up. A repetition changes
   * nothing.
   */
  async open(tx: EntityManager, order: RolloverOrder): Promise<void> {
    const { memberId, book, requestedBy, creditKey, postingId, amount, multiplier } = order;
    await tx.query(
      `INSERT INTO rollover
         (id, member_id, book, requested_by, credit_key, posting_id, amount, multiplier, required, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7::bigint, $8::numeric, ceil($7::bigint * $8::numeric), $9)
       ON CONFLICT ON CONSTRAINT rollover_once DO NOTHING`,
      [
        newId(),
        memberId,
        book,
        requestedBy,
        creditKey,
        postingId,
        String(amount),
        multiplier,
        this.clock.now(),
      ],
    );
  }
}
