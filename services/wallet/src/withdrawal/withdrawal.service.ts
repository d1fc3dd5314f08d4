import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { HoldErrors } from '../hold/hold.errors.js';
import type { HoldAnswer, Resolution } from '../hold/hold.rules.js';
import { HoldService } from '../hold/hold.service.js';
import { ChartRepository } from '../ledger/chart.repository.js';
import { LedgerMetrics } from '../ledger/ledger-metrics.js';
import type { PartialAnswer, PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, settled } from '../ledger/posting.service.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import type { Payout, PayoutReturn, WithdrawalOrder } from './withdrawal.rules.js';

/** The money side of a withdrawal; each step has a key, and joins the caller's transaction if one is given. */
@Injectable()
export class WithdrawalService {
  private readonly logger = new Logger(WithdrawalService.name);

  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly holds: HoldService,
    private readonly chart: ChartRepository,
    private readonly relay: RelayNotifier,
    private readonly metrics: LedgerMetrics,
  ) {}

  /** Refused while money is owed or a turnover requirement is open; decided under the account's lock. */
  async hold(order: WithdrawalOrder): Promise<HoldAnswer> {
    return this.holdWithin(undefined, order);
  }

  async holdWithin(tx: EntityManager | undefined, order: WithdrawalOrder): Promise<HoldAnswer> {
    const { channel, ...about } = order;
    const contra = await this.chart.channelAccount(channel);
    if (contra === undefined) throw WithdrawalErrors.PAYMENT_CHANNEL_UNKNOWN();
    return this.holds.holdWithin(tx, { ...about, contra, book: 'REAL', purpose: 'WITHDRAWAL' });
  }

  async payOut(payout: Payout): Promise<PartialAnswer> {
    return this.payOutWithin(undefined, payout);
  }

  /** Never refused: what does not fit the hold is booked as a payout difference. */
  async payOutWithin(tx: EntityManager | undefined, payout: Payout): Promise<PartialAnswer> {
    const found = await this.withdrawals.payOut(payout, currentTrace(), tx);
    if (!found) throw HoldErrors.HOLD_NOT_FOUND();
    const answer = settled(found);
    this.committed(tx, () => {
      if (!answer.replayed && answer.rest > 0n) this.alarm(payout, answer.rest);
    });
    return answer;
  }

  async returned(payoutReturn: PayoutReturn): Promise<PartialAnswer> {
    return this.returnedWithin(undefined, payoutReturn);
  }

  async returnedWithin(tx: EntityManager | undefined, payoutReturn: PayoutReturn): Promise<PartialAnswer> {
    const found = await this.withdrawals.returned(payoutReturn, currentTrace(), tx);
    if (!found) throw WithdrawalErrors.PAYOUT_NOT_FOUND();
    this.committed(tx, () => undefined);
    return settled(found);
  }

  releaseWithin(tx: EntityManager | undefined, resolution: Resolution): Promise<PostingAnswer> {
    return this.holds.releaseWithin(tx, resolution);
  }

  private alarm({ externalId, holdId }: Payout, difference: bigint): void {
    this.metrics.paidBeyondHold();
    this.logger.error(
      `Payout ${externalId} of hold ${holdId} failed to fit: ${difference} booked to the payout differences`,
    );
  }

  private committed(tx: EntityManager | undefined, effect: () => void): void {
    const done = () => {
      effect();
      this.relay.notify();
    };
    if (tx) afterCommit(tx, done);
    else done();
  }
}
