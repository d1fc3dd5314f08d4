import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { depositFailed } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { failureOf, statusAfter, type FailingStep } from './deposit.rules.js';

/** Ends an order without a credit and publishes the reason, in the caller's transaction. */
@Injectable()
export class DepositFailureService {
  constructor(
    private readonly deposits: DepositRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An order that has failed already stays so, without a further event. */
  async fail(tx: Tx, deposit: Deposit, step: FailingStep): Promise<void> {
    const status = statusAfter(deposit.status, step);
    if (status === deposit.status) return;
    const now = this.clock.now();
    await this.deposits.move(tx, deposit, status, now);
    await this.outbox.add(tx, depositFailed, {
      depositId: deposit.id,
      memberId: deposit.memberId,
      amount: String(deposit.amount),
      currency: deposit.currency,
      reason: failureOf[step],
      at: now.toISOString(),
    });
  }
}
