import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, isBodySignedBy, LOGGER, signatureHeader, signBody, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import type { Deposit } from './deposit.repository.js';
import { isTronAddress } from './tron.rules.js';
import { isBelievable, usdtFor, type UsdtQuote } from './usdt.rules.js';

const timeoutMs = 2_000;

interface Answer {
  address?: unknown;
  rate?: unknown;
  signature?: unknown;
}

/** Orders addresses at the custodian of USDT by signed HTTP, and believes signed and plausible answers only. */
@Injectable()
export class UsdtChannelClient {
  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** After `unknown` the call is repeated: the custodian recognizes the order by its number. */
  async quote(deposit: Deposit): Promise<UsdtQuote | 'rejected' | 'unknown'> {
    const { channelUrl, transfersUrl, channelKeys } = this.config.usdt;
    const body = JSON.stringify({
      orderNo: deposit.id,
      value: String(deposit.amount),
      currency: deposit.currency,
      expiresAt: deposit.expiresAt.toISOString(),
      notifyUrl: transfersUrl,
    });
    try {
      const answer = await fetch(`${channelUrl}/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(channelKeys, body, this.clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * this.config.timeoutFactor),
      });
      if (!answer.ok) return answer.status === 422 ? 'rejected' : 'unknown';
      const { value } = (await answer.json()) as { value?: Answer };
      return value ? this.judge(deposit, value) : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  /** An answer with a wrong signature is ignored; a signed one that cannot be right ends the order. */
  private judge(deposit: Deposit, { address, rate, signature }: Answer): UsdtQuote | 'rejected' | 'unknown' {
    const { channelKeys, referenceRate, tolerancePercent, confirmations } = this.config.usdt;
    const said = `${deposit.id}\n${String(address)}\n${String(rate)}`;
    if (!isBodySignedBy(channelKeys, String(signature), said, this.clock.now())) return 'unknown';
    const isRate = typeof rate === 'string' && /^[1-9]\d{0,14}$/.test(rate);
    const isSound =
      isRate &&
      isBelievable(BigInt(rate), BigInt(referenceRate), tolerancePercent) &&
      typeof address === 'string' &&
      isTronAddress(address);
    if (!isSound) {
      this.logger.error(
        { depositId: deposit.id, rate },
        'quote for USDT refused: rate or address is not sound',
      );
      return 'rejected';
    }
    const amount = usdtFor(deposit.amount, BigInt(rate));
    return { address, rate: BigInt(rate), amount, confirmationsNeeded: confirmations };
  }
}
