import { LRUCache } from 'lru-cache';
import type { Cache, TokenBucket } from '#libs/cache';

/** The share of a bucket fetched at a time, so that most requests need no round trip to the cache. */
const leaseShare = 1 / 12;
const leaseMs = 3000;

export interface Verdict {
  allowed: boolean;
  retryAfterMs: number;
}

const allowed: Verdict = { allowed: true, retryAfterMs: 0 };

/**
 * Token buckets shared by all gateways, spent from small local leases. An unused lease is forfeited, so a limit is never
 * exceeded. If the cache is unavailable no limit applies; sessions are still checked.
 */
export class LeasedBuckets {
  private readonly leases = new LRUCache<string, { left: number; until: number }>({ max: 100_000 });
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    private readonly cache: Pick<Cache, 'tokenBucket'>,
    private readonly onCacheAway: (error: unknown) => void,
  ) {}

  async take(key: string, bucket: TokenBucket): Promise<Verdict> {
    if (this.spend(key)) return allowed;
    const size = Math.max(1, Math.floor(bucket.capacity * leaseShare));
    try {
      if (size > 1) {
        await this.lease(key, bucket, size);
        if (this.spend(key)) return allowed;
      }
      return await this.cache.tokenBucket(key, { ...bucket, cost: 1 });
    } catch (error) {
      this.onCacheAway(error);
      return allowed;
    }
  }

  private spend(key: string): boolean {
    const lease = this.leases.get(key);
    if (!lease || lease.left <= 0 || lease.until <= performance.now()) return false;
    lease.left -= 1;
    return true;
  }

  /** Concurrent requests share one lease; if each took its own, a burst would use up the bucket. */
  private lease(key: string, bucket: TokenBucket, size: number): Promise<void> {
    let asked = this.asked.get(key);
    if (!asked) {
      asked = this.fetch(key, bucket, size).finally(() => this.asked.delete(key));
      this.asked.set(key, asked);
    }
    return asked;
  }

  private async fetch(key: string, bucket: TokenBucket, size: number): Promise<void> {
    const until = performance.now() + leaseMs;
    const { allowed: whole } = await this.cache.tokenBucket(key, { ...bucket, cost: size });
    if (whole) this.leases.set(key, { left: size, until });
  }
}
