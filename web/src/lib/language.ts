/** Languages whose catalogue is complete, by test: these are shown in the picker. */
export const LANGUAGES = ['vi', 'en', 'zh', 'th', 'id', 'pt', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Facts {
  /** Its own name. */
  name: string;
  /** As the specification writes it: in local storage, in a launch and on the picker. */
  code: string;
  locale: string;
  /** For `<html lang>`, with script or region only if it changes how the browser renders. */
  tag: string;
}

const FACTS: Record<Language, Facts> = {
  vi: { name: 'Tiếng Việt', code: 'VI', locale: 'vi-VN', tag: 'vi' },
  en: { name: 'English', code: 'EN', locale: 'en-US', tag: 'en' },
  zh: { name: '简体中文', code: 'CN', locale: 'zh-CN', tag: 'zh-Hans' },
  // Years of the common calendar: a bet's date must read alike for its player and for support.
  th: { name: 'ไทย', code: 'TH', locale: 'th-TH-u-ca-gregory-nu-latn', tag: 'th' },
  id: { name: 'Bahasa Indonesia', code: 'ID', locale: 'id-ID', tag: 'id' },
  pt: { name: 'Português', code: 'PT', locale: 'pt-BR', tag: 'pt-BR' },
  ja: { name: '日本語', code: 'JA', locale: 'ja-JP', tag: 'ja' },
};

/** Local storage key and spelling are those of the specification: hisLang = "VI". */
export const LANGUAGE_KEY = 'hisLang';

export const languageName = (language: Language) => FACTS[language].name;
export const languageCode = (language: Language) => FACTS[language].code;
export const languageTag = (language: Language) => FACTS[language].tag;
export const appLocale = (language: Language) => FACTS[language].locale;

/** The servers speak Vietnamese and English; all other languages fall back to English. */
export const acceptLanguage = (language: Language) =>
  language === 'vi' || language === 'en' ? language : `${languageTag(language)}, en;q=0.5`;

/** Reads the specification's codes and language tags alike: CN, zh, zh-Hans. */
export function asLanguage(text: string | null | undefined): Language {
  const start = text?.toLowerCase().slice(0, 2);
  return LANGUAGES.find((l) => l === start || FACTS[l].code.toLowerCase() === start) ?? 'vi';
}

/** A name the server gives in Vietnamese and English, and in other languages where it is written. */
export type LocalName = { vi: string; en: string } & Partial<Record<Language, string>>;

export const localName = (name: LocalName, language: Language): string =>
  name[language] || (language === 'vi' ? name.vi : name.en);
