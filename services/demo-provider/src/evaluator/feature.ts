import type { Rational } from './rational.js';

/** First and second moment and highest payment of a whole feature, given how it began, and the chance of that payment. */
export interface Feature {
  mean: Rational;
  square: Rational;
  max: bigint;
  top: () => Rational;
}
