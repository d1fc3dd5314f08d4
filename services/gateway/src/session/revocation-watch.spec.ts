import { jest } from '@jest/globals';
import { RevocationWatch } from './revocation-watch.js';

/** A cache whose messages can be delayed, lost or reordered. */
class Revocations {
  given = 0;
  away = false;
  private listener: (sessionId: string, number: number) => void = () => undefined;

  async revocations(): Promise<number> {
    if (this.away) throw new Error('away');
    return this.given;
  }

  async onRevoked(listener: (sessionId: string, number: number) => void) {
    this.listener = listener;
    return async () => undefined;
  }

  publish(number: number): void {
    this.listener(`session-${number}`, number);
  }
}

describe('SEC-S13 the revocation watch', () => {
  const ended: string[] = [];
  let lost = 0;
  let store: Revocations;
  let stop: (() => Promise<void>) | undefined;
  let watch: RevocationWatch;

  beforeEach(async () => {
    jest.useFakeTimers();
    ended.length = 0;
    lost = 0;
    store = new Revocations();
    store.given = 41;
    watch = new RevocationWatch(
      store,
      (id) => ended.push(id),
      () => (lost += 1),
    );
    stop = await watch.start();
  });
  afterEach(async () => {
    await stop?.();
    jest.useRealTimers();
  });

  it('is not valid before its first check', () => {
    const fresh = new RevocationWatch(
      store,
      () => undefined,
      () => undefined,
    );
    expect([fresh.isValid(), watch.isValid()]).toEqual([false, true]);
  });

  it('is valid while every issued revocation is received, in any order', async () => {
    store.given = 43;
    store.publish(43);
    store.publish(42);
    await jest.advanceTimersByTimeAsync(700);
    expect([watch.isValid(), lost, ended]).toEqual([true, 0, ['session-43', 'session-42']]);
  });

  it('empties the cache within a second if one was lost, even if later ones arrived', async () => {
    store.given = 43;
    store.publish(43);
    await jest.advanceTimersByTimeAsync(950);
    expect([watch.isValid(), lost]).toEqual([true, 1]);
  });

  it('becomes invalid soon after the cache is unavailable, and empties if the cache lost its data', async () => {
    store.away = true;
    await jest.advanceTimersByTimeAsync(950);
    expect(watch.isValid()).toBe(false);
    store.given = 0;
    store.away = false;
    await jest.advanceTimersByTimeAsync(400);
    expect([watch.isValid(), lost]).toEqual([true, 1]);
  });
});
