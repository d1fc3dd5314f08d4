import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, SharedKeys, signatureHeader, signBody, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import type { Deposit } from './deposit.repository.js';

const timeoutMs = 2_000;

export type Registration = 'accepted' | 'rejected' | 'unknown';

/** Registers orders at the bank channel by signed HTTP. */
@Injectable()
export class BankChannelClient {
  private readonly keys: SharedKeys;

  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.channelKeys);
  }

  /** After `unknown` the call is repeated: the channel recognizes the order by its number. */
  async register(deposit: Deposit): Promise<Registration> {
    const { channelUrl, arrivalsUrl } = this.config.bank;
    const body = JSON.stringify({
      orderNo: deposit.id,
      channel: deposit.channel,
      account: deposit.payee.accountNumber,
      amount: String(deposit.amount),
      content: deposit.transferCode,
      expiresAt: deposit.expiresAt.toISOString(),
      notifyUrl: arrivalsUrl,
    });
    try {
      const answer = await fetch(`${channelUrl}/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(this.keys.live(), body, this.clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (answer.ok) return 'accepted';
      return answer.status === 422 ? 'rejected' : 'unknown';
    } catch {
      return 'unknown';
    }
  }
}
