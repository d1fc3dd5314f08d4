export interface Tail {
  digit: string;
  /** Of the special prize. */
  isSpecial: boolean;
}

const HEADS = 10;

/** The last digits of all numbers by the digit before them, in rising order. */
export function tailsByHead(values: Readonly<Record<string, readonly string[]>>): Tail[][] {
  const heads: Tail[][] = Array.from({ length: HEADS }, () => []);
  for (const [prize, list] of Object.entries(values))
    for (const value of list)
      heads[Number(value.at(-2))]?.push({ digit: value.slice(-1), isSpecial: prize === 'DB' });
  return heads.map((tails) => tails.toSorted((a, b) => Number(a.digit) - Number(b.digit)));
}
