import { randomUUID } from 'node:crypto';
import { CacheUnavailable, RedisCache } from '../src/index.js';
import { describeCache } from './cache.contract.js';

const url = process.env['REDIS_URL'];
if (!url) throw new Error('REDIS_URL is not set: this suite runs on a real Redis');

describeCache('RedisCache', async () => new RedisCache({ url, prefix: `test:${randomUUID()}:` }));

describe('RedisCache', () => {
  it('is one cache for several processes', async () => {
    const prefix = `test:${randomUUID()}:`;
    const [one, other] = [new RedisCache({ url, prefix }), new RedisCache({ url, prefix })];
    await one.set('k', 'v', 1_000);
    expect(await other.take('k')).toBe('v');
    const heard = new Promise<string>(
      (resolve) => void other.subscribe('c', resolve).then(() => one.publish('c', 'm')),
    );
    expect(await heard).toBe('m');
    await one.close();
    await other.close();
  });

  it('fails fast, by name, when Redis is away', async () => {
    const cache = new RedisCache({ url: 'redis://127.0.0.1:1', commandTimeoutMs: 300 });
    await expect(cache.ping()).rejects.toBeInstanceOf(CacheUnavailable);
    await expect(cache.get('k')).rejects.toBeInstanceOf(CacheUnavailable);
    await cache.close();
  });
});
