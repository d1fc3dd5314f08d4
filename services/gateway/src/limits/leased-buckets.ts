import { LRUCache } from 'lru-cache';
import type { Cache, TokenBucket } from '#libs/cache';

/** Tokens are fetched this many at a time, so that nine of ten requests need not ask the cache. */
const leaseShare = 1 / 12;
const leaseMs = 3000;

export interface Verdict {
  allowed: boolean;
  retryAfterMs: number;
}

const allowed: Verdict = { allowed: true, retryAfterMs: 0 };

/**
 * Token buckets shared by all gateways, spent from small local leases. A lease not used in time is forfeited, so a
 * budget is never exceeded, only rounded down. A cache that is away limits nobody: sessions are still checked.
 */
export class LeasedBuckets {
  private readonly leases = new LRUCache<string, { left: number; until: number }>({ max: 100_000 });

  constructor(
    private readonly cache: Pick<Cache, 'tokenBucket'>,
    private readonly onCacheAway: (error: unknown) => void,
  ) {}

  async take(key: string, bucket: TokenBucket): Promise<Verdict> {
    const lease = this.leases.get(key);
    const now = performance.now();
    if (lease && lease.left > 0 && lease.until > now) {
      lease.left -= 1;
      return allowed;
    }
    const size = Math.max(1, Math.floor(bucket.capacity * leaseShare));
    try {
      const whole = await this.cache.tokenBucket(key, { ...bucket, cost: size });
      if (whole.allowed) {
        if (size > 1) this.leases.set(key, { left: size - 1, until: now + leaseMs });
        return allowed;
      }
      return size === 1 ? whole : await this.cache.tokenBucket(key, { ...bucket, cost: 1 });
    } catch (error) {
      this.onCacheAway(error);
      return allowed;
    }
  }
}
