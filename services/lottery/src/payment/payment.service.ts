import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Tx } from '#libs/database';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { WalletClient } from '../wallet/wallet.client.js';
import { PaymentRepository, type DuePayment, type Payment, type PaymentKind } from './payment.repository.js';

const prizesAtOnce = 500;
const singlesAtOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

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
    await this.throughDue('WIN', prizesAtOnce, (due) => this.payPrizes(due));
    await this.payDue();
  }

  /** Refunds and corrections; of some tickets, or all that are due. What fails stays due. */
  async payDue(ticketIds?: readonly string[]): Promise<void> {
    const one = (call: (payment: DuePayment) => Promise<void>) => async (due: DuePayment[]) => {
      for (const payment of due) await this.attempt(payment, () => call(payment));
    };
    await this.throughDue(
      'REFUND',
      singlesAtOnce,
      one((refund) => this.wallet.refund(refund)),
      ticketIds,
    );
    await this.throughDue(
      'TAKE_BACK',
      singlesAtOnce,
      one((prize) => this.wallet.reverse(prize)),
      ticketIds,
    );
  }

  /** Goes on behind what stays due, so that refused payments do not stop the others. */
  private async throughDue(
    kind: PaymentKind,
    atOnce: number,
    pay: (due: DuePayment[]) => Promise<void>,
    ticketIds?: readonly string[],
  ): Promise<void> {
    let after = firstId;
    await repeatWhileMore(async () => {
      const due = await this.payments.due(kind, atOnce, after, ticketIds);
      if (due.length === 0) return false;
      await pay(due);
      after = due.at(-1)!.ticketId;
      return due.length === atOnce;
    });
  }

  private async payPrizes(due: DuePayment[]): Promise<void> {
    const paid = await this.wallet.pay(due);
    await this.payments.markPaid(
      due.filter(({ ticketId }) => paid.has(ticketId)),
      this.clock.now(),
    );
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
