import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, LOGGER, newId, signatureHeader, signBody, type Clock } from '#libs/platform';
import { bankChannelKeysOf, type BankChannelConfig } from './bank-channel.config.js';
import { BankChannelRepository, type DueTransfer } from './bank-channel.repository.js';
import { retryDelayMs, transfersOf, type BankOrder } from './bank-channel.rules.js';

const patienceMs = 3_000;

/** A bank with payers in it. It is told of orders by signed calls, and reports what came by signed calls; that is all it shares. */
@Injectable()
export class BankChannelService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(BankChannelRepository) private readonly repository: BankChannelRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BankChannelConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.bankChannel === 'none') return;
    this.timer = setInterval(
      () => void (this.running ??= this.report()),
      this.config.simulatedPollMs,
    ).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** An order that is told again is the same order. */
  async take(order: BankOrder): Promise<void> {
    const { simulatedPayers: payers, simulatedDelayMinMs: least, simulatedDelayMaxMs: most } = this.config;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const place = await this.repository.insertOrder(tx, order, now);
      if (place === undefined) return;
      const behaviour = payers[place % payers.length] ?? 'pay';
      const delayMs = most > least ? randomInt(least, most + 1) : least;
      const transfers = transfersOf(order, behaviour, now, delayMs).map((planned) => ({
        ...planned,
        bankTxnId: `FT${newId().replaceAll('-', '').toUpperCase()}`,
      }));
      await this.repository.plan(tx, order, behaviour, transfers);
    });
  }

  private async report(): Promise<void> {
    try {
      for (const transfer of await this.repository.due(this.clock.now())) await this.deliver(transfer);
    } catch (error) {
      this.logger.warn({ err: error }, 'the simulated bank could not report');
    } finally {
      this.running = undefined;
    }
  }

  private async deliver(transfer: DueTransfer): Promise<void> {
    const { notifyUrl, attempts, bankTxnId, account, amount, content, bookedAt } = transfer;
    const body = JSON.stringify({
      bankTxnId,
      channel: 'BANK',
      account,
      amount,
      content,
      bookedAt: bookedAt.toISOString(),
    });
    const now = this.clock.now();
    try {
      const answer = await fetch(notifyUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(bankChannelKeysOf(this.config), body, now),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      await this.repository.delivered(bankTxnId, new Date(now.getTime() + this.config.simulatedDelayMinMs));
    } catch {
      await this.repository.failed(bankTxnId, new Date(now.getTime() + retryDelayMs(attempts)));
    }
  }
}
