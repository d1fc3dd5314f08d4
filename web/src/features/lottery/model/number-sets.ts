import { numbersOf, type NumberSet } from '#libs/lottery-engine/browser';

const two = (number: number): string => String(number).padStart(2, '0');
const textsOf = (...sets: readonly NumberSet[]): string[] => sets.flatMap((set) => numbersOf(set).map(two));

/** Sets of two-digit numbers that are one tap away. */
export const QUICK_SETS: Readonly<Record<string, readonly string[]>> = {
  EVEN: textsOf(
    { kind: 'parity', tens: 'EVEN', units: 'EVEN' },
    { kind: 'parity', tens: 'ODD', units: 'EVEN' },
  ),
  ODD: textsOf({ kind: 'parity', tens: 'EVEN', units: 'ODD' }, { kind: 'parity', tens: 'ODD', units: 'ODD' }),
  BIG: textsOf({ kind: 'big' }),
  SMALL: textsOf({ kind: 'small' }),
  DOUBLES: textsOf({ kind: 'doubles' }),
  SKEW_DOUBLES: textsOf({ kind: 'skewDoubles' }),
};

export const SET_KINDS = ['head', 'tail', 'touch', 'sum', 'family', 'parity'] as const;
export type SetKind = (typeof SET_KINDS)[number];

export interface NamedSet {
  /** A digit, the least number of a family, or two letters of parities. */
  name: string;
  numbers: readonly string[];
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);
const PARITIES = ['EVEN', 'ODD'] as const;

/** The sets of a kind: ten by a digit, fifteen families, four pairs of parities. */
export function setsOfKind(kind: SetKind): NamedSet[] {
  if (kind === 'parity')
    return PARITIES.flatMap((tens) =>
      PARITIES.map((units) => ({
        name: `${tens}_${units}`,
        numbers: textsOf({ kind: 'parity', tens, units }),
      })),
    );
  if (kind !== 'family')
    return DIGITS.map((digit) => ({ name: String(digit), numbers: textsOf({ kind, digit }) }));
  const families = new Map<string, NamedSet>();
  for (let number = 0; number < 100; number++) {
    const numbers = textsOf({ kind: 'family', number });
    const [name = ''] = numbers;
    if (!families.has(name)) families.set(name, { name, numbers });
  }
  return [...families.values()];
}

/** The chosen numbers with their mirrors: 27 brings 72. */
export const mirrored = (numbers: readonly string[]): string[] =>
  [...new Set(numbers.flatMap((number) => [number, [...number].reverse().join('')]))].toSorted();
