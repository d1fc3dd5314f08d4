import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { creditRequested, type PayloadOf } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { PaymentRepository, type PlannedPayment } from './payment.repository.js';
import { SettlementErrors } from './settlement.errors.js';

/** The command to the wallet to credit a payment of a bill. */
export function creditOf(payment: PlannedPayment, at: Date): PayloadOf<typeof creditRequested> {
  const { creditKey, agentId: memberId, amount, type, periodKey } = payment;
  return {
    ...{ creditKey, memberId, book: 'REAL', amount: String(amount), at: at.toISOString() },
    ...{ kind: type === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY', reason: `Contract ${type} ${periodKey}` },
  };
}

/** A payment that the wallet has refused, once what stood in its way is mended. */
@Injectable()
export class PaymentRetryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async retry(billId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const at = this.clock.now();
      const payments = await this.payments.retry(tx, billId, at);
      if (payments.length === 0) throw SettlementErrors.PAYMENT_NOT_REFUSED();
      for (const payment of payments) await this.outbox.add(tx, creditRequested, creditOf(payment, at));
    });
  }
}
