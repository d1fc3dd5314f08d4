import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, SharedKeys, signatureHeader, signBody, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';

const timeoutMs = 2_000;

export type Acceptance = 'accepted' | 'rejected' | 'unknown';

export interface PayoutInstruction {
  payoutNo: string;
  channel: string;
  institution: string;
  account: string;
  holder: string;
  amount: bigint;
  content: string;
}

/** Orders payments at the payout channel by signed HTTP. */
@Injectable()
export class PayoutChannelClient {
  private readonly keys: SharedKeys;

  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.channelKeys);
  }

  /** After `unknown` the call is repeated: the channel recognizes the payment by its number. */
  async order(instruction: PayoutInstruction): Promise<Acceptance> {
    const { channelUrl, arrivalsUrl } = this.config.bank;
    const notifyUrl = new URL('payouts', arrivalsUrl).href;
    const body = JSON.stringify({ ...instruction, amount: String(instruction.amount), notifyUrl });
    try {
      const answer = await fetch(`${channelUrl}/payouts`, {
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
