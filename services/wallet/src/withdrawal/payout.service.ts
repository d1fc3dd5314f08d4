import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CONFIG, newId } from '#libs/platform';
import { BankAccountRepository } from '../bank-account/bank-account.repository.js';
import { BankAccountService } from '../bank-account/bank-account.service.js';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import { DisputeService } from './dispute.service.js';
import { PayoutChannelClient, type Acceptance } from './payout-channel.client.js';
import { byHand, PayoutRepository, type PayoutNotice, type PayoutOrder } from './payout.repository.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type Withdrawal } from './withdrawal.repository.js';
import { allows, remainingOf } from './withdrawal.rules.js';
import { ledgerCaller } from './withdrawal.service.js';
import { WithdrawalStepService, type Actor } from './withdrawal-step.service.js';

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
    private readonly disputes: DisputeService,
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
    if (acceptance === 'accepted') {
      await this.payouts.markAccepted(payout.id, this.config.withdrawal.silentSeconds);
    }
    if (acceptance === 'unknown') await this.payouts.postpone(payout.id);
    if (acceptance !== 'rejected') return;
    const id = `rejected:${payout.id}`;
    await this.receive({ id, payoutId: payout.id, outcome: 'FAILED', amount: 0n, refersTo: null });
  }

  /** One transaction: after a crash the channel's retry does all of it. A repeated notice changes nothing. */
  async receive(notice: PayoutNotice): Promise<void> {
    if (notice.id.startsWith(byHand)) throw WithdrawalErrors.PAYOUT_NOTICE_REUSED();
    await this.transactions.run((tx) =>
      this.receiveWithin(tx, notice, { actor: 'channel', note: notice.id }),
    );
  }

  /** The one way in which a payment ends: by the channel itself, the channel when asked, or two operators. */
  async receiveWithin(tx: Tx, notice: PayoutNotice, by: Actor): Promise<void> {
    const found = await this.payouts.find(tx, notice.payoutId);
    if (!found) throw WithdrawalErrors.PAYOUT_UNKNOWN();
    const order = await this.steps.locked(tx, found.withdrawalId);
    const known = await this.payouts.notice(tx, notice.id);
    if (known) {
      if (!isSame(known, notice)) throw WithdrawalErrors.PAYOUT_NOTICE_REUSED();
      return;
    }
    if (await this.isMarked(tx, order, notice, by)) return;
    const payout = (await this.payouts.find(tx, notice.payoutId))!;
    await this.payouts.insertNotice(tx, notice);
    if (notice.outcome === 'PAID') await this.paid(tx, order, payout, notice, by);
    else if (notice.outcome === 'FAILED') await this.failed(tx, order, payout, by);
    else await this.returned(tx, order, payout, notice);
  }

  /** Whether the notice reports a payment that two operators marked before it came: that is booked already. */
  private async isMarked(tx: Tx, order: Withdrawal, notice: PayoutNotice, by: Actor): Promise<boolean> {
    if (notice.outcome !== 'PAID' || by.actor !== 'channel') return false;
    const match = await this.payouts.matchOf(tx, notice.id);
    if (match) {
      if (match.amount !== notice.amount) throw WithdrawalErrors.PAYOUT_NOTICE_REUSED();
      return true;
    }
    const payment = await this.payouts.unreported(tx, notice.payoutId, notice.amount);
    if (payment === undefined) return false;
    await this.payouts.insertMatch(tx, notice.id, payment, notice.amount);
    await this.steps.record(tx, order, 'paidAsMarked', by, {});
    return true;
  }

  private async paid(
    tx: Tx,
    order: Withdrawal,
    payout: PayoutOrder,
    { id, amount }: PayoutNotice,
    actor: Actor,
  ): Promise<void> {
    const paid = payout.paid + amount;
    const isAll = paid >= payout.amount;
    await this.money.payOutWithin(tx, {
      ...{ caller: ledgerCaller, externalId: `payout:${id}`, holdId: order.holdId, amount },
      // The fee belongs to the last part: an order that ends without it costs nothing.
      ...{ fee: isAll ? order.fee : 0n, isFinal: isAll },
    });
    const isTakenBack = payout.status === 'RECLAIMED' || payout.status === 'DISPUTED';
    const status = isAll && !isTakenBack ? 'PAID' : payout.status;
    await this.payouts.update(tx, { ...payout, paid, status });
    const changes = { paid: order.paid + amount };
    if (!isAll) await this.steps.take(tx, order, 'payPart', actor, changes);
    else await this.disbursed(tx, order, 'payAll', actor, changes);
  }

  /** The member's time to confirm begins when the payment is complete, not again with a later notice. */
  async disbursed(
    tx: Tx,
    order: Withdrawal,
    step: 'payAll' | 'close',
    actor: Actor,
    changes: { paid: bigint },
  ): Promise<Withdrawal> {
    const isFirst = ['PAYING', 'RISK_REVIEW', 'APPROVED'].includes(order.status);
    const minutes = this.config.withdrawal.confirmMinutes;
    const confirmBy = isFirst ? await this.orders.deadline(tx, minutes) : order.confirmBy;
    return this.steps.take(tx, order, step, actor, { ...changes, reason: null, confirmBy });
  }

  private async failed(tx: Tx, order: Withdrawal, payout: PayoutOrder, by: Actor): Promise<void> {
    if (payout.status === 'PAID') await this.steps.record(tx, order, 'failedAfterPaid', by, {});
    if (['PAID', 'FAILED', 'RECLAIMED', 'DISPUTED'].includes(payout.status)) return;
    await this.payouts.update(tx, { ...payout, status: 'FAILED' });
    if (order.status !== 'PAYING') return;
    const changes = { reason: 'PAYOUT_FAILED', approvedBy: null, claimedBy: null, claimedUntil: null };
    await this.steps.take(tx, order, 'fail', by, changes);
  }

  private async returned(
    tx: Tx,
    order: Withdrawal,
    payout: PayoutOrder,
    notice: PayoutNotice,
  ): Promise<void> {
    const payment = await this.paymentOf(tx, notice);
    if (payment?.outcome !== 'PAID' || payment.payoutId !== notice.payoutId)
      throw WithdrawalErrors.PAYOUT_RETURN_INVALID();
    // Its return was booked when an operator decided that the money had not arrived.
    if (payout.status === 'RECLAIMED') return;
    if (await this.disputes.settle(tx, order, payment, notice)) return;
    await this.disputes.giveBack(tx, payment.id, `payout-return:${notice.id}`, notice.amount);
    const returned = order.returned + notice.amount;
    const actor = { actor: 'channel', note: notice.id };
    if (allows(order.status, 'bounce') && returned >= order.paid) {
      const changes = { returned, reason: 'PAYOUT_RETURNED', confirmBy: null };
      await this.steps.take(tx, order, 'bounce', actor, changes);
    } else await this.steps.record(tx, order, 'returnPart', actor, { returned });
  }

  /** A return names the channel's notice; its payment may be one that operators marked. */
  private async paymentOf(tx: Tx, { refersTo }: PayoutNotice): Promise<PayoutNotice | undefined> {
    if (refersTo === null) return undefined;
    const match = await this.payouts.matchOf(tx, refersTo);
    return this.payouts.notice(tx, match?.payment ?? refersTo);
  }
}

function isSame(a: PayoutNotice, b: PayoutNotice): boolean {
  return (
    a.payoutId === b.payoutId && a.outcome === b.outcome && a.amount === b.amount && a.refersTo === b.refersTo
  );
}

/** What two operators say in place of the channel; the bank's reference can stand for one payment only. */
export function noticeByHand(
  { id, amount, paid }: PayoutOrder,
  outcome: 'PAID' | 'FAILED',
  reference: string | null,
): PayoutNotice {
  const about = { payoutId: id, outcome, refersTo: null };
  return outcome === 'PAID'
    ? { ...about, id: `${byHand}${reference!}`, amount: amount - paid }
    : { ...about, id: `${byHand}failed:${id}`, amount: 0n };
}
