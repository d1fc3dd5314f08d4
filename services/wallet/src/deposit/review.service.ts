import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { DepositCreditService } from './deposit-credit.service.js';
import { DepositFailureService } from './deposit-failure.service.js';
import type { ReviewQuery } from './dto/deposit.request.js';
import { DepositErrors } from './deposit.errors.js';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { statusAfter } from './deposit.rules.js';
import { ReceiptService } from './receipt.service.js';
import { ReviewRepository, type Review } from './review.repository.js';

export interface ReviewDecision {
  reviewId: string;
  operatorId: string;
  reason: string;
  /** Member to credit if there is no order. */
  memberId?: string | undefined;
}

export interface ReviewOutcome {
  id: string;
  status: 'CREDITED' | 'REFUSED';
  postingId: string | null;
}

/** A cashier decides on an arrival that the rules could not match: once, with a reason and a name. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly deposits: DepositRepository,
    private readonly credits: DepositCreditService,
    private readonly failures: DepositFailureService,
    private readonly receipts: ReceiptService,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list({ search, pageNo, pageSize }: ReviewQuery): Promise<{ list: Review[]; total: number }> {
    return this.reviews.listOpen(search?.trim() || null, pageSize, (pageNo - 1) * pageSize);
  }

  /** Credits the amount that arrived, not the ordered one. */
  credit(decision: ReviewDecision, key: string): Promise<ReviewOutcome> {
    return this.once('credit', decision, key, async (tx, review) => {
      const memberId = review.memberId ?? decision.memberId;
      if (memberId === undefined) throw DepositErrors.REVIEW_MEMBER_REQUIRED();
      if (decision.memberId !== undefined && decision.memberId !== memberId)
        throw DepositErrors.REVIEW_MEMBER_MISMATCH();
      const order = await this.openOrder(tx, review);
      await this.receipts.clear(tx, review, 'matched');
      const postingId = await this.credits.credit(tx, {
        bankTxnId: review.bankTxnId,
        depositId: order?.id ?? review.id,
        memberId,
        amount: review.amount,
        channel: review.channel,
      });
      if (order) {
        const credit = { amount: review.amount, postingId };
        await this.deposits.move(tx, order, statusAfter(order.status, 'credit'), this.clock.now(), credit);
      }
      return { status: 'CREDITED', memberId, postingId };
    });
  }

  /** The money goes back to its sender. */
  refuse(decision: ReviewDecision, key: string): Promise<ReviewOutcome> {
    return this.once('refusal', decision, key, async (tx, review) => {
      const order = review.reason === 'REPEATED' ? undefined : await this.openOrder(tx, review);
      if (order) await this.failures.fail(tx, order, 'refuse');
      await this.receipts.clear(tx, review, 'returned');
      return { status: 'REFUSED', memberId: review.memberId, postingId: null };
    });
  }

  private once(
    route: string,
    decision: ReviewDecision,
    key: string,
    act: (
      tx: Tx,
      review: Review,
    ) => Promise<{ status: ReviewOutcome['status']; memberId: string | null; postingId: string | null }>,
  ): Promise<ReviewOutcome> {
    const scope = `deposit-review-${route}:${decision.operatorId}`;
    return this.idempotency.run({ scope, key, body: decision }, async (tx) => {
      const review = await this.reviews.lock(tx, decision.reviewId);
      if (!review) throw DepositErrors.REVIEW_NOT_FOUND();
      if (review.status !== 'OPEN') throw DepositErrors.REVIEW_ALREADY_DECIDED({ status: review.status });
      const done = await act(tx, review);
      const { operatorId, reason } = decision;
      await this.reviews.decide(tx, review.id, { ...done, operatorId, reason, at: this.clock.now() });
      return { id: review.id, status: done.status, postingId: done.postingId };
    });
  }

  /** The order that the decision settles. Further money for a credited order is a separate deposit. */
  private async openOrder(tx: Tx, review: Review): Promise<Deposit | undefined> {
    if (review.depositId === null) return undefined;
    const deposit = await this.deposits.lock(tx, { id: review.depositId });
    return deposit?.status === 'SUCCESS' ? undefined : deposit;
  }
}
