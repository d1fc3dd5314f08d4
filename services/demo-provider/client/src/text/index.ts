import type { Language, Names } from '../../../src/play/dto/play.contract.js';
import { vi, type Texts } from './vi';

export type { Texts };

/** Vietnamese comes with the page; each other language loads when it is spoken. */
const others: Record<Exclude<Language, 'vi'>, () => Promise<Texts>> = {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
  th: async () => (await import('./th')).th,
  id: async () => (await import('./id')).id,
  pt: async () => (await import('./pt')).pt,
  ja: async () => (await import('./ja')).ja,
};

const LOCALES: Record<Language, string> = {
  vi: 'vi-VN',
  en: 'en-US',
  zh: 'zh-CN',
  th: 'th-TH-u-ca-gregory-nu-latn',
  id: 'id-ID',
  pt: 'pt-BR',
  ja: 'ja-JP',
};

export const LANGUAGES = Object.keys(LOCALES) as Language[];

/** A language that does not load leaves the player with Vietnamese, never with an empty page. */
export async function textsOf(language: Language): Promise<Texts> {
  if (language === 'vi') return vi;
  return others[language]().catch(() => vi);
}

/** The specification's code, or the start of a language tag; English for another language, Vietnamese for none. */
export function languageOf(text: string | null): Language {
  const start = text?.toLowerCase().slice(0, 2) ?? '';
  const found = LANGUAGES.find((language) => language === (start === 'cn' ? 'zh' : start));
  return found ?? (start === '' ? 'vi' : 'en');
}

export const localeOf = (language: Language): string => LOCALES[language];

/** Games are named in Vietnamese and in English. */
export const nameIn = (names: Names, language: Language): string => (language === 'vi' ? names.vi : names.en);

/** English keeps the day before the month: figures alone would leave that open. */
export const clockOf = (language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
