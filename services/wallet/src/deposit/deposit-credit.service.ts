import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { depositSucceeded } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { accountNumber, type AccountCode } from '../ledger/chart.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import { RolloverRepository } from '../rollover/rollover.repository.js';
import type { WalletConfig } from '../wallet.config.js';
import type { DepositChannelCode } from './deposit-channel.rules.js';
import { DepositRepository } from './deposit.repository.js';

export interface Credit {
  /** Key of the posting: one credit per bank transaction. */
  bankTxnId: string;
  /** The order, or the review if there is no order. */
  depositId: string;
  memberId: string;
  amount: bigint;
  channel: DepositChannelCode;
}

/** Credits an arrival: posting, turnover requirement, first-deposit mark and event, in the caller's transaction. */
@Injectable()
export class DepositCreditService {
  constructor(
    private readonly postings: PostingService,
    private readonly deposits: DepositRepository,
    private readonly rollovers: RolloverRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async credit(tx: Tx, credit: Credit): Promise<string | null> {
    const channelAccount: AccountCode = `channel:${credit.channel}`;
    const externalId = `arrival:${credit.bankTxnId}`;
    const answer = await this.postings.postWithin(tx, {
      caller: 'wallet',
      externalId,
      memberId: credit.memberId,
      book: 'REAL',
      kind: 'DEPOSIT',
      delta: credit.amount,
      contra: accountNumber(channelAccount, 'REAL'),
      note: credit.depositId,
    });
    if (answer.outcome !== 'ACCEPTED') throw new Error(`a deposit was answered ${answer.outcome}`);
    await this.rollovers.open(tx, {
      ...{ memberId: credit.memberId, book: 'REAL', kind: 'DEPOSIT', amount: credit.amount },
      ...{ requestedBy: 'wallet', creditKey: externalId, postingId: answer.postingId! },
      multiplier: String(this.config.depositTurnover),
    });
    const first = await this.deposits.markFirst(tx, { id: credit.depositId, memberId: credit.memberId });
    await this.outbox.add(tx, depositSucceeded, {
      depositId: credit.depositId,
      memberId: credit.memberId,
      amount: String(credit.amount),
      currency: this.config.currency,
      channel: credit.channel,
      first,
      at: this.clock.now().toISOString(),
    });
    return answer.postingId;
  }
}
