import type { Rational } from './rational.js';

/** First and second moment and highest payment of a whole feature, given how it began. */
export interface Feature {
  mean: Rational;
  square: Rational;
  max: bigint;
}
