import fc from 'fast-check';
import { BatchHandler, splitByKey } from './batch-handler.decorator.js';
import { EventContext } from './event-context.js';

const event = (key: string, n: number) => ({
  payload: n,
  context: new EventContext({
    id: String(n),
    type: 't',
    topic: 't',
    key,
    value: '',
    occurredAt: new Date(0),
    source: '/test',
  }),
});

describe('the calls of a batch handler', () => {
  it('hold every event once, no key twice, at most max, and keep the order of each key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        (keys, max) => {
          const calls = splitByKey(keys.map(event), max);
          for (const call of calls) {
            expect(call.length).toBeLessThanOrEqual(max);
            expect(new Set(call.map(({ context }) => context.key)).size).toBe(call.length);
          }
          const flat = calls.flat();
          expect(flat.map(({ payload }) => payload as number).toSorted((a, b) => a - b)).toEqual([
            ...keys.keys(),
          ]);
          for (const key of ['a', 'b', 'c', 'd']) {
            const order = flat.filter(({ context }) => context.key === key).map(({ payload }) => payload);
            expect(order).toEqual(keys.flatMap((one, n) => (one === key ? [n] : [])));
          }
        },
      ),
    );
  });

  it('need at least one event', () => {
    expect(() => BatchHandler({ max: 0 })).toThrow();
  });
});
