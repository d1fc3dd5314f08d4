import fc from 'fast-check';
import { commitmentOf, prizeAt, rollOf, ticketsOf, weightSumOf } from './raffle.rules.js';

const prize = (id: string, weight: number) => ({ id, weight, name: { vi: id, en: id }, amount: '0.00' });

describe('a raffle', () => {
  const seed = Buffer.alloc(32, 7);

  it('draws the same number from the same seed, client seed and nonce, and another from any other', () => {
    expect(rollOf(seed, 'abc', 1, 1000)).toBe(rollOf(seed, 'abc', 1, 1000));
    const rolls = new Set([1, 2, 3, 4].map((nonce) => rollOf(seed, 'abc', nonce, 1_000_000)));
    expect(rolls.size).toBe(4);
    expect(commitmentOf(seed).equals(commitmentOf(Buffer.alloc(32, 8)))).toBe(false);
  });

  it('gives each prize its share: 20,000 draws stay within four standard deviations', () => {
    const prizes = [prize('a', 1), prize('b', 9), prize('c', 90)];
    const counts = new Map<string, number>();
    const draws = 20_000;
    for (let nonce = 1; nonce <= draws; nonce++) {
      const { id } = prizeAt(prizes, rollOf(seed, 'spread', nonce, weightSumOf(prizes)));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of prizes) {
      const share = weight / 100;
      const deviation = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs(counts.get(id)! - draws * share)).toBeLessThan(4 * deviation);
    }
  });

  it('has a prize for every number below the sum of the weights, and counts whole tickets up to the limit', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 0.999, noNaN: true }), (given, at) => {
        const prizes = given.map((weight, index) => prize(String(index), weight));
        return prizes.includes(prizeAt(prizes, Math.floor(at * weightSumOf(prizes))));
      }),
    );
    expect(() => prizeAt([prize('a', 1)], 1)).toThrow(RangeError);
    expect([-5n, 0n, 99n, 100n, 250n, 10_000n].map((value) => ticketsOf(value, 100n, 5))).toEqual([
      0, 0, 0, 1, 2, 5,
    ]);
  });
});
