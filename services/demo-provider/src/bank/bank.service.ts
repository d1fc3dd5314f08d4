import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import {
  CLOCK,
  CONFIG,
  LOGGER,
  newId,
  SharedKeys,
  signatureHeader,
  signBody,
  type Clock,
} from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { BankRepository, type DueTransfer } from './bank.repository.js';
import { payerAskedFor, retryDelayMs, transfersOf, type BankOrder } from './bank.rules.js';

const timeoutMs = 3_000;

@Injectable()
export class BankService {
  private readonly keys: SharedKeys;

  constructor(
    private readonly repository: BankRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.bankChannelKeys);
  }

  /** Repeating an order number changes nothing. */
  async register(order: BankOrder): Promise<void> {
    const { simulatedPayers: payers, simulatedDelayMinMs: min, simulatedDelayMaxMs: max } = this.config.bank;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const position = await this.repository.insertOrder(tx, order, now);
      if (position === undefined) return;
      const behaviour = payerAskedFor(order.amount) ?? payers[position % payers.length] ?? 'pay';
      const delayMs = max > min ? randomInt(min, max + 1) : min;
      const transfers = transfersOf(order, behaviour, now, delayMs).map((planned) => ({
        ...planned,
        bankTxnId: `FT${newId().replaceAll('-', '').toUpperCase()}`,
      }));
      await this.repository.plan(tx, order, behaviour, transfers);
    });
  }

  async reportDue(): Promise<void> {
    for (const transfer of await this.repository.due(this.clock.now())) await this.report(transfer);
  }

  private async report(transfer: DueTransfer): Promise<void> {
    const { notifyUrl, attempts, bankTxnId, channel, account, amount, content, bookedAt } = transfer;
    const notice = { bankTxnId, channel, account, amount, content, bookedAt: bookedAt.toISOString() };
    const body = JSON.stringify(notice);
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
      await this.repository.markDelivered(bankTxnId, new Date(now.getTime() + simulatedDelayMinMs));
    } catch (error) {
      this.logger.info({ err: error, bankTxnId }, 'arrival notice failed: the bank retries it later');
      await this.repository.markFailed(bankTxnId, new Date(now.getTime() + retryDelayMs(attempts)));
    }
  }
}
