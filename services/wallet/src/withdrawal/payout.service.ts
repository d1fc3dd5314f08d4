import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CONFIG, newId } from '#libs/platform';
import { BankAccountRepository } from '../bank-account/bank-account.repository.js';
import { BankAccountService } from '../bank-account/bank-account.service.js';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import { PayoutChannelClient, type Acceptance } from './payout-channel.client.js';
import { PayoutRepository, type PayoutNotice, type PayoutOrder } from './payout.repository.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type Withdrawal } from './withdrawal.repository.js';
import { allows, remainingOf } from './withdrawal.rules.js';
import { ledgerCaller } from './withdrawal.service.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

/** Orders payments at the channel and books what it reports. */
@Injectable()
export class PayoutService {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly orders: WithdrawalRepository,
    private readonly steps: WithdrawalStepService,
    private readonly accounts: BankAccountRepository,
    private readonly holders: BankAccountService,
    private readonly channel: PayoutChannelClient,
    private readonly money: PayoutPostingService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {}

  /** Approved orders become payments; those that the channel has not accepted are ordered again. */
  async advance(): Promise<void> {
    if (this.config.bank.channel === 'none') return;
    for (const id of await this.orders.approved(100)) await this.dispatch(id);
    for (const payout of await this.payouts.due(50)) await this.send(payout);
  }

