import { setTimeout as sleep } from 'node:timers/promises';
import { RevocationWatch } from './revocation-watch.js';

/** A cache whose messages can be held back, lost or told out of order. */
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

  tell(number: number): void {
    this.listener(`session-${number}`, number);
  }
}

describe('SEC-S13 the watch over revocations', () => {
  const ended: string[] = [];
  let lost = 0;
  let store: Revocations;
  let stop: () => Promise<void>;
  let watch: RevocationWatch;

  beforeEach(async () => {
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
  afterEach(() => stop());

  it('believes nothing before its first look', () => {
    const fresh = new RevocationWatch(
      store,
      () => undefined,
      () => undefined,
    );
    expect([fresh.isSound(), watch.isSound()]).toEqual([false, true]);
  });

  it('is sound while every revocation given out is heard, in whatever order', async () => {
    store.given = 43;
    store.tell(43);
    store.tell(42);
    await sleep(700);
    expect([watch.isSound(), lost, ended]).toEqual([true, 0, ['session-43', 'session-42']]);
  });

  it('forgets everything within a second where one was lost, also where later ones were heard', async () => {
    store.given = 43;
    store.tell(43);
    await sleep(950);
    expect([watch.isSound(), lost]).toEqual([true, 1]);
  });

  it('believes nothing soon after the cache went away, and forgets where the cache has lost its memory', async () => {
    store.away = true;
    await sleep(950);
    expect(watch.isSound()).toBe(false);
    store.given = 0;
    store.away = false;
    await sleep(400);
    expect([watch.isSound(), lost]).toEqual([true, 1]);
  });
});
