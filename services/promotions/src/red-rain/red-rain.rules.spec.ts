import fc from 'fast-check';
import { instantOf } from '../calendar/calendar.rules.js';
import { amountOf, nextShare, tierOf } from './red-rain.rules.js';

describe('red rain', () => {
  it('splits a pool of 100,000 in 10 packets of at least 1,000: the first is from 1,000 to 19,000', () => {
    expect(nextShare(100_000n, 10, 1000n, () => 0)).toBe(1000n);
    expect(nextShare(100_000n, 10, 1000n, (bound) => bound - 1)).toBe(19_000n);
  });

  it('gives the whole pool away exactly, no packet below the minimum, whatever is drawn', () => {
    const pool = fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 10 ** 6 }),
    );
    fc.assert(
      fc.property(
        pool,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        ([packets, min, more], draws) => {
          const total = BigInt(packets * min + more);
          let remaining = total;
          const shares: bigint[] = [];
          for (let left = packets; left > 0; left--) {
            const share = nextShare(remaining, left, BigInt(min), (bound) =>
              Math.floor(draws.next().value * bound),
            );
            shares.push(share);
            remaining -= share;
          }
          return remaining === 0n && shares.every((share) => share >= BigInt(min));
        },
      ),
    );
  });

  it('draws by weight from the highest tier that the bets of the day reach', () => {
    const formula = {
      ...{ hours: ['20:00'], durationSeconds: 60, roundBudget: '1.00', roundStock: 1 },
      tiers: [
        { bet: '100.00', amounts: [{ amount: '1.00', weight: 1 }] },
        {
          bet: '1000.00',
          amounts: [
            { amount: '2.00', weight: 3 },
            { amount: '50.00', weight: 1 },
          ],
        },
      ],
    };
    expect(tierOf(formula, 9_999n)).toBeUndefined();
    expect(amountOf(tierOf(formula, 10_000n)!)).toBe(100n);
    const tier = tierOf(formula, 100_000n)!;
    expect([0, 2, 3].map((drawn) => amountOf(tier, () => drawn))).toEqual([200n, 200n, 5000n]);
  });

  it('begins at the local time of the brand', () => {
    expect(instantOf('2026-11-23', '20:00', 'Asia/Ho_Chi_Minh').toISOString()).toBe(
      '2026-11-23T13:00:00.000Z',
    );
    expect(instantOf('2026-11-23', '00:30', 'Asia/Ho_Chi_Minh').toISOString()).toBe(
      '2026-11-22T17:30:00.000Z',
    );
  });
});
