import { addressGroup, PlatformErrors } from '#libs/platform';
import type { RouteClass } from '../routes/route.js';
import { limitOf, type Limit } from './limits.js';
import type { LeasedBuckets } from './leased-buckets.js';

/** Counts every call against the limits of its class, per session and per address. */
export class RateLimiter {
  private readonly limits = new Map<RouteClass, Limit>();

  constructor(
    private readonly buckets: LeasedBuckets,
    private readonly scale: number,
  ) {}

  /** Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async admit(routeClass: RouteClass, address: string, sessionId: string | undefined): Promise<void> {
    const { perSession, perAddress } = this.limitOf(routeClass);
    if (sessionId !== undefined && perSession) {
      refuse(await this.buckets.take(`limit:${routeClass}:s:${sessionId}`, perSession));
    }
    refuse(await this.buckets.take(`limit:${routeClass}:a:${addressGroup(address)}`, perAddress));
  }

  private limitOf(routeClass: RouteClass): Limit {
    let limit = this.limits.get(routeClass);
    if (!limit) this.limits.set(routeClass, (limit = limitOf(routeClass, this.scale)));
    return limit;
  }
}

function refuse({ allowed, retryAfterMs }: { allowed: boolean; retryAfterMs: number }): void {
  if (!allowed)
    throw PlatformErrors.TOO_MANY_REQUESTS(undefined, Math.max(1, Math.ceil(retryAfterMs / 1000)));
}
