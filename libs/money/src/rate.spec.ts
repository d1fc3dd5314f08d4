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
    expect(() => mulPpmFloor(1n, 0.5)).toThrow(MoneyError);
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
});
