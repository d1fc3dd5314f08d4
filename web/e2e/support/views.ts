import type { Language } from './texts.ts';

/** Each language at a width of its own, so that a journey is made in both and at both; with E2E_EVERY_VIEW each at all. */
export function widthsOf(language: Language): readonly number[] {
  if (process.env['E2E_EVERY_VIEW'] !== undefined) return [1440, 360];
  return [language === 'vi' ? 360 : 1440];
}
