import fc from 'fast-check';
import { MoneyError } from './amount.js';
import { allocate, mulPpmFloor, mulPpmWithRemainder } from './rate.js';

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('rates', () => {
  it('truncates once per line item: 12,345.67 at 0.3 % is 37.03', () => {
    expect(mulPpmFloor(1_234_567n, 3000)).toBe(3703n);
  });

  it('loses nothing: whole and remainder give the exact product', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (value, ppm) => {
        const { whole, remainder } = mulPpmWithRemainder(value, ppm);
        return whole * 1_000_000n + remainder === value * BigInt(ppm) && remainder < 1_000_000n;
      }),
    );
  });

  it('refuses a negative amount and a fractional rate', () => {
    expect(() => mulPpmFloor(-1n, 1)).toThrow(MoneyError);
    expect(() => mulPpmFloor(-1n, 1)).toThrow('A rate applies to an amount of zero or more');
    for (const rate of [0.5, -1, Number.NaN, 2 ** 53])
      expect(() => mulPpmFloor(1n, rate)).toThrow(new MoneyError('A rate is a whole number of millionths'));
    expect([mulPpmFloor(0n, 1), mulPpmFloor(1n, 0), mulPpmFloor(1n, 1_000_000)]).toEqual([0n, 0n, 1n]);
    expect(() => mulPpmFloor(2n ** 62n, 3_000_000)).toThrow(MoneyError);
  });
});

describe('allocation', () => {
  it('sums exactly to the amount and gives nothing to a weight of zero', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amount, weights, (value, parts) => {
        fc.pre(parts.some((part) => part > 0n));
        const shares = allocate(value, parts);
        const sum = shares.reduce((total, share) => total + share, 0n);
        return sum === value && shares.every((share, index) => parts[index] !== 0n || share === 0n);
      }),
    );
  });

  it('gives what does not divide to the first parts that have a weight', () => {
    expect(allocate(10n, [1n, 1n, 1n])).toEqual([4n, 3n, 3n]);
    expect(allocate(11n, [0n, 1n, 1n, 1n])).toEqual([0n, 4n, 4n, 3n]);
    expect(allocate(7n, [2n, 1n])).toEqual([5n, 2n]);
    expect(allocate(0n, [1n, 2n])).toEqual([0n, 0n]);
  });

  it('refuses a negative amount, a negative weight and weights that come to nothing', () => {
    const refusal = new MoneyError(
      'An allocation needs an amount of zero or more and weights with a positive sum',
    );
    expect(() => allocate(-1n, [1n])).toThrow(refusal);
    expect(() => allocate(1n, [])).toThrow(refusal);
    expect(() => allocate(1n, [0n, 0n])).toThrow(refusal);
    expect(() => allocate(1n, [2n, -1n])).toThrow(refusal);
  });
});
