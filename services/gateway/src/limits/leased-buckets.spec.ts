import { MemoryCache } from '#libs/cache';
import { LeasedBuckets } from './leased-buckets.js';

const limit = { capacity: 120, refillPerSecond: 0.001 };

describe('SEC-S22 limits spent from leases', () => {
  const cache = new MemoryCache();
  afterAll(() => cache.close());

  const taken = async (buckets: LeasedBuckets, key: string, times: number) => {
    const verdicts = await Promise.all(Array.from({ length: times }, () => buckets.take(key, limit)));
    return verdicts.filter(({ allowed }) => allowed).length;
  };

  it('admit a concurrent burst within the limit', async () => {
    const buckets = new LeasedBuckets(cache, () => undefined);
    expect(await taken(buckets, 'burst', 60)).toBe(60);
    expect(await taken(buckets, 'burst', 30)).toBe(30);
  });

  it('never admit more than the limit over all gateways', async () => {
    const gateways = [1, 2, 3].map(() => new LeasedBuckets(cache, () => undefined));
    const given = await Promise.all(gateways.map((buckets) => taken(buckets, 'full', 200)));
    expect(given.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120);
  });

  it('admit everything while the cache is unavailable', async () => {
    const away = new LeasedBuckets({ tokenBucket: () => Promise.reject(new Error('away')) }, () => undefined);
    expect(await taken(away, 'any', 500)).toBe(500);
  });
});
