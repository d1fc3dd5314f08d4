import { Rational } from './rational.js';

/** What a kind of round pays at most, and the chance of a round of this kind that pays it. */
export interface Payment {
  max: bigint;
  top: () => Rational;
}

/** The chance of the highest payment of all kinds, of which each round is one. */
export function chanceOfHighest(kinds: readonly Payment[]): Rational {
  const best = kinds.reduce((highest, { max }) => (max > highest ? max : highest), 0n);
  return kinds.reduce((sum, { max, top }) => (max === best ? sum.plus(top()) : sum), Rational.zero);
}

/**
 * "12345.6": once in so many rounds. From a thousand million millions on as a power of ten, "1.2e+17", its digits cut off.
 * `chance` is above 0.
 */
export function oneInOf({ numerator, denominator }: Rational): string {
  const rounds = new Rational(denominator, numerator).toFixed(1);
  const whole = rounds.length - 2;
  return whole <= 15 ? rounds : `${rounds[0]}.${rounds[1]}e+${whole - 1}`;
}
