import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import { contraOf } from '../ledger/posting.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import { StatementErrors } from '../statement/statement.errors.js';
import { AdjustmentErrors } from './adjustment.errors.js';
import { AdjustmentRepository, type Adjustment, type AdjustmentStatus } from './adjustment.repository.js';

export interface AdjustmentDecision {
  adjustmentId: string;
  operatorId: string;
  note: string;
}

/** A correction moves money only when a second person has approved it. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly adjustments: AdjustmentRepository,
    private readonly postings: PostingService,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(
    status: AdjustmentStatus,
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: Adjustment[]; total: number }> {
    return this.adjustments.list(status, pageSize, (pageNo - 1) * pageSize);
  }

  request(
    asked: { memberId: string; amount: bigint; reason: string; operatorId: string },
    key: string,
  ): Promise<{ id: string; status: AdjustmentStatus }> {
    const { memberId, amount, reason, operatorId } = asked;
    if (amount === 0n) throw AdjustmentErrors.ADJUSTMENT_AMOUNT_ZERO();
    const body = { memberId, amount: String(amount), reason };
    return this.idempotency.run({ scope: `adjustment:${operatorId}`, key, body }, async (tx) => {
      if (!(await this.adjustments.hasAccount(tx, memberId)))
        throw StatementErrors.STATEMENT_ACCOUNT_NOT_FOUND();
      const adjustment: Adjustment = {
        ...{ id: newId(), memberId, amount, reason, status: 'REQUESTED' },
        ...{ requestedBy: operatorId, requestedAt: this.clock.now() },
        ...{ decidedBy: null, decidedAt: null, decision: null, postingId: null },
      };
      await this.adjustments.insert(tx, adjustment);
      return answerOf(adjustment);
    });
  }

  /** The money moves in the transaction of the decision. What a member cannot cover becomes a debt. */
  approve(decision: AdjustmentDecision, key: string): Promise<{ id: string; status: AdjustmentStatus }> {
    return this.decide('approval', decision, key, async (tx, { id, memberId, amount }) => {
      const answer = await this.postings.postWithin(tx, {
        ...{ caller: 'wallet', externalId: `adjustment:${id}`, memberId, book: 'REAL', kind: 'ADJUST' },
        ...{ delta: amount, contra: contraOf('ADJUST', 'REAL'), note: id },
      });
      if (answer.outcome !== 'ACCEPTED') throw AdjustmentErrors.ADJUSTMENT_REFUSED_BY_LEDGER();
      return { status: 'POSTED', postingId: answer.postingId };
    });
  }

  refuse(decision: AdjustmentDecision, key: string): Promise<{ id: string; status: AdjustmentStatus }> {
    return this.decide('refusal', decision, key, () =>
      Promise.resolve({ status: 'REFUSED', postingId: null }),
    );
  }

  private decide(
    route: string,
    decision: AdjustmentDecision,
    key: string,
    act: (tx: Tx, adjustment: Adjustment) => Promise<Pick<Adjustment, 'status' | 'postingId'>>,
  ): Promise<{ id: string; status: AdjustmentStatus }> {
    const { operatorId, note } = decision;
    const scope = `adjustment-${route}:${operatorId}`;
    return this.idempotency.run({ scope, key, body: decision }, async (tx) => {
      const adjustment = await this.adjustments.lock(tx, decision.adjustmentId);
      if (!adjustment) throw AdjustmentErrors.ADJUSTMENT_NOT_FOUND();
      if (adjustment.status !== 'REQUESTED') throw AdjustmentErrors.ADJUSTMENT_DECIDED();
      if (adjustment.requestedBy === operatorId) throw AdjustmentErrors.ADJUSTMENT_SECOND_PERSON();
      const decided = { decidedBy: operatorId, decidedAt: this.clock.now(), decision: note };
      const next = { ...adjustment, ...decided, ...(await act(tx, adjustment)) };
      await this.adjustments.decide(tx, next);
      return answerOf(next);
    });
  }
}

function answerOf({ id, status }: Adjustment): { id: string; status: AdjustmentStatus } {
  return { id, status };
}
