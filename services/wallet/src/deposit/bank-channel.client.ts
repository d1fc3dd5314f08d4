import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CLOCK, CONFIG, signatureHeader, signBody, type Clock } from '#libs/platform';
import { bankChannelKeysOf } from '../bank-channel/bank-channel.config.js';
import type { WalletConfig } from '../wallet.config.js';
import type { Deposit } from './deposit.repository.js';

const timeoutMs = 2_000;

export type Announcement = 'taken' | 'rejected' | 'unknown';

/** Tells the channel of orders, by signed HTTP and in no other way. */
@Injectable()
export class BankChannelClient {
  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  /** `unknown` is settled by telling again: the channel knows the order by its number. */
  async announce(deposit: Deposit): Promise<Announcement> {
    const own = this.ownAddress();
    const channel = this.config.bankChannelUrl ?? own;
    if (channel === undefined) return 'unknown';
    const body = JSON.stringify({
      orderNo: deposit.id,
      account: deposit.payee.accountNumber,
      amount: String(deposit.amount),
      content: deposit.transferCode,
      expiresAt: deposit.expiresAt.toISOString(),
      notifyUrl: this.config.bankArrivalsUrl ?? `${own}/bank-channel/v1/arrivals`,
    });
    try {
      const answer = await fetch(`${channel}/bank-simulator/v1/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(bankChannelKeysOf(this.config), body, this.clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return 'taken';
      return answer.status === 422 ? 'rejected' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  /** The simulated channel lives in this process, on whatever port it has. */
  private ownAddress(): string | undefined {
    const address = (this.host.httpAdapter.getHttpServer() as { address(): unknown }).address();
    if (typeof address !== 'object' || address === null || !('port' in address)) return undefined;
    return `http://127.0.0.1:${String(address.port)}`;
  }
}
