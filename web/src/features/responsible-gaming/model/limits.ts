import { toMinor } from '~/lib/format';
import type { GamingState, Limit, LimitKind, LimitPeriod, LimitValue } from '../api/gaming.api';

/** As the server bounds them. */
export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 44_640;
const MOST_DIGITS = 12;

export const limitOf = (state: GamingState, kind: LimitKind, period: LimitPeriod): Limit | undefined =>
  state.limits.find((limit) => limit.kind === kind && limit.period === period);

/** Whole amounts are typed; separators are the page's. */
export const digitsOf = (text: string) =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS);

export const groupDigits = (text: string, separator: string) =>
  digitsOf(text).replace(/\B(?=(\d{3})+$)/g, separator);

/** The typed limit as sent, or null if invalid; zero is a valid money limit but not a valid time limit. */
export function valueOf(kind: LimitKind, text: string): LimitValue | null {
  const digits = digitsOf(text);
  if (digits === '') return null;
  if (kind !== 'SESSION') return { amount: `${digits}.00` };
  const minutes = Number(digits);
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? { minutes } : null;
}

/** What is typed into the field of a limit that stands. */
export function textOf(limit: Limit | undefined, separator: string): string {
  if (!limit) return '';
  if (limit.minutes !== null) return groupDigits(String(limit.minutes), separator);
  return groupDigits((limit.amount ?? '').split('.')[0] ?? '', separator);
}

/** Whether this would loosen a limit that stands: only such a wish waits (REG-G16). */
export function loosens(limit: Limit | undefined, value: LimitValue): boolean {
  if (!limit) return false;
  if ('minutes' in value) return value.minutes > (limit.minutes ?? 0);
  return toMinor(value.amount) > toMinor(limit.amount ?? '0');
}

/** How much of it is used, 0 to 1; null where that cannot be said. */
export function usedShare({ amount, minutes, usedAmount, usedMinutes }: Limit): number | null {
  if (minutes !== null) return usedMinutes === null ? null : share(BigInt(usedMinutes), BigInt(minutes));
  if (amount === null || usedAmount === null) return null;
  return share(toMinor(usedAmount), toMinor(amount));
}

function share(used: bigint, of: bigint): number {
  if (of <= 0n) return 1;
  const thousandths = Number((used * 1000n) / of);
  return Math.min(1, Math.max(0, thousandths / 1000));
}
