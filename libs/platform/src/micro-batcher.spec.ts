import fc from 'fast-check';
import { MicroBatcher, MicroBatcherUnavailable } from './micro-batcher.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A batch function whose calls end only when the test releases them. */
function heldWork() {
  const seen: number[][] = [];
  const release: (() => void)[] = [];
  const work = async (items: number[]) => {
    seen.push(items);
    await new Promise<void>((resolve) => release.push(resolve));
    return items;
  };
  return { seen, release, work };
}

describe('MicroBatcher', () => {
  it('returns to each caller the result of its own item, in order per key, in batches of at most maxSize', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        async (arrivals, maxSize, lanes) => {
          const seen: { key: string; at: number }[][] = [];
          const batcher = new MicroBatcher<{ key: string; at: number }, string>(
            async (items) => {
              seen.push(items);
              await turn();
              return items.map(({ at }) => `of ${at}`);
            },
            { maxSize, lanes, keyOf: ({ key }) => key },
          );
          const results: Promise<string>[] = [];
          for (const [at, [gap, key]] of arrivals.entries()) {
            results.push(batcher.run({ key: `key-${key}`, at }));
            for (let turns = 0; turns < gap; turns += 1) await turn();
          }
          expect(await Promise.all(results)).toEqual(arrivals.map((_, at) => `of ${at}`));
          expect(Math.max(0, ...seen.map((items) => items.length))).toBeLessThanOrEqual(maxSize);
          for (const key of ['key-0', 'key-1', 'key-2']) {
            const order = seen.flat().flatMap((item) => (item.key === key ? [item.at] : []));
            expect(order).toEqual(order.toSorted((a, b) => a - b));
          }
          await batcher.close();
          expect(batcher.queued).toBe(0);
        },
      ),
    );
  });

  it('starts a single item at once and batches the items that arrive while a batch runs', async () => {
    const { seen, release, work } = heldWork();
    const batcher = new MicroBatcher<number, number>(work, { maxSize: 10 });
    const first = batcher.run(1);
    await turn();
    expect(seen).toEqual([[1]]);
    const others = [2, 3, 4].map((item) => batcher.run(item));
    await turn();
    expect(seen).toHaveLength(1);
    release[0]!();
    await first;
    await turn();
    await turn();
    expect(seen[1]).toEqual([2, 3, 4]);
    release[1]!();
    expect(await Promise.all(others)).toEqual([2, 3, 4]);
  });

  it('runs at most `concurrency` batches of a lane at a time', async () => {
    const { seen, release, work } = heldWork();
    const batcher = new MicroBatcher<number, number>(work, { maxSize: 1, concurrency: 2 });
    const all = [1, 2, 3].map((item) => batcher.run(item));
    await turn();
    await turn();
    expect(seen).toEqual([[1], [2]]);
    release[0]!();
    await all[0];
    await turn();
    await turn();
    expect(seen).toEqual([[1], [2], [3]]);
    for (const end of release) end();
    expect(await Promise.all(all)).toEqual([1, 2, 3]);
  });

  it('with maxWaitMs starts when the batch is full, on flush, or when the time is over', async () => {
    const seen: number[][] = [];
    const batcher = new MicroBatcher<number, number>(
      async (items) => {
        seen.push(items);
        return items;
      },
      { maxSize: 2, maxWaitMs: 20 },
    );
    await Promise.all([batcher.run(1), batcher.run(2)]);
    const flushed = batcher.run(3);
    batcher.flush();
    await flushed;
    await batcher.run(4);
    expect(seen).toEqual([[1, 2], [3], [4]]);
  });

  it('rejects every item of a failed batch by default, and runs the next batch', async () => {
    let isBroken = true;
    const batcher = new MicroBatcher<number, number>(
      async (items) => {
        if (isBroken) throw new Error('the connection was lost');
        return items;
      },
      { maxSize: 10, concurrency: 2 },
    );
    const lost = await Promise.allSettled([batcher.run(1), batcher.run(2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await batcher.run(3)).toBe(3);
  });

  it('retries a batch and then runs its items singly, as the error policy says', async () => {
    const seen: number[][] = [];
    const batcher = new MicroBatcher<number, number>(
      async (items) => {
        seen.push(items);
        if (items.includes(2)) throw new Error('refused');
        return items;
      },
      { maxSize: 10, onError: (_error, attempt) => (attempt < 2 ? 'retry' : 'singly') },
    );
    const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.run(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual([[1, 2, 3], [1, 2, 3], [1], [2], [3]]);
  });

  it('does not run a single item again that has failed alone', async () => {
    const seen: number[][] = [];
    const batcher = new MicroBatcher<number, number>(
      async (items) => {
        seen.push(items);
        throw new Error('refused');
      },
      { maxSize: 10, onError: () => 'singly' },
    );
    await expect(batcher.run(1)).rejects.toThrow('refused');
    expect(seen).toEqual([[1]]);
  });

  it('rejects an item when the queue is full and after close, and finishes what it accepted', async () => {
    const { release, work } = heldWork();
    const batcher = new MicroBatcher<number, number>(work, { maxSize: 1, maxQueued: 1 });
    const first = batcher.run(1);
    await turn();
    const second = batcher.run(2);
    await expect(batcher.run(3)).rejects.toBeInstanceOf(MicroBatcherUnavailable);
    const closing = batcher.close();
    await expect(batcher.run(4)).rejects.toBeInstanceOf(MicroBatcherUnavailable);
    release[0]!();
    await first;
    await turn();
    await turn();
    release[1]!();
    await closing;
    expect(await second).toBe(2);
  });
});
