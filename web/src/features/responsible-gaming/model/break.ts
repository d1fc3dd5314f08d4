import type { BreakRequest } from '../api/gaming.api';

/** A short break, in days; the server takes 1 to 42. */
export const COOL_OFF_DAYS = [1, 3, 7, 14, 30, 42] as const;
/** Durations of a self-exclusion in months, as the server accepts them; null is permanent. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

export type BreakKind = BreakRequest['kind'];
type CoolOffDays = (typeof COOL_OFF_DAYS)[number];
type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];
export type BreakLength = CoolOffDays | ExclusionMonths | 'ever';

export const LENGTHS: Record<BreakKind, readonly BreakLength[]> = {
  COOL_OFF: COOL_OFF_DAYS,
  SELF_EXCLUSION: [...EXCLUSION_MONTHS, 'ever'],
};

export function breakRequest(kind: BreakKind, length: BreakLength): BreakRequest {
  if (length === 'ever') return { kind: 'SELF_EXCLUSION', permanent: true };
  return kind === 'COOL_OFF' ? { kind, days: length } : { kind, months: length as ExclusionMonths };
}
