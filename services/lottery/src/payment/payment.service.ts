import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Tx } from '#libs/database';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { WalletClient } from '../wallet/wallet.client.js';
import { PaymentRepository, type DuePayment, type Payment } from './payment.repository.js';

const prizesAtOnce = 500;
const singlesAtOnce = 200;

/** Asks the wallet for what tickets are due. A payment stays due until the wallet has confirmed it. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly wallet: WalletClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async request(tx: Tx, payments: readonly Payment[]): Promise<void> {
    await this.payments.add(tx, payments);
  }

  async requestRefunds(tx: Tx, tickets: readonly { id: string; stake: bigint }[]): Promise<void> {
    const refunds = tickets.map(({ id, stake }) => ({ ticketId: id, version: 0, amount: stake }));
    await this.payments.add(
      tx,
      refunds.map((refund) => ({ ...refund, kind: 'REFUND' })),
    );
  }

  @PeriodicJob({ name: 'pay-tickets', everySeconds: 1 })
  async payAll(): Promise<void> {
    await repeatWhileMore(() => this.payPrizes());
    await this.payDue();
  }

  /** Refunds and corrections; of some tickets, or all that are due. What fails stays due. */
  async payDue(ticketIds?: readonly string[]): Promise<void> {
    for (const refund of await this.payments.due('REFUND', singlesAtOnce, ticketIds))
      await this.attempt(refund, () => this.wallet.refund(refund));
    for (const prize of await this.payments.due('TAKE_BACK', singlesAtOnce, ticketIds))
      await this.attempt(prize, () => this.wallet.reverse(prize));
  }

  /** One batch of prizes; true if there may be more. */
  private async payPrizes(): Promise<boolean> {
    const due = await this.payments.due('WIN', prizesAtOnce);
    if (due.length === 0) return false;
    const paid = await this.wallet.pay(due);
    await this.payments.markPaid(
      due.filter(({ ticketId }) => paid.has(ticketId)),
      this.clock.now(),
    );
    return paid.size > 0;
  }

  private async attempt(payment: DuePayment, call: () => Promise<void>): Promise<void> {
    try {
      await call();
      await this.payments.markPaid([payment], this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error, ticketId: payment.ticketId }, 'payment failed: unconfirmed, will retry');
    }
  }
}
