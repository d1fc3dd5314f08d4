import { Injectable, Logger } from '@nestjs/common';
import { afterCommit, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { HoldErrors } from '../hold/hold.errors.js';
import type { HoldAnswer, Resolution } from '../hold/hold.rules.js';
import { HoldService } from '../hold/hold.service.js';
import { accountNumber } from '../ledger/chart.rules.js';
import { ChartRepository } from '../ledger/chart.repository.js';
import { LedgerMetrics } from '../ledger/ledger-metrics.js';
import { ownTransaction, type OwnTransaction } from '../ledger/own-transaction.js';
import type { PartialAnswer, PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, settled } from '../ledger/posting.service.js';
import { PayoutPostingErrors } from './payout-posting.errors.js';
import { PayoutPostingRepository } from './payout-posting.repository.js';
import type { Payout, PayoutReturn, WithdrawalOrder } from './payout-posting.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const disputed = accountNumber('payout-disputed', 'REAL');

interface DisputeMove {
  way: 'opened' | 'returned';
  key: string;
  /** Notice of the payment. */
  payment: string;
  channel: string;
  amount: bigint;
}

/** The money side of a withdrawal; each step has a key, and joins the caller's transaction if one is given. */
@Injectable()
export class PayoutPostingService {
  private readonly logger = new Logger(PayoutPostingService.name);

  constructor(
    private readonly withdrawals: PayoutPostingRepository,
    private readonly holds: HoldService,
    private readonly chart: ChartRepository,
    private readonly relay: RelayNotifier,
    private readonly metrics: LedgerMetrics,
  ) {}

  /** Refused while money is owed or a turnover requirement is open; decided under the account's lock. */
  async holdWithin(on: Tx | OwnTransaction, order: WithdrawalOrder): Promise<HoldAnswer> {
    const { channel, ...about } = order;
    const contra = await this.chart.channelAccount(on, channel);
    if (contra === undefined) throw PayoutPostingErrors.PAYMENT_CHANNEL_UNKNOWN();
    return this.holds.holdWithin(on, { ...about, contra, book: 'REAL', purpose: 'WITHDRAWAL' });
  }

  /** For a payment that is made once more: it was judged when it was first held. */
  async holdAgainWithin(on: Tx | OwnTransaction, order: WithdrawalOrder): Promise<HoldAnswer> {
    const contra = await this.chart.channelAccount(on, order.channel);
    if (contra === undefined) throw PayoutPostingErrors.PAYMENT_CHANNEL_UNKNOWN();
    return settled(await this.withdrawals.holdAgain(on, order, contra));
  }

  /** What the bank owes of a payment that did not arrive: out of the channel's account, and into it again when it is returned. */
  async disputeWithin(tx: Tx, { way, key, payment, channel, amount }: DisputeMove): Promise<void> {
    const ofChannel = await this.chart.channelAccount(tx, channel);
    if (ofChannel === undefined) throw PayoutPostingErrors.PAYMENT_CHANNEL_UNKNOWN();
    const [debit, credit] = way === 'opened' ? [disputed, ofChannel] : [ofChannel, disputed];
    const move = { externalId: key, debit, credit, amount, refersTo: payment, note: `dispute ${way}` };
    settled(await this.withdrawals.move(tx, move, currentTrace()));
    this.committed(tx, () => undefined);
  }

  /** Never refused: what does not fit the hold is booked as a payout difference. */
  async payOutWithin(on: Tx | OwnTransaction, payout: Payout): Promise<PartialAnswer> {
    const found = await this.withdrawals.payOut(on, payout, currentTrace());
    if (!found) throw HoldErrors.HOLD_NOT_FOUND();
    const answer = settled(found);
    this.committed(on, () => {
      if (!answer.replayed && answer.rest > 0n) this.alarm(payout, answer.rest);
    });
    return answer;
  }

  async returnedWithin(on: Tx | OwnTransaction, payoutReturn: PayoutReturn): Promise<PartialAnswer> {
    const found = await this.withdrawals.returned(on, payoutReturn, currentTrace());
    if (!found) throw PayoutPostingErrors.PAYOUT_NOT_FOUND();
    this.committed(on, () => undefined);
    return settled(found);
  }

  releaseWithin(on: Tx | OwnTransaction, resolution: Resolution): Promise<PostingAnswer> {
    return this.holds.releaseWithin(on, resolution);
  }

  private alarm({ externalId, holdId }: Payout, difference: bigint): void {
    this.metrics.paidBeyondHold();
    this.logger.error(
      `Payout ${externalId} of hold ${holdId} failed to fit: ${difference} booked to the payout differences`,
    );
  }

  private committed(on: Tx | OwnTransaction, effect: () => void): void {
    const done = () => {
      effect();
      this.relay.notify(POSTINGS);
    };
    if (on !== ownTransaction) afterCommit(on, done);
    else done();
  }
}
