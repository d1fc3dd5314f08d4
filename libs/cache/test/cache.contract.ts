import { eventually, pause } from '#libs/testing';
import type { Cache } from '../src/index.js';

/** What every implementation of the cache must do, in real time, because Redis takes no other clock. */
export function describeCache(name: string, open: () => Promise<Cache>): void {
  describe(`${name} keeps the contract of the cache`, () => {
    let cache: Cache;
    beforeEach(async () => {
      cache = await open();
    });
    afterEach(() => cache?.close());

    it('returns what was set, and null for what was not, was deleted or has expired', async () => {
      await cache.set('kept', 'một');
      await cache.set('short', '2', 600_000);
      await cache.set('gone', '3');
      await cache.delete('gone', 'never');
      expect(await cache.get('kept')).toBe('một');
      expect(await cache.get('short')).toBe('2');
      expect(await cache.get('gone')).toBeNull();
      await cache.touch('short', 40);
      await eventually(async () => (await cache.get('short')) === null);
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
        Array.from({ length: 20 }, (_, i) => cache.setIfAbsent('lock', `${i}`, 600_000)),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await cache.get('lock')).toBe(`${wins.indexOf(true)}`);
      await cache.touch('lock', 60);
      await eventually(() => cache.setIfAbsent('lock', 'again', 60));
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
      const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('count', 600_000)));
      expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      expect(await cache.increment('count', 600_000)).toBe(51);
      // A window that each increment extended would not end: the polls are closer together than it is long.
      let last = 0;
      const begunAgain = async () => {
        const before = last;
        last = await cache.increment('brief', 1_000);
        return last === 1 && before > 1;
      };
      await eventually(begunAgain);
    });

    it('renews a time to live, but not of a key that is gone', async () => {
      await cache.set('session', 's', 5_000);
      await cache.set('other', 'o', 5_000);
      expect(await cache.touch('session', 600_000)).toBe(true);
      await eventually(async () => (await cache.get('other')) === null);
      expect(await cache.get('session')).toBe('s');
      expect(await cache.touch('nobody', 100)).toBe(false);
    });

    it('SEC-S22 lets a burst through, refuses beyond it, says when to come back, and is right', async () => {
      const bucket = { capacity: 5, refillPerSecond: 0.2 };
      const burst = await Promise.all(Array.from({ length: 12 }, () => cache.tokenBucket('ip', bucket)));
      expect(burst.filter((answer) => answer.allowed)).toHaveLength(5);
      const refused = burst.filter((answer) => !answer.allowed);
      for (const { retryAfterMs } of refused) {
        expect(retryAfterMs).toBeGreaterThan(0);
        expect(retryAfterMs).toBeLessThanOrEqual(5_000);
      }
      expect((await cache.tokenBucket('ip', { ...bucket, cost: 5 })).allowed).toBe(false);
      const taken = await eventually(
        () => cache.tokenBucket('ip', bucket),
        ({ allowed }) => allowed,
      );
      expect(taken).toEqual({ allowed: true, retryAfterMs: 0 });
      expect((await cache.tokenBucket('other', { ...bucket, cost: 5 })).allowed).toBe(true);
    });

    it('reads a stream from any point on, in order, and forgets what is too old', async () => {
      const ids = [];
      for (const value of ['1', '2', '3'])
        ids.push(await cache.append('member', value, { maxAgeMs: 600_000 }));
      const all = await cache.readAfter('member', '0');
      expect(all).toEqual([
        { id: ids[0], value: '1' },
        { id: ids[1], value: '2' },
        { id: ids[2], value: '3' },
      ]);
      expect((await cache.readAfter('member', ids[1]!)).map((entry) => entry.value)).toEqual(['3']);
      expect(await cache.readAfter('member', ids[2]!)).toEqual([]);
      expect(await cache.readAfter('nobody', '0')).toEqual([]);
      const last = await cache.append('member', '4', { maxAgeMs: 600_000 });
      expect(last > ids[2]!).toBe(true);
      await cache.append('brief', '1', { maxAgeMs: 200 });
      const brief = async () => (await cache.readAfter('brief', '0')).map((entry) => entry.value);
      await eventually(async () => {
        await cache.append('brief', '2', { maxAgeMs: 200 });
        return !(await brief()).includes('1');
      });
      await eventually(brief, (values) => values.length === 0);
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
      await eventually(() => seen.length === 2);
      await endFirst();
      await cache.publish('news', 'b');
      await eventually(() => seen.length === 3);
      await endSecond();
      await cache.publish('news', 'c');
      await pause(30, 'a message to an ended subscription would arrive by now');
      expect(seen.sort()).toEqual(['first a', 'second a', 'second b']);
    });

    it('answers a ping', async () => {
      await expect(cache.ping()).resolves.toBeUndefined();
    });
  });
}
