import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { withdrawalApproved, withdrawalChanged, withdrawalRejected } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { WithdrawalErrors } from './withdrawal.errors.js';
import {
  WithdrawalRepository,
  type Changes,
  type RecordedStep,
  type Withdrawal,
} from './withdrawal.repository.js';
import { allows, withdrawalAfter, type WithdrawalStep } from './withdrawal.rules.js';

export interface Actor {
  /** `member`, `system`, `channel`, or `operator:<id>`. */
  actor: string;
  note?: string | undefined;
}

/** The one place where an order changes: status, history, event and message in the caller's transaction. */
@Injectable()
export class WithdrawalStepService {
  constructor(
    private readonly orders: WithdrawalRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async locked(tx: Tx, id: string): Promise<Withdrawal> {
    const order = await this.orders.lock(tx, id);
    if (!order) throw WithdrawalErrors.WITHDRAWAL_NOT_FOUND();
    return order;
  }

  /** Refused with the status if the order does not allow the step. */
  async take(
    tx: Tx,
    order: Withdrawal,
    step: WithdrawalStep,
    { actor, note }: Actor,
    changes: Changes = {},
  ): Promise<Withdrawal> {
    if (!allows(order.status, step)) throw WithdrawalErrors.WITHDRAWAL_STATE({ status: order.status });
    const to = withdrawalAfter(order.status, step);
    const next = await this.orders.move(tx, order, to, changes, this.clock.now());
    await this.orders.addStep(tx, order.id, { step, status: to, actor, note: note ?? null });
    await this.announce(tx, next);
    if (to !== order.status) await this.addMessage(tx, next);
    return next;
  }

  /** A change that leaves the status as it is. */
  async record(
    tx: Tx,
    order: Withdrawal,
    step: RecordedStep,
    { actor, note }: Actor,
    changes: Changes,
  ): Promise<Withdrawal> {
    const next = await this.orders.move(tx, order, order.status, changes, this.clock.now());
    await this.orders.addStep(tx, order.id, { step, status: order.status, actor, note: note ?? null });
    await this.announce(tx, next);
    return next;
  }

  private async announce(tx: Tx, order: Withdrawal): Promise<void> {
    await this.outbox.add(tx, withdrawalChanged, {
      withdrawalId: order.id,
      memberId: order.memberId,
      status: order.status,
      amount: String(order.amount),
      paid: String(order.paid),
      at: this.clock.now().toISOString(),
    });
  }

  /** What the member also finds in the inbox. */
  private async addMessage(tx: Tx, order: Withdrawal): Promise<void> {
    const { id, memberId, currency, status } = order;
    const fact = { withdrawalId: id, memberId, amount: String(order.amount), currency };
    const at = this.clock.now().toISOString();
    if (status === 'APPROVED') await this.outbox.add(tx, withdrawalApproved, { ...fact, at });
    if (status === 'REJECTED' || status === 'RETURNED')
      await this.outbox.add(tx, withdrawalRejected, { ...fact, reason: order.reason ?? status, at });
  }
}
