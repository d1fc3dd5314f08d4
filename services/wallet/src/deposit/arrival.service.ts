import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { ArrivalRepository, type ArrivalAnswer, type BankArrival } from './arrival.repository.js';
import { DepositCreditService } from './deposit-credit.service.js';
import { DepositErrors } from './deposit.errors.js';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { judgeArrival, statusAfter, transferCodeIn, type ReviewReason } from './deposit.rules.js';
import { ReceiptService } from './receipt.service.js';
import { ReviewRepository } from './review.repository.js';
import { valueOfUsdt } from './usdt.rules.js';

interface Found {
  /** The address that belongs to one order; without it the order is named in the content. */
  orderAt?: string;
  /** Why the arrival needs a review whatever the order says. */
  flaw?: ReviewReason | undefined;
}

/** Records every arrival: an exact match is credited, anything else waits in suspense for a review. */
@Injectable()
export class ArrivalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly arrivals: ArrivalRepository,
    private readonly deposits: DepositRepository,
    private readonly reviews: ReviewRepository,
    private readonly credits: DepositCreditService,
    private readonly receipts: ReceiptService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One transaction: after a crash the bank's retry does all of it. */
  async receive(arrival: BankArrival, found: Found = {}): Promise<ArrivalAnswer> {
    return this.transactions.run(async (tx) => {
      await this.arrivals.claim(tx, arrival.bankTxnId);
      const known = await this.arrivals.find(tx, arrival.bankTxnId);
      if (known) {
        const { account, amount, content } = known.arrival;
        const same = account === arrival.account && amount === arrival.amount && content === arrival.content;
        if (!same) throw DepositErrors.BANK_TRANSACTION_REUSED();
        return known.answer;
      }
      return this.settle(tx, arrival, await this.orderOf(tx, arrival, found), found.flaw);
    });
  }

  private async orderOf(tx: Tx, { content }: BankArrival, { orderAt }: Found): Promise<Deposit | undefined> {
    if (orderAt !== undefined) return this.deposits.lock(tx, { usdtAddress: orderAt });
    const transferCode = transferCodeIn(content);
    return transferCode === undefined ? undefined : this.deposits.lock(tx, { transferCode });
  }

  private async settle(
    tx: Tx,
    arrival: BankArrival,
    deposit: Deposit | undefined,
    flaw: ReviewReason | undefined,
  ): Promise<ArrivalAnswer> {
    const now = this.clock.now();
    const order = deposit && { ...deposit, amount: payableOf(deposit), account: accountOf(deposit) };
    const arrived = { ...arrival, account: `${arrival.channel}:${arrival.account}` };
    const judged = flaw ?? judgeArrival(order, arrived, now);
    const verdict = judged === 'MATCHED' ? await this.blocked(tx, arrival, deposit!) : judged;
    const answer: ArrivalAnswer = {
      outcome: verdict === 'MATCHED' ? 'MATCHED' : 'REVIEW',
      depositId: deposit?.id ?? null,
    };
    await this.arrivals.insert(tx, arrival, answer);
    if (verdict === 'MATCHED' && deposit) await this.succeed(tx, arrival, deposit, now);
    else await this.ask(tx, arrival, deposit, verdict as ReviewReason, now);
    return answer;
  }

  /** A limit set after the order sends the money to review. */
  private async blocked(
    tx: Tx,
    arrival: BankArrival,
    { memberId }: Deposit,
  ): Promise<'MATCHED' | ReviewReason> {
    return (await this.deposits.blockReason(tx, memberId, arrival.amount, 'credited')) ?? 'MATCHED';
  }

  private async succeed(tx: Tx, arrival: BankArrival, deposit: Deposit, now: Date): Promise<void> {
    const postingId = await this.credits.credit(tx, {
      bankTxnId: arrival.bankTxnId,
      depositId: deposit.id,
      memberId: deposit.memberId,
      amount: arrival.amount,
      channel: arrival.channel,
    });
    const credit = { amount: arrival.amount, postingId };
    await this.deposits.move(tx, deposit, statusAfter(deposit.status, 'arrive'), now, credit);
  }

  private async ask(
    tx: Tx,
    arrival: BankArrival,
    deposit: Deposit | undefined,
    reason: ReviewReason,
    now: Date,
  ): Promise<void> {
    if (deposit) await this.deposits.move(tx, deposit, statusAfter(deposit.status, 'doubt'), now);
    await this.receipts.hold(tx, arrival, reason);
    const depositId = deposit?.id ?? null;
    await this.reviews.insert(tx, {
      id: newId(),
      bankTxnId: arrival.bankTxnId,
      depositId,
      reason,
      createdAt: now,
    });
  }
}

/** What the order asks for: with a quote, the value of the quoted amount, which is rounded up. */
function payableOf({ amount, usdt }: Deposit): bigint {
  return usdt ? valueOfUsdt(usdt.amount, usdt.rate) : amount;
}

/** The same number at another channel is another account. */
function accountOf({ channel, payee }: Deposit): string {
  return `${channel}:${payee.accountNumber}`;
}
