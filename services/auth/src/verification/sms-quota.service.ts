import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { addressGroup, CLOCK, CONFIG, networkOf, RateLimits, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { VerificationErrors } from './verification.errors.js';
import { retrySeconds, smsLimits, type Purpose } from './verification.rules.js';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Limits messages. What is counted does not depend on whether a number is known, so that refusals disclose nothing. */
@Injectable()
export class SmsQuotaService {
  constructor(
    private readonly limits: RateLimits,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async spend(target: string, ip: string): Promise<void> {
    const { perSecondMs, perNumberDayOfAll, perAddress } = smsLimits;
    if (!(await this.limits.pause('sms:second', addressGroup(ip), perSecondMs))) throw tooSoon(perSecondMs);
    if (!(await this.limits.takeOfAddress(perAddress, ip))) throw tooMany();
    await this.spendOf(`${target}:${networkOf(ip)}`);
    if (!(await this.limits.take(perNumberDayOfAll, target))) throw tooMany();
  }

  /** A browser that has logged in to the account is counted by itself: no stranger uses up anything of its. */
  async spendOfKnownDevice(target: string, deviceId: string): Promise<void> {
    await this.spendOf(`${target}:device:${deviceId}`);
  }

  private async spendOf(requester: string): Promise<void> {
    const { perNumberMs, perNumberHour, perNumberDay } = smsLimits;
    if (!(await this.limits.pause('sms:number', requester, perNumberMs))) throw tooSoon(perNumberMs);
    const taken = await Promise.all([
      this.limits.take(perNumberHour, requester),
      this.limits.take(perNumberDay, requester),
    ]);
    if (taken.includes(false)) throw tooMany();
  }

  /** Refuses everyone alike once the messages of this purpose for today are sent. */
  async assertLeftToday(purpose: Purpose): Promise<void> {
    const sent = Number((await this.cache.get(this.keyOf(purpose))) ?? 0);
    if (sent >= this.maxPerDay) throw VerificationErrors.SMS_QUOTA_EXCEEDED(undefined, hourMs / 1000);
  }

  /** Counts a message that is sent; an answer that sends none costs nothing. */
  async countSent(purpose: Purpose): Promise<void> {
    await this.cache.increment(this.keyOf(purpose), dayMs);
  }

  /** Each purpose has a share of its own: registrations use up nothing that a recovery needs. */
  private get maxPerDay(): number {
    return Math.max(1, Math.floor(this.config.smsPerDay / purposes));
  }

  private keyOf(purpose: Purpose): string {
    return `sms:day:${purpose}:${this.clock.now().toISOString().slice(0, 10)}`;
  }
}

const purposes = 5;

function tooSoon(ms: number): Error {
  return VerificationErrors.SMS_TOO_SOON(undefined, Math.max(1, Math.ceil(ms / 1000)));
}

function tooMany(): Error {
  return VerificationErrors.SMS_TOO_MANY_REQUESTS(undefined, retrySeconds);
}
