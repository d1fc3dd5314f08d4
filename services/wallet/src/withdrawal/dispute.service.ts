import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import { DisputeRepository, type Refund } from './dispute.repository.js';
import { PayoutRepository, type PayoutNotice } from './payout.repository.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import type { Withdrawal } from './withdrawal.repository.js';
import { ledgerCaller } from './withdrawal.service.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

/** Payments that the member did not receive: the member has the money again, and the bank owes it until it returns it. */
@Injectable()
export class DisputeService {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly payouts: PayoutRepository,
    private readonly steps: WithdrawalStepService,
    private readonly money: PayoutPostingService,
  ) {}

  /** All of the order that has not come back; the sum is the member's again. */
  async open(tx: Tx, order: Withdrawal, resolution: Refund): Promise<bigint> {
    const payments = await this.payouts.paymentsOf(tx, order.id);
    for (const { id, amount } of payments) {
      await this.giveBack(tx, id, `payout-reclaim:${id}`, amount);
      await this.money.disputeWithin(tx, {
        ...{ way: 'opened', key: `payout-dispute:${id}`, payment: id, channel: order.channel, amount },
      });
      await this.disputes.open(tx, { payment: id, resolution, amount });
    }
    await this.payouts.dispute(tx, order.id);
    await this.disputes.clear(tx, order.id);
    return payments.reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Whether the return is that of a disputed payment: it pays the bank's debt, and the member has the money already. */
  async settle(tx: Tx, order: Withdrawal, payment: PayoutNotice, notice: PayoutNotice): Promise<boolean> {
    const dispute = await this.disputes.find(tx, payment.id);
    if (!dispute) return false;
    if (notice.amount < 1n || notice.amount > dispute.amount - dispute.returned)
      throw WithdrawalErrors.PAYOUT_RETURN_INVALID();
    await this.money.disputeWithin(tx, {
      ...{ way: 'returned', key: `payout-return:${notice.id}`, payment: payment.id },
      ...{ channel: order.channel, amount: notice.amount },
    });
    await this.disputes.addReturned(tx, payment.id, notice.amount);
    // Of a payment that was made again, the order shows the new one.
    const returned = dispute.resolution === 'GIVE_BACK' ? order.returned + notice.amount : order.returned;
    await this.steps.record(tx, order, 'returnPart', { actor: 'channel', note: notice.id }, { returned });
    return true;
  }

  async giveBack(tx: Tx, payment: string, externalId: string, amount: bigint): Promise<void> {
    const about = { caller: ledgerCaller, externalId, payoutExternalId: `payout:${payment}` };
    const answer = await this.money.returnedWithin(tx, { ...about, amount });
    if (answer.outcome !== 'ACCEPTED') throw WithdrawalErrors.PAYOUT_RETURN_INVALID();
  }
}
