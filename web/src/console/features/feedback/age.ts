import { appLocale, type Language } from '~/lib/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After a day a sender has waited for long. */
export const isLate = (sentAt: string, now: number): boolean => now - Date.parse(sentAt) > DAY;

/** How long ago, in one unit: 5 minutes, 3 hours, 2 days. */
export function ageOf(sentAt: string, now: number, language: Language): string {
  const age = Math.max(0, now - Date.parse(sentAt));
  const [unit, length] =
    age < HOUR
      ? (['minute', MINUTE] as const)
      : age < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  return new Intl.NumberFormat(appLocale(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(age / length),
  );
}
