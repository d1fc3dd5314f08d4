import { MemoryCache } from '#libs/cache';
import { addressGroup } from './network.js';
import { RateLimits } from './rate-limits.js';

describe('limits by address', () => {
  const cache = new MemoryCache();
  const limits = new RateLimits(cache, { rateLimits: 1 });
  afterAll(() => cache.close());

  it('SEC-S5.1 count an IPv6 /64 as one address, however it is written', async () => {
    const limit = { name: 'six', ipv4: 100, ipv6: 3, windowMs: 60_000 };
    const household = ['2001:db8::1', '2001:DB8:0:0:ffff::2', '2001:db8:0:0:1:2:3:4', '2001:db8::4'];
    const taken: boolean[] = [];
    for (const ip of household) taken.push(await limits.takeOfAddress(limit, ip));
    expect(taken).toEqual([true, true, true, false]);
    expect(await limits.takeOfAddress(limit, '2001:db8:0:1::1')).toBe(true);
  });

  it('allow more to an IPv4 address, which many players share, also in its mapped form', async () => {
    const limit = { name: 'four', ipv4: 5, ipv6: 1, windowMs: 60_000 };
    const taken: boolean[] = [];
    for (let n = 0; n < 6; n++)
      taken.push(await limits.takeOfAddress(limit, n % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'));
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('are scaled by the setting, and by nothing else', async () => {
    const wide = new RateLimits(cache, { rateLimits: 3 });
    const limit = { name: 'scaled', max: 1, windowMs: 60_000 };
    const taken: boolean[] = [];
    for (let n = 0; n < 4; n++) taken.push(await wide.take(limit, 'subject'));
    expect(taken).toEqual([true, true, true, false]);
  });
});
