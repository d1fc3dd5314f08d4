import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutChannelClient } from './payout-channel.client.js';
import { PayoutQueryRepository, type PayoutAnswer } from './payout-query.repository.js';
import { PayoutService } from './payout.service.js';

export const queryResults = ['ENDED', 'OPEN', 'NONE', 'UNKNOWN'] as const;
/** `ENDED`: the payment was reported as paid or failed, now or before. */
export type QueryResult = (typeof queryResults)[number];

/** Asks the channel for payments that it has not reported; what it answers is booked as its notices are. */
@Injectable()
export class PayoutQueryService {
  constructor(
    private readonly queries: PayoutQueryRepository,
    private readonly payouts: PayoutService,
    private readonly channel: PayoutChannelClient,
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async askDue(limit = 20): Promise<void> {
    if (this.config.bank.channel === 'none') return;
    for (const payoutId of await this.queries.takeDue(limit)) await this.ask(payoutId);
  }

  async ask(payoutId: string): Promise<QueryResult> {
    const answer = await this.answerOf(payoutId);
    const { silentSeconds: everySeconds, silentTries: tries } = this.config.withdrawal;
    const state = await this.queries.asked(payoutId, answer, { everySeconds, tries });
    return state === undefined ? 'ENDED' : answer;
  }

  private async answerOf(payoutId: string): Promise<PayoutAnswer> {
    const notices = await this.channel.ask(payoutId);
    if (notices === 'no answer') return 'NONE';
    if (notices === 'not known') return 'UNKNOWN';
    try {
      for (const notice of notices) await this.payouts.receive(notice);
    } catch (error) {
      this.logger.error({ err: error, payoutId }, "the channel's answer about a payment cannot be booked");
    }
    return 'OPEN';
  }
}
