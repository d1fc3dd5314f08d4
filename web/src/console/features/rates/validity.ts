import type { Rate, RateKind } from './rates.api';

export type RateScope = Pick<Rate, 'kind' | 'vassalage' | 'merchantCode'>;

/** The rates of one kind, vendor and brand, in the order in which they hold. */
export interface RateRow extends RateScope {
  key: string;
  past: Rate[];
  /** None where the first one is still to come. */
  current: Rate | null;
  coming: Rate[];
}

const startOf = ({ validFrom }: Rate) => Date.parse(validFrom);

/** The rows of the page: the general rate of a kind first, then those of vendors and brands. */
export function rowsOf(rates: readonly Rate[], kinds: readonly RateKind[], now: number): RateRow[] {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const key = [rate.kind, rate.vassalage, rate.merchantCode].join('|');
    groups.set(key, [...(groups.get(key) ?? []), rate]);
  }
  return [...groups]
    .map(([key, some]): RateRow => {
      const sorted = some.toSorted((a, b) => startOf(a) - startOf(b));
      const held = sorted.filter((rate) => startOf(rate) <= now);
      const { kind, vassalage, merchantCode } = sorted[0]!;
      return {
        ...{ key, kind, vassalage, merchantCode },
        past: held.slice(0, -1),
        current: held.at(-1) ?? null,
        coming: sorted.slice(held.length),
      };
    })
    .toSorted(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        a.vassalage.localeCompare(b.vassalage) ||
        a.merchantCode.localeCompare(b.merchantCode),
    );
}

/** What holds at an instant, as the services look it up: the vendor's own first, then the brand's, then the general. */
export function heldAt(rates: readonly Rate[], scope: RateScope, at: number): Rate | undefined {
  return rates
    .filter(
      (rate) =>
        rate.kind === scope.kind &&
        ['', scope.vassalage].includes(rate.vassalage) &&
        ['', scope.merchantCode].includes(rate.merchantCode) &&
        startOf(rate) <= at,
    )
    .toSorted(
      (a, b) =>
        b.vassalage.localeCompare(a.vassalage) ||
        b.merchantCode.localeCompare(a.merchantCode) ||
        startOf(b) - startOf(a),
    )[0];
}

const isOf = (rate: Rate, { kind, vassalage, merchantCode }: RateScope): boolean =>
  rate.kind === kind && rate.vassalage === vassalage && rate.merchantCode === merchantCode;

/** How many rates of just this kind, vendor and brand there are: a proposal names how many its operator has seen. */
export const seenOf = (rates: readonly Rate[], scope: RateScope): number =>
  rates.filter((rate) => isOf(rate, scope)).length;

/** The first rate of just this kind, vendor and brand that begins later. */
export function firstAfter(rates: readonly Rate[], scope: RateScope, at: number): Rate | undefined {
  return rates
    .filter((rate) => isOf(rate, scope) && startOf(rate) > at)
    .toSorted((a, b) => startOf(a) - startOf(b))[0];
}
