import { PostingBatcher } from '../src/ledger/posting-batcher.js';
import { realBatcher, simulate, type Make } from './support/simulation/run.js';

const wanted = Number(process.env['SIMULATION_SEED']);
const seeds = wanted > 0 ? [wanted] : Array.from({ length: 1_000 }, (_, n) => n + 1);

/** Batchers that are wrong in one way each: the simulation is worth what it finds. */
const faults: Record<string, { make: Make; found: RegExp }> = {
  'answers before the commit': {
    make: (port, options) => {
      const real = realBatcher(port, options);
      const hasty = (item: Parameters<typeof real.submit>[0]) => {
        void real.submit(item).catch(() => undefined);
        return Promise.resolve({ outcome: 'ACCEPTED', balance: 0, replayed: false } as const);
      };
      return { submit: hasty, close: () => real.close(), waiting: 0 };
    },
    found: /answered before its commit/,
  },
  'forgets who waits when the outcome is unknown': {
    make: (port, options) =>
      realBatcher(
        {
          ...port,
          batch: (items) =>
            port.batch(items).catch((error) => {
              if (port.verdict(error) === 'unknown') return new Promise(() => undefined);
              throw error;
            }),
        },
        options,
      ),
    found: /never answered|left at shutdown|without end/,
  },
  'gives one member two committers': {
    make: (port, options) => {
      let turn = 0;
      return new PostingBatcher(port, { ...options, committers: options.committers + 1 }, () =>
        String(turn++),
      );
    },
    found: /two committers|transactions at once|turn/,
  },
  'lets the queue grow': {
    make: (port, options) => realBatcher(port, { ...options, queue: Number.POSITIVE_INFINITY }),
    found: /\d+ wait/,
  },
  'lets all pay for one': {
    make: (port, options) =>
      realBatcher({ ...port, single: async (item) => (await port.batch([item, item]))[0]! }, options),
    found: /VIOLATION/,
  },
  'takes the last first': {
    make: (port, options) =>
      realBatcher(
        { ...port, batch: async (items) => [...(await port.batch(items.toReversed()))].reverse() },
        options,
      ),
    found: /turn \d+ came after/,
  },
};

describe('the batcher in a simulated world', () => {
  it('WAL-I6 WAL-I12 WAL-I15 one effect per id, nobody answered before commit, nobody lost, in order, within bounds: 1,000 seeds', async () => {
    let steps = 0;
    for (const seed of seeds) steps += (await simulate(seed)).history.length;
    expect(steps).toBeGreaterThan(seeds.length * 10);
  });

  it('plays the same run again from the same seed', async () => {
    const [first, second] = [await simulate(4711), await simulate(4711)];
    expect(second.history).toEqual(first.history);
  });

  it.each(Object.entries(faults))('finds a batcher that %s', async (_name, { make, found }) => {
    const findings: string[] = [];
    for (let seed = 1; seed <= 60; seed++)
      await simulate(seed, make).catch((error: Error) => findings.push(error.message));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((message) => found.test(message)).length).toBeGreaterThan(0);
    expect(findings[0]).toMatch(/SIMULATION_SEED=\d+ repeats it/);
  });
});
