import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '../src/index.js';

/** What every implementation of the cache must do, in real time, because Redis takes no other clock. */
export function describeCache(name: string, open: () => Promise<Cache>): void {
  describe(`${name} keeps the contract of the cache`, () => {
    let cache: Cache;
    beforeEach(async () => {
      cache = await open();
    });
    afterEach(() => cache.close());

    it('returns what was set, and null for what was not, was deleted or has expired', async () => {
      await cache.set('kept', 'một');
      await cache.set('short', '2', 40);
      await cache.set('gone', '3');
      await cache.delete('gone', 'never');
      expect(await cache.get('kept')).toBe('một');
      expect(await cache.get('short')).toBe('2');
      expect(await cache.get('gone')).toBeNull();
      await sleep(80);
      expect(await cache.get('short')).toBeNull();
      expect(await cache.get('kept')).toBe('một');
    });

    it('keeps nothing whose time is already over', async () => {
      await cache.set('a', 'old');
      await cache.set('a', 'new', 0);
      expect(await cache.get('a')).toBeNull();
      expect(await cache.setIfAbsent('b', '1', -5)).toBe(true);
      expect(await cache.get('b')).toBeNull();
      await cache.set('c', '1');
      expect(await cache.touch('c', 0)).toBe(true);
      expect(await cache.get('c')).toBeNull();
      expect(await cache.increment('d', 0)).toBe(1);
      expect(await cache.increment('d', 0)).toBe(1);
    });

    it('lets one of many callers win a key, until it expires', async () => {
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, i) => cache.setIfAbsent('lock', `${i}`, 60)),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await cache.get('lock')).toBe(`${wins.indexOf(true)}`);
      await sleep(90);
      expect(await cache.setIfAbsent('lock', 'again', 60)).toBe(true);
    });

    it('hands a value to one of many takers', async () => {
      await cache.set('ticket', 'once', 1_000);
      const taken = await Promise.all(Array.from({ length: 20 }, () => cache.take('ticket')));
      expect(taken.filter((value) => value === 'once')).toHaveLength(1);
      expect(await cache.get('ticket')).toBeNull();
    });

    it('counts several in one step, and none of them while they are held', async () => {
      const count = (now: number) => cache.incrementUnlessHeld({ key: 'hold', now }, ['x', 'y'], 10_000);
      expect(await count(1_000)).toEqual({ counts: [1, 1] });
      await cache.increment('y', 10_000);
      await cache.set('hold', '5000');
      expect(await count(4_999)).toEqual({ heldUntil: 5000 });
      expect(await count(5_000)).toEqual({ counts: [2, 3] });
      const many = await Promise.all(Array.from({ length: 20 }, () => count(6_000)));
      const firsts = many.map((one) => ('counts' in one ? one.counts[0]! : 0)).sort((a, b) => a - b);
      expect(firsts).toEqual(Array.from({ length: 20 }, (_, i) => i + 3));
      expect(await cache.incrementUnlessHeld({ key: 'none', now: 0 }, ['z'], 0)).toEqual({ counts: [1] });
      expect(await cache.get('z')).toBeNull();
    });

    it('counts every increment once, in a window that starts with the first', async () => {
      const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('count', 150)));
      expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      await sleep(100);
      expect(await cache.increment('count', 150)).toBe(51);
      await sleep(90);
      expect(await cache.increment('count', 150)).toBe(1);
    });

    it('renews a time to live, but not of a key that is gone', async () => {
      await cache.set('session', 's', 60);
      await sleep(30);
      expect(await cache.touch('session', 200)).toBe(true);
      await sleep(80);
      expect(await cache.get('session')).toBe('s');
      expect(await cache.touch('nobody', 100)).toBe(false);
    });

    it('SEC-S22 lets a burst through, refuses beyond it, says when to come back, and is right', async () => {
      const bucket = { capacity: 5, refillPerSecond: 20 };
      const burst = await Promise.all(Array.from({ length: 12 }, () => cache.tokenBucket('ip', bucket)));
      expect(burst.filter((answer) => answer.allowed)).toHaveLength(5);
      const refused = burst.filter((answer) => !answer.allowed);
      for (const { retryAfterMs } of refused) {
        expect(retryAfterMs).toBeGreaterThan(0);
        expect(retryAfterMs).toBeLessThanOrEqual(50);
      }
      await sleep(70);
      expect(await cache.tokenBucket('ip', bucket)).toEqual({ allowed: true, retryAfterMs: 0 });
      expect((await cache.tokenBucket('ip', { ...bucket, cost: 5 })).allowed).toBe(false);
      expect((await cache.tokenBucket('other', { ...bucket, cost: 5 })).allowed).toBe(true);
    });

    it('reads a stream from any point on, in order, and forgets what is too old', async () => {
      const ids = [];
      for (const value of ['1', '2', '3']) ids.push(await cache.append('member', value, { maxAgeMs: 400 }));
      const all = await cache.readAfter('member', '0');
      expect(all).toEqual([
        { id: ids[0], value: '1' },
        { id: ids[1], value: '2' },
        { id: ids[2], value: '3' },
      ]);
      expect((await cache.readAfter('member', ids[1]!)).map((entry) => entry.value)).toEqual(['3']);
      expect(await cache.readAfter('member', ids[2]!)).toEqual([]);
      expect(await cache.readAfter('nobody', '0')).toEqual([]);
      await sleep(250);
      await cache.append('member', '4', { maxAgeMs: 400 });
      await sleep(250);
      const last = await cache.append('member', '5', { maxAgeMs: 400 });
      expect((await cache.readAfter('member', '0')).map((entry) => entry.value)).toEqual(['4', '5']);
      expect(last > ids[2]!).toBe(true);
      await sleep(500);
      expect(await cache.readAfter('member', '0')).toEqual([]);
    });

    it('reads from the beginning for an id that a client made up', async () => {
      await cache.append('member', '1', { maxAgeMs: 1_000 });
      for (const id of ['', 'x', '1-2-3', '-1', '9'.repeat(40), '1 OR 1']) {
        expect(await cache.readAfter('member', id)).toHaveLength(1);
      }
    });

    it('publishes to every subscriber of the channel, and to no one after the end of a subscription', async () => {
      const seen: string[] = [];
      const endFirst = await cache.subscribe('news', (message) => seen.push(`first ${message}`));
      const endSecond = await cache.subscribe('news', (message) => seen.push(`second ${message}`));
      await cache.subscribe('other', (message) => seen.push(`other ${message}`));
      await cache.publish('news', 'a');
      await until(() => seen.length === 2);
      await endFirst();
      await cache.publish('news', 'b');
      await until(() => seen.length === 3);
      await endSecond();
      await cache.publish('news', 'c');
      await sleep(30);
      expect(seen.sort()).toEqual(['first a', 'second a', 'second b']);
    });

    it('answers a ping', async () => {
      await expect(cache.ping()).resolves.toBeUndefined();
    });
  });
}

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i++) await sleep(10);
  expect(condition()).toBe(true);
}
