/** Sets of two-digit numbers that players know by name; the table serves pages and services alike. */
const all = Array.from({ length: 100 }, (_, number) => number);
const tens = (number: number): number => Math.floor(number / 10);
const units = (number: number): number => number % 10;

const skewDoubles: readonly number[] = [5, 50, 16, 61, 27, 72, 38, 83, 49, 94].toSorted((a, b) => a - b);

/** Each digit and its shadow: 0–5, 1–6, 2–7, 3–8, 4–9. */
const shadow = (digit: number): number => (digit + 5) % 10;

export type NumberSet =
  | { kind: 'head' | 'tail' | 'touch' | 'sum'; digit: number }
  | { kind: 'doubles' | 'skewDoubles' | 'big' | 'small' }
  | { kind: 'parity'; tens: Parity; units: Parity }
  | { kind: 'family'; number: number };

export type Parity = 'ODD' | 'EVEN';

const hasParity = (digit: number, parity: Parity): boolean => (digit % 2 === 1) === (parity === 'ODD');

/** The numbers of a set, in rising order. */
export function numbersOf(set: NumberSet): number[] {
  switch (set.kind) {
    case 'head':
      return all.filter((number) => tens(number) === set.digit);
    case 'tail':
      return all.filter((number) => units(number) === set.digit);
    case 'touch':
      return all.filter((number) => tens(number) === set.digit || units(number) === set.digit);
    case 'sum':
      return all.filter((number) => (tens(number) + units(number)) % 10 === set.digit);
    case 'doubles':
      return all.filter((number) => tens(number) === units(number));
    case 'skewDoubles':
      return [...skewDoubles];
    case 'big':
      return all.filter((number) => number >= 50);
    case 'small':
      return all.filter((number) => number < 50);
    case 'parity':
      return all.filter((number) => hasParity(tens(number), set.tens) && hasParity(units(number), set.units));
    case 'family':
      return family(set.number);
  }
}

/** A number, its mirror, and both with digits replaced by their shadows: eight numbers, or four for a double. */
function family(number: number): number[] {
  const ofTens = [tens(number), shadow(tens(number))];
  const ofUnits = [units(number), shadow(units(number))];
  const members = ofTens.flatMap((first) =>
    ofUnits.flatMap((second) => [first * 10 + second, second * 10 + first]),
  );
  return [...new Set(members)].toSorted((a, b) => a - b);
}

/** Every order of the digits of a number, each once, in rising order. */
export function ordersOf(number: string): string[] {
  if (number.length <= 1) return [number];
  const orders = [...number].flatMap((digit, index) =>
    ordersOf(number.slice(0, index) + number.slice(index + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)].toSorted();
}

/** Rank of the year's sign of a number of the sign play: 1 is the year's own, 2 the one before it. */
export function signOfYear(year: number, rank: number): number {
  const own = (((year - 4) % 12) + 12) % 12;
  return (((own - (rank - 1)) % 12) + 12) % 12;
}
