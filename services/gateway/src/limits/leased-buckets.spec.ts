import { MemoryCache } from '#libs/cache';
import { LeasedBuckets } from './leased-buckets.js';

const budget = { capacity: 120, refillPerSecond: 0.001 };

describe('SEC-S22 budgets spent from leases', () => {
  const cache = new MemoryCache();
  afterAll(() => cache.close());

  const taken = async (buckets: LeasedBuckets, key: string, times: number) => {
    const verdicts = await Promise.all(Array.from({ length: times }, () => buckets.take(key, budget)));
    return verdicts.filter(({ allowed }) => allowed).length;
  };

  it('let a crowd that comes at once have what it asks for while the budget lasts', async () => {
    const buckets = new LeasedBuckets(cache, () => undefined);
    expect(await taken(buckets, 'crowd', 60)).toBe(60);
    expect(await taken(buckets, 'crowd', 30)).toBe(30);
  });

  it('never give more than the budget, however many ask', async () => {
    const gateways = [1, 2, 3].map(() => new LeasedBuckets(cache, () => undefined));
    const given = await Promise.all(gateways.map((buckets) => taken(buckets, 'full', 200)));
    expect(given.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120);
  });

  it('limit nobody while the cache is away', async () => {
    const away = new LeasedBuckets({ tokenBucket: () => Promise.reject(new Error('away')) }, () => undefined);
    expect(await taken(away, 'any', 500)).toBe(500);
  });
});
