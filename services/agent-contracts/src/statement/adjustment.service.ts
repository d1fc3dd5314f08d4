import { Inject, Injectable } from '@nestjs/common';
import { type Pool, Transactions, type Tx } from '#libs/database';
import { creditRequested } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { SettlementErrors } from '../settlement/settlement.errors.js';
import { StatementRepository } from './statement.repository.js';

/** Corrections of closed bills. One operator proposes an amount, another lets it be paid. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly statements: StatementRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async propose(
    on: Tx | Pool,
    billId: string,
    amount: bigint,
    reason: string,
    proposedBy: string,
  ): Promise<string> {
    if (!(await this.statements.isKnown(on, billId))) throw SettlementErrors.BILL_NOT_FOUND();
    const id = newId();
    const proposedAt = this.clock.now();
    const adjustment = { id, billId, amount: String(amount), reason, proposedBy, proposedAt };
    await this.statements.propose(on, adjustment);
    return id;
  }

  /** The first decision counts. */
  async decide(id: string, approved: boolean, operatorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const adjustment = await this.statements.lockAdjustment(tx, id);
      if (!adjustment) throw SettlementErrors.ADJUSTMENT_NOT_FOUND();
      if (adjustment.status !== 'PROPOSED') throw SettlementErrors.RUN_NOT_ALLOWED();
      if (adjustment.proposedBy === operatorId) throw SettlementErrors.SECOND_PERSON_REQUIRED();
      const at = this.clock.now();
      await this.statements.decide(tx, id, approved ? 'APPROVED' : 'REFUSED', operatorId, at);
      if (!approved) return;
      const creditKey = `adj:${id}`;
      const { agentId, type } = await this.statements.addPayment(tx, adjustment, creditKey, at);
      await this.outbox.add(tx, creditRequested, {
        ...{ creditKey, memberId: agentId, book: 'REAL', kind: type === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY' },
        ...{ amount: adjustment.amount, reason: 'Adjustment of a contract bill', at: at.toISOString() },
      });
    });
  }
}