  /** The status says PAYING before the channel hears of it: no cancellation can meet a payment under way. */
  private async dispatch(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, id);
      if (order?.status !== 'APPROVED') return;
      await this.steps.take(tx, order, 'dispatch', { actor: 'system' });
      await this.request(tx, order);
    });
  }

  /** A payment of what remains, sent after the commit. */
  async request(tx: Tx, order: Withdrawal, amount = remainingOf(order)): Promise<void> {
    await this.payouts.insert(tx, { id: newId(), withdrawalId: order.id, amount });
  }

  private async send(payout: PayoutOrder): Promise<void> {
    const order = (await this.orders.find(payout.withdrawalId))!;
    const account = (await this.accounts.find(this.pool, order.accountId))!;
    const { number, holder } = this.holders.payeeOf(account);
    const acceptance = await this.channel.order({
      ...{
        payoutNo: payout.id,
        channel: account.kind,
        institution: account.institution,
        account: number,
        holder,
      },
      ...{ amount: payout.amount, content: `RT ${order.id.slice(-8).toUpperCase()}` },
    });
    await this.accepted(payout, acceptance);
  }

  private async accepted(payout: PayoutOrder, acceptance: Acceptance): Promise<void> {
    if (acceptance === 'accepted') await this.payouts.markAccepted(payout.id);
    if (acceptance === 'unknown') await this.payouts.postpone(payout.id);
    if (acceptance !== 'rejected') return;
    const id = `rejected:${payout.id}`;
    await this.receive({ id, payoutId: payout.id, outcome: 'FAILED', amount: 0n, refersTo: null });
  }

  /** One transaction: after a crash the channel's retry does all of it. A repeated notice changes nothing. */
  async receive(notice: PayoutNotice): Promise<void> {
    await this.transactions.run(async (tx) => {
      const found = await this.payouts.find(tx, notice.payoutId);
      if (!found) throw WithdrawalErrors.PAYOUT_UNKNOWN();
      const order = await this.steps.locked(tx, found.withdrawalId);
      const known = await this.payouts.notice(tx, notice.id);
      if (known) {
        if (!isSame(known, notice)) throw WithdrawalErrors.PAYOUT_NOTICE_REUSED();
        return;
      }
      const payout = (await this.payouts.find(tx, notice.payoutId))!;
      await this.payouts.insertNotice(tx, notice);
      if (notice.outcome === 'PAID') await this.paid(tx, order, payout, notice);
      else if (notice.outcome === 'FAILED') await this.failed(tx, order, payout);
      else await this.returned(tx, order, payout, notice);
    });
  }

  private async paid(
    tx: Tx,
    order: Withdrawal,
    payout: PayoutOrder,
    { id, amount }: PayoutNotice,
  ): Promise<void> {
    const paid = payout.paid + amount;
    const isAll = paid >= payout.amount;
    await this.money.payOutWithin(tx, {
      ...{ caller: ledgerCaller, externalId: `payout:${id}`, holdId: order.holdId, amount },
      // The fee belongs to the last part: an order that ends without it costs nothing.
      ...{ fee: isAll ? order.fee : 0n, isFinal: isAll },
    });
    const status = isAll && payout.status !== 'RECLAIMED' ? 'PAID' : payout.status;
    await this.payouts.update(tx, { ...payout, paid, status });
    const actor = { actor: 'channel', note: id };
    const changes = { paid: order.paid + amount };
    if (!isAll) await this.steps.take(tx, order, 'payPart', actor, changes);
    else await this.disbursed(tx, order, 'payAll', actor, changes);
  }

  /** The member's time to confirm begins when the payment is complete, not again with a later notice. */
  async disbursed(
    tx: Tx,
    order: Withdrawal,
    step: 'payAll' | 'close',
    actor: { actor: string; note?: string },
    changes: { paid: bigint },
  ): Promise<Withdrawal> {
    const isFirst = ['PAYING', 'RISK_REVIEW', 'APPROVED'].includes(order.status);
    const minutes = this.config.withdrawal.confirmMinutes;
    const confirmBy = isFirst ? await this.orders.deadline(tx, minutes) : order.confirmBy;
    return this.steps.take(tx, order, step, actor, { ...changes, reason: null, confirmBy });
  }

  private async failed(tx: Tx, order: Withdrawal, payout: PayoutOrder): Promise<void> {
    if (['PAID', 'FAILED', 'RECLAIMED'].includes(payout.status)) return;
    await this.payouts.update(tx, { ...payout, status: 'FAILED' });
    if (order.status !== 'PAYING') return;
    const changes = { reason: 'PAYOUT_FAILED', approvedBy: null, claimedBy: null, claimedUntil: null };
    await this.steps.take(tx, order, 'fail', { actor: 'channel' }, changes);
  }

  private async returned(
    tx: Tx,
    order: Withdrawal,
    payout: PayoutOrder,
    notice: PayoutNotice,
  ): Promise<void> {
    const payment = notice.refersTo === null ? undefined : await this.payouts.notice(tx, notice.refersTo);
    if (payment?.outcome !== 'PAID' || payment.payoutId !== notice.payoutId)
      throw WithdrawalErrors.PAYOUT_RETURN_INVALID();
    // Its return was booked when an operator decided that the money had not arrived.
    if (payout.status === 'RECLAIMED') return;
    await this.bookReturn(tx, payment, `payout-return:${notice.id}`, notice.amount);
    const returned = order.returned + notice.amount;
    const actor = { actor: 'channel', note: notice.id };
    if (allows(order.status, 'bounce') && returned >= order.paid) {
      const changes = { returned, reason: 'PAYOUT_RETURNED', confirmBy: null };
      await this.steps.take(tx, order, 'bounce', actor, changes);
    } else await this.steps.record(tx, order, 'returnPart', actor, { returned });
  }

  /** Books all payments of the order as returned: what the channel says later about them is known already. */
  async reclaim(tx: Tx, order: Withdrawal): Promise<bigint> {
    const payments = await this.payouts.paymentsOf(tx, order.id);
    for (const { id, amount } of payments) await this.bookReturn(tx, { id }, `payout-reclaim:${id}`, amount);
    await this.payouts.reclaim(tx, order.id);
    return payments.reduce((sum, { amount }) => sum + amount, 0n);
  }

  private async bookReturn(
    tx: Tx,
    payment: { id: string },
    externalId: string,
    amount: bigint,
  ): Promise<void> {
    const about = { caller: ledgerCaller, externalId, payoutExternalId: `payout:${payment.id}` };
    const answer = await this.money.returnedWithin(tx, { ...about, amount });
    if (answer.outcome !== 'ACCEPTED') throw WithdrawalErrors.PAYOUT_RETURN_INVALID();
  }
}

function isSame(a: PayoutNotice, b: PayoutNotice): boolean {
  return (
    a.payoutId === b.payoutId && a.outcome === b.outcome && a.amount === b.amount && a.refersTo === b.refersTo
  );
}
