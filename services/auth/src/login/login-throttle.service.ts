import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { addressGroup, CLOCK, CONFIG, networkOf, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import {
  captchaIsDue,
  captchaWillBeDue,
  delayAfter,
  failureWindowMs,
  isBeyondLimit,
  maxDelayMs,
  type FailureCounts,
} from './login-throttle.rules.js';
import { LoginErrors } from './login.errors.js';

export interface LoginAttempt {
  captchaDue: boolean;
  counts: FailureCounts;
  keys: { pair: string; account: string; network: string; delay: string };
}

/** Attempts per address before any password is compared; members behind a shared address stay below it. */
const perAddress = { capacity: 200, refillPerSecond: 5 };

/**
 * Throttles logins. Attempts are counted before their outcome is known, so that concurrent ones cannot pass
 * together.
 */
@Injectable()
export class LoginThrottleService {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Throws if this network must wait. `subject` is the account's id, or the canonical form of a name that no account has. An attempt counts as failed until {@link succeeded}; call {@link admit}
   * first.
   */
  async begin(
    realm: 'member' | 'operator',
    subject: string,
    ip: string,
    knownDevice?: string,
  ): Promise<LoginAttempt> {
    const keys = keysOf(realm, subject, ip, knownDevice);
    const now = this.clock.now().getTime();
    const counted = [keys.pair, keys.account, keys.network];
    const answer = await this.cache.incrementUnlessHeld({ key: keys.delay, now }, counted, failureWindowMs);
    if ('heldUntil' in answer)
      throw LoginErrors.LOGIN_DELAYED({ captcha: true }, Math.ceil((answer.heldUntil - now) / 1000));
    const [pair, account, network] = answer.counts;
    const counts = { pair: pair!, account: account!, network: network! };
    if (isBeyondLimit(counts)) throw LoginErrors.LOGIN_DELAYED({ captcha: true }, maxDelayMs / 1000);
    return { captchaDue: captchaIsDue(counts), counts, keys };
  }

  /** The rate limit of an address for every request that costs a password hash. */
  async admit(realm: 'member' | 'operator', ip: string): Promise<void> {
    const scale = this.config.rateLimits;
    const bucket = await this.cache.tokenBucket(`login:rate:${realm}:${addressGroup(ip)}`, {
      capacity: perAddress.capacity * scale,
      refillPerSecond: perAddress.refillPerSecond * scale,
    });
    if (!bucket.allowed)
      throw PlatformErrors.TOO_MANY_REQUESTS(undefined, Math.ceil(bucket.retryAfterMs / 1000));
  }

  /** Returns whether the next attempt will need the captcha. */
  async failed({ counts, keys }: LoginAttempt): Promise<boolean> {
    const delay = delayAfter(counts.pair);
    if (delay > 0) await this.cache.set(keys.delay, String(this.clock.now().getTime() + delay), delay);
    return captchaWillBeDue(counts);
  }

  /** The right password clears the counters of this account; that of the network stays. */
  async succeeded({ keys }: LoginAttempt): Promise<void> {
    await this.cache.delete(keys.pair, keys.account, keys.delay);
  }
}

/**
 * A browser that has logged in to this account before is counted separately, so that failures in the same
 * network cannot delay it.
 */
function keysOf(
  realm: string,
  subject: string,
  ip: string,
  knownDevice: string | undefined,
): LoginAttempt['keys'] {
  const account = createHash('sha256').update(`${realm}|${subject}`).digest('base64url');
  const network = networkOf(ip);
  const from = knownDevice === undefined ? network : `device:${knownDevice}`;
  return {
    pair: `login:failed:${account}:${from}`,
    account: `login:failed:${account}`,
    network: `login:failed:${realm}:${network}`,
    delay: `login:delay:${account}:${from}`,
  };
}
