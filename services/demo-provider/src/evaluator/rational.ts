/** Exact fraction of whole numbers. Kept unreduced: sums run over one denominator, and only digits are ever asked for. */
export class Rational {
  constructor(
    readonly numerator: bigint,
    readonly denominator: bigint = 1n,
  ) {
    if (denominator <= 0n) throw new RangeError('the denominator must be positive');
  }

  static readonly zero = new Rational(0n);

  plus({ numerator, denominator }: Rational): Rational {
    if (denominator === this.denominator) return new Rational(this.numerator + numerator, denominator);
    return new Rational(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(new Rational(-other.numerator, other.denominator));
  }

  times({ numerator, denominator }: Rational): Rational {
    return new Rational(this.numerator * numerator, this.denominator * denominator);
  }

  /** Below, equal or above: −1, 0, 1. */
  compare({ numerator, denominator }: Rational): number {
    const difference = this.numerator * denominator - numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  /** Digits after the point, the last one rounded half up. For values that are not negative. */
  toFixed(places: number): string {
    const scale = 10n ** BigInt(places);
    const scaled = (2n * this.numerator * scale + this.denominator) / (2n * this.denominator);
    const digits = scaled.toString().padStart(places + 1, '0');
    return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }
}
