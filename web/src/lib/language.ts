/** Languages whose catalogue is complete: only these are shown in the picker. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { vi: 'Tiếng Việt', en: 'English' };

/** Local storage key and spelling are those of the specification: hisLang = "VI". */
export const LANGUAGE_KEY = 'hisLang';

export const appLocale = (language: Language) => (language === 'vi' ? 'vi-VN' : 'en-US');

export function asLanguage(text: string | null | undefined): Language {
  const found = LANGUAGES.find((l) => l === text?.toLowerCase().slice(0, 2));
  return found ?? 'vi';
}
