import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { VerificationErrors } from './verification.errors.js';
import { retrySeconds, smsLimits } from './verification.rules.js';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Limits messages. Counted before the account is looked up, so that refusals disclose nothing. */
@Injectable()
export class SmsQuotaService {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async spend(target: string, ip: string): Promise<void> {
    const scale = this.config.rateLimits;
    await this.pause(`sms:second:${ip}`, smsLimits.perSecondMs / scale);
    const ofAddress = await this.cache.increment(`sms:address:${ip}`, hourMs);
    if (ofAddress > smsLimits.perAddressHour * scale) throw tooMany();
    await this.pause(`sms:number:${target}`, smsLimits.perNumberMs / scale);
    const [hour, day] = await Promise.all([
      this.cache.increment(`sms:number:hour:${target}`, hourMs),
      this.cache.increment(`sms:number:day:${target}`, dayMs),
    ]);
    if (hour > smsLimits.perNumberHour * scale || day > smsLimits.perNumberDay * scale) throw tooMany();
  }

  /** The daily quota over all numbers and addresses. */
  async spendDaily(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const sent = await this.cache.increment(`sms:day:${today}`, dayMs);
    if (sent > this.config.smsPerDay) throw VerificationErrors.SMS_QUOTA_EXCEEDED(undefined, hourMs / 1000);
  }

  private async pause(key: string, ms: number): Promise<void> {
    if (await this.cache.setIfAbsent(key, '1', Math.ceil(ms))) return;
    throw VerificationErrors.SMS_TOO_SOON(undefined, Math.max(1, Math.ceil(ms / 1000)));
  }
}

function tooMany(): Error {
  return VerificationErrors.SMS_TOO_MANY_REQUESTS(undefined, retrySeconds);
}
