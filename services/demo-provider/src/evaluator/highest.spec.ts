import { chanceOfHighest, oneInOf } from './highest.js';
import { Rational } from './rational.js';

const kind = (max: bigint, numerator: bigint, denominator: bigint) => ({
  max,
  top: () => new Rational(numerator, denominator),
});

describe('the chance of the highest payment', () => {
  it('is that of all kinds of rounds that can pay it, and of no other', () => {
    const chance = chanceOfHighest([kind(7n, 1n, 6n), kind(3n, 1n, 2n), kind(7n, 1n, 12n)]);
    expect(chance.compare(new Rational(1n, 4n))).toBe(0);
  });

  it('is written as once in so many rounds, with a power of ten where digits say nothing any more', () => {
    expect(oneInOf(new Rational(2n, 5n))).toBe('2.5');
    expect(oneInOf(new Rational(1n, 999_999_999_999_999n))).toBe('999999999999999.0');
    expect(oneInOf(new Rational(1n, 10n ** 15n))).toBe('1.0e+15');
    expect(oneInOf(new Rational(10n, 199n * 10n ** 420n))).toBe('1.9e+421');
  });
});
