import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, LOGGER, SharedKeys, signatureHeader, signBody, type Clock } from '#libs/platform';
import { retryDelayMs } from '../bank/bank.rules.js';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { PayoutRepository, type DueNotice, type OrderedPayout } from './payout.repository.js';
import { answerText, courseAskedFor, noticesOf, type ReportedNotice } from './payout.rules.js';

const timeoutMs = 3_000;

export interface PayoutAnswer {
  payoutNo: string;
  status: 'KNOWN' | 'UNKNOWN';
  notices: ReportedNotice[];
  signature: string;
}

/** Moves no money: it reports payments as a bank would. */
@Injectable()
export class PayoutService {
  private readonly keys: SharedKeys;

  constructor(
    private readonly repository: PayoutRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.bankChannelKeys);
  }

  async order(payout: OrderedPayout): Promise<void> {
    const { simulatedPayouts, simulatedDelayMinMs: min, simulatedDelayMaxMs: max } = this.config.bank;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const position = await this.repository.insert(tx, payout, now);
      if (position === undefined) return;
      const inTurn = simulatedPayouts[position % simulatedPayouts.length] ?? 'pay';
      const behaviour = courseAskedFor(payout.amount) ?? inTurn;
      if (behaviour === 'lost') return this.repository.forget(tx, payout.payoutNo);
      const delayMs = max > min ? randomInt(min, max + 1) : min;
      for (const notice of noticesOf(payout.payoutNo, payout.amount, behaviour)) {
        const at = new Date(now.getTime() + delayMs * notice.after);
        await this.repository.plan(tx, payout.payoutNo, notice, at);
      }
    });
  }

  /** How the order stands, signed: what its notices say, whether they were sent or not. */
  async answer(payoutNo: string): Promise<PayoutAnswer> {
    const now = this.clock.now();
    const history = await this.repository.history(payoutNo, now);
    const status = history ? 'KNOWN' : 'UNKNOWN';
    const notices = history ?? [];
    const signature = signBody(this.keys.live(), answerText(payoutNo, status, notices), now);
    return { payoutNo, status, notices, signature };
  }

  async reportDue(): Promise<void> {
    for (const notice of await this.repository.due(this.clock.now())) await this.report(notice);
  }

  private async report({ notifyUrl, attempts, refersTo, ...notice }: DueNotice): Promise<void> {
    const body = JSON.stringify({ ...notice, ...(refersTo !== null && { refersTo }) });
    const now = this.clock.now();
    const { simulatedDelayMinMs } = this.config.bank;
    try {
      const answer = await fetch(notifyUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(this.keys.live(), body, now),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await this.repository.markDelivered(notice.noticeId, new Date(now.getTime() + simulatedDelayMinMs));
    } catch (error) {
      this.logger.info(
        { err: error, noticeId: notice.noticeId },
        'payout notice failed: it is sent again later',
      );
      await this.repository.markFailed(notice.noticeId, new Date(now.getTime() + retryDelayMs(attempts)));
    }
  }
}
