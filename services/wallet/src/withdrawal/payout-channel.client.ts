import { Inject, Injectable } from '@nestjs/common';
import {
  CLOCK,
  CONFIG,
  isBodySignedBy,
  SharedKeys,
  signatureHeader,
  signBody,
  type Clock,
} from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import type { PayoutNotice } from './payout.repository.js';

const timeoutMs = 2_000;

interface AnsweredNotice {
  noticeId: string;
  outcome: string;
  amount: string;
  refersTo: string | null;
}

interface Answer {
  status: 'KNOWN' | 'UNKNOWN';
  notices: AnsweredNotice[];
  signature: string;
}

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

  /** What the channel has to report of the payment. An answer without a live signature is none. */
  async ask(payoutNo: string): Promise<PayoutNotice[] | 'not known' | 'no answer'> {
    const url = new URL(`${this.config.bank.channelUrl}/payouts/${payoutNo}`);
    try {
      const response = await fetch(url, {
        headers: {
          [signatureHeader]: signBody(this.keys.live(), `GET ${url.pathname}`, this.clock.now()),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!response.ok) return 'no answer';
      const { value } = (await response.json()) as { value: Answer };
      const said = textOf(payoutNo, value);
      if (!isBodySignedBy(this.keys.live(), value.signature, said, this.clock.now())) return 'no answer';
      return value.status === 'KNOWN' ? value.notices.map((one) => noticeOf(payoutNo, one)) : 'not known';
    } catch {
      return 'no answer';
    }
  }
}

/** What the signature of an answer covers. */
function textOf(payoutNo: string, { status, notices }: Answer): string {
  const lines = notices.map(({ noticeId, outcome, amount, refersTo }) =>
    [noticeId, outcome, amount, refersTo ?? ''].join(' '),
  );
  return [`${payoutNo} ${status}`, ...lines].join('\n');
}

/** Throws where a notice would be refused for its form. */
function noticeOf(payoutId: string, { noticeId, outcome, amount, refersTo }: AnsweredNotice): PayoutNotice {
  const isSound = /^[\x21-\x7e]{1,64}$/.test(noticeId) && /^(0|[1-9]\d{0,14})$/.test(amount);
  if (!isSound || !isOutcome(outcome)) throw new Error(`not a notice: ${noticeId} ${outcome} ${amount}`);
  return { id: noticeId, payoutId, outcome, amount: BigInt(amount), refersTo };
}

function isOutcome(outcome: string): outcome is PayoutNotice['outcome'] {
  return ['PAID', 'FAILED', 'RETURNED'].includes(outcome);
}
