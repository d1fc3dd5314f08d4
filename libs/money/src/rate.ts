import { fit, MoneyError } from './amount.js';

const million = 1_000_000n;

/**
 * What is owed at a rate of `ppm` millionths: floor(amount × ppm / 1,000,000), once per line item.
 * 12,345.67 at 0.3 % (3000 ppm) is 37.03. Negative amounts are refused: owe the difference, never a negative part.
 */
export function mulPpmFloor(amount: bigint, ppm: number): bigint {
  return mulPpmWithRemainder(amount, ppm).whole;
}

/** As {@link mulPpmFloor}, with the millionths of a minor unit that were cut off (0 ≤ remainder < 1,000,000). */
export function mulPpmWithRemainder(amount: bigint, ppm: number): { whole: bigint; remainder: bigint } {
  if (amount < 0n) throw new MoneyError('A rate applies to an amount of zero or more');
  if (!Number.isSafeInteger(ppm) || ppm < 0) throw new MoneyError('A rate is a whole number of millionths');
  const product = amount * BigInt(ppm);
  return { whole: fit(product / million), remainder: product % million };
}

/** Splits an amount by weights so that the parts sum exactly to it; what does not divide goes to the first parts. */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (amount < 0n || total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new MoneyError('An allocation needs an amount of zero or more and weights with a positive sum');
  }
  const parts = weights.map((weight) => (amount * weight) / total);
  let rest = amount - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, index) => {
    if (rest === 0n || weights[index] === 0n) return part;
    rest -= 1n;
    return part + 1n;
  });
}
