import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { AdjustmentService } from '../statement/adjustment.service.js';
import { DisputeErrors } from './dispute.errors.js';
import { DisputeRepository } from './dispute.repository.js';

/** An agent disputes a closed bill, and an operator answers once; what is accepted becomes an adjustment of two persons. */
@Injectable()
export class DisputeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly disputes: DisputeRepository,
    private readonly adjustments: AdjustmentService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async raise(billId: string, raisedBy: string, reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.disputes.lockClosedBill(tx, billId))) throw DisputeErrors.DISPUTE_TOO_EARLY();
      const dispute = { id: newId(), billId, raisedBy, reason, raisedAt: this.clock.now() };
      if (!(await this.disputes.insert(tx, dispute))) throw DisputeErrors.DISPUTE_OPEN();
    });
  }

  /** The answer and the proposed adjustment stand together or not at all. */
  async answer(id: string, answer: string, amount: bigint | null, operatorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const dispute = await this.disputes.lock(tx, id);
      if (!dispute) throw DisputeErrors.DISPUTE_NOT_FOUND();
      if (dispute.status !== 'OPEN') throw DisputeErrors.DISPUTE_ANSWERED();
      const adjustmentId =
        amount === null
          ? null
          : await this.adjustments.propose(tx, dispute.billId, amount, answer, operatorId);
      await this.disputes.answer(tx, id, {
        status: amount === null ? 'REFUSED' : 'ACCEPTED',
        ...{ answer, by: operatorId, at: this.clock.now(), adjustmentId },
      });
    });
  }
}
