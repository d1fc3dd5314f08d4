import fc from 'fast-check';
import { InBatches } from './in-batches.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work in batches', () => {
  it('answers each caller with the result of its own item, whatever gathers with it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3), { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        async (gaps, most) => {
          const seen: number[][] = [];
          const batches = new InBatches<number, string>(
            async (items) => {
              seen.push(items);
              await turn();
              return items.map((item) => `of ${item}`);
            },
            { lanes: 1, most },
          );
          const answers: Promise<string>[] = [];
          for (const [item, gap] of gaps.entries()) {
            answers.push(batches.run(item));
            for (let turns = 0; turns < gap; turns += 1) await turn();
          }
          expect(await Promise.all(answers)).toEqual(gaps.map((_, item) => `of ${item}`));
          expect(seen.flat()).toEqual(gaps.map((_, item) => item));
          expect(Math.max(0, ...seen.map((items) => items.length))).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it('gathers what comes while a batch is under way, and lets a lone item go at once', async () => {
    const seen: number[][] = [];
    const release: (() => void)[] = [];
    const batches = new InBatches<number, number>(
      async (items) => {
        seen.push(items);
        await new Promise<void>((resolve) => release.push(resolve));
        return items;
      },
      { lanes: 1, most: 10 },
    );
    const first = batches.run(1);
    await turn();
    expect(seen).toEqual([[1]]);
    const others = [2, 3, 4].map((item) => batches.run(item));
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

  it('tells every caller of a batch that broke, and goes on with the next', async () => {
    let broken = true;
    const batches = new InBatches<number, number>(
      async (items) => {
        if (broken) throw new Error('the connection was lost');
        return items;
      },
      { lanes: 2, most: 10 },
    );
    const lost = await Promise.allSettled([batches.run(1), batches.run(2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await batches.run(3)).toBe(3);
  });
});
