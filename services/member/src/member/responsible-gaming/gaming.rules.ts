export const limitKinds = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'] as const;
export type LimitKind = (typeof limitKinds)[number];
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A limit that was raised, or lifted, waits so long for the member to confirm it. */
export const reflectionMs = dayMs;

export const coolOffDays = { min: 1, max: 42 } as const;
export const exclusionMonths = [6, 12, 24, 60] as const;

/** Minor units, or minutes for SESSION. */
export interface Limit {
  value: bigint;
  /** Requested and not yet confirmed; a value of null lifts the limit. */
  pending: { value: bigint | null; confirmableFrom: Date } | null;
}

/** The limit after a request (null: none). A lower value holds at once, a higher one waits. */
export function requestedLimit(
  current: Limit | undefined,
  request: bigint | null,
  now: Date,
): Limit | undefined {
  if (current === undefined) return request === null ? undefined : { value: request, pending: null };
  if (request !== null && request <= current.value) return { value: request, pending: null };
  if (current.pending?.value === request) return current; // the first request starts the waiting time
  return {
    value: current.value,
    pending: { value: request, confirmableFrom: new Date(now.getTime() + reflectionMs) },
  };
}

export type Confirmation = 'NOTHING_PENDING' | 'TOO_SOON' | { value: bigint | null };

export function confirmed(current: Limit | undefined, now: Date): Confirmation {
  if (!current?.pending) return 'NOTHING_PENDING';
  return now < current.pending.confirmableFrom ? 'TOO_SOON' : { value: current.pending.value };
}

export type ExclusionKind = 'COOL_OFF' | 'SELF_EXCLUSION';
/** null: permanent. */
export type Until = Date | null;

export interface Exclusion {
  kind: ExclusionKind;
  from: Date;
  until: Until;
}

export interface RequestedExclusion {
  kind: ExclusionKind;
  days?: number;
  months?: number;
  permanent?: boolean;
}

/** End of the requested exclusion; undefined if the request is invalid. */
export function endOf(request: RequestedExclusion, now: Date): Until | undefined {
  const { kind, days, months, permanent } = request;
  if ([days, months, permanent].filter((given) => given !== undefined).length !== 1) return undefined;
  if (kind === 'COOL_OFF') {
    const fits = days !== undefined && days >= coolOffDays.min && days <= coolOffDays.max;
    return fits ? new Date(now.getTime() + days * dayMs) : undefined;
  }
  if (permanent !== undefined) return permanent ? null : undefined;
  if (!(exclusionMonths as readonly (number | undefined)[]).includes(months)) return undefined;
  return monthsLater(now, months!);
}

/** Whether `next` may replace an exclusion in force: it is never shortened or weakened. */
export function mayReplace(current: Exclusion | undefined, next: Pick<Exclusion, 'kind' | 'until'>): boolean {
  if (!current) return true;
  if (current.kind === 'SELF_EXCLUSION' && next.kind === 'COOL_OFF') return false;
  if (next.until === null) return true;
  return current.until !== null && next.until >= current.until;
}

export function isInForce(exclusion: Exclusion | undefined, now: Date): boolean {
  return exclusion !== undefined && (exclusion.until === null || exclusion.until > now);
}

/** The same day of a later month, or that month's last. */
function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
}
