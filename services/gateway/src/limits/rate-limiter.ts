import { PlatformErrors } from '#libs/platform';
import type { RouteClass } from '../routes/route.js';
import { budgetOf, type Budget } from './budgets.js';
import type { LeasedBuckets } from './leased-buckets.js';

/** Draws every call on the budget of its class: of the session, and of the address. */
export class RateLimiter {
  private readonly budgets = new Map<RouteClass, Budget>();

  constructor(
    private readonly buckets: LeasedBuckets,
    private readonly scale: number,
  ) {}

  /** Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async admit(routeClass: RouteClass, address: string, sessionId: string | undefined): Promise<void> {
    const { perSession, perAddress } = this.budgetOf(routeClass);
    if (sessionId !== undefined && perSession) {
      refuse(await this.buckets.take(`limit:${routeClass}:s:${sessionId}`, perSession));
    }
    refuse(await this.buckets.take(`limit:${routeClass}:a:${address}`, perAddress));
  }

  private budgetOf(routeClass: RouteClass): Budget {
    let budget = this.budgets.get(routeClass);
    if (!budget) this.budgets.set(routeClass, (budget = budgetOf(routeClass, this.scale)));
    return budget;
  }
}

function refuse({ allowed, retryAfterMs }: { allowed: boolean; retryAfterMs: number }): void {
  if (!allowed)
    throw PlatformErrors.TOO_MANY_REQUESTS(undefined, Math.max(1, Math.ceil(retryAfterMs / 1000)));
}
