import { MemoryCache } from '../src/index.js';
import { describeCache } from './cache.contract.js';

describeCache('MemoryCache', async () => new MemoryCache());

describe('MemoryCache with a clock of its own', () => {
  it('lets a bucket fill by its clock alone, never above its capacity', async () => {
    let now = 1_000_000;
    const cache = new MemoryCache(() => now);
    const bucket = { capacity: 3, refillPerSecond: 1 };
    const take = async () => (await cache.tokenBucket('k', bucket)).allowed;
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    now += 60_000;
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    now -= 30_000;
    expect(await take()).toBe(false);
    await cache.close();
  });
});
