import fc from 'fast-check';
import {
  chancesOf,
  commitmentOf,
  percentsOf,
  prizeAt,
  rollOf,
  ticketsOf,
  weightSumOf,
} from './raffle.rules.js';

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

  it('shows exact chances: 41 of 101 is 40.594 %, and all prizes add up to 100 %, no prize included', () => {
    const prizes = [prize('a', 41), prize('b', 30), { ...prize('c', 30), dailyStock: 1 }];
    const chances = chancesOf({ prizes, fallback: 'b' }, new Map());
    expect(chances.get('a')).toEqual({ weight: 41, of: 101, percent: '40.594' });
    const later = chancesOf({ prizes, fallback: 'b' }, new Map([['c', 1]]));
    expect([later.get('b')!.weight, later.get('c')]).toEqual([60, { weight: 0, of: 101, percent: '0' }]);
  });

  it('shows per cents that add up to 100 exactly, each within a unit of its fraction, for any weights', () => {
    const tenThousandths = (percent: string) => {
      const [whole, part = ''] = percent.split('.');
      return BigInt(whole! + part.padEnd(4, '0'));
    };
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        (weights) => {
          const sum = BigInt(weights.reduce((all, weight) => all + weight, 0));
          const shown = percentsOf(weights).map(tenThousandths);
          expect(shown.reduce((all, value) => all + value, 0n)).toBe(1_000_000n);
          for (const [at, weight] of weights.entries()) {
            const exact = (BigInt(weight) * 1_000_000n) / sum;
            expect(shown[at] === exact || shown[at] === exact + 1n).toBe(true);
          }
        },
      ),
    );
  });
});
