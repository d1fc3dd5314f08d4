import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, LOGGER, signatureHeader, signBody, type Clock } from '#libs/platform';
import { retryDelayMs } from '../bank/bank.rules.js';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { UsdtRepository, type DueUsdtReport } from './usdt.repository.js';
import { tronAddressOf, usdtPayerAskedFor, usdtTransfersOf, type UsdtOrder } from './usdt.rules.js';

const timeoutMs = 3_000;

export interface SignedQuote {
  address: string;
  rate: string;
  signature: string;
}

@Injectable()
export class UsdtService {
  constructor(
    private readonly repository: UsdtRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Repeating an order number gives the address and the rate of the first time. */
  async order(order: UsdtOrder): Promise<SignedQuote> {
    const { simulatedUsdtRate, simulatedUsdtPayers: payers, simulatedUsdtDelayMs } = this.config.usdt;
    const { usdtChannelKeys } = this.config.usdt;
    const now = this.clock.now();
    const rate = BigInt(simulatedUsdtRate);
    const quote = await this.transactions.run(async (tx) => {
      const address = tronAddressOf(randomBytes(20));
      const position = await this.repository.insert(tx, order, { address, rate, now });
      if (position === undefined) return this.repository.find(tx, order.orderNo);
      const payer = usdtPayerAskedFor(order.value) ?? payers[position % payers.length] ?? 'pay';
      const about = { rate, now, delayMs: simulatedUsdtDelayMs };
      for (const planned of usdtTransfersOf(order, payer, about))
        await this.repository.plan(tx, order.orderNo, {
          ...planned,
          txId: randomBytes(32).toString('hex'),
          address: planned.isStray ? tronAddressOf(randomBytes(20)) : address,
        });
      return { address, rate: String(rate) };
    });
    const said = `${order.orderNo}\n${quote.address}\n${quote.rate}`;
    return { ...quote, signature: signBody(usdtChannelKeys, said, now) };
  }

  async reportDue(): Promise<void> {
    for (const report of await this.repository.due(this.clock.now())) await this.report(report);
  }

  private async report({ notifyUrl, attempts, ...transfer }: DueUsdtReport): Promise<void> {
    const { usdtChannelKeys, simulatedUsdtDelayMs } = this.config.usdt;
    const { txId, blockTime } = transfer;
    const body = JSON.stringify({ ...transfer, logIndex: 0, blockTime: blockTime.toISOString() });
    const now = this.clock.now();
    try {
      const answer = await fetch(notifyUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(usdtChannelKeys, body, now),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      await this.repository.markReported(txId, new Date(now.getTime() + simulatedUsdtDelayMs));
    } catch (error) {
      this.logger.info({ err: error, txId }, 'notice of a transfer failed: it is sent again later');
      await this.repository.markFailed(txId, new Date(now.getTime() + retryDelayMs(attempts)));
    }
  }
}
