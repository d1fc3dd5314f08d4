import { languageCode, languageName, LANGUAGES, languageTag } from './language';
import { localStore } from './storage';

const KEY = 'gameLanguage';

/** Languages that games may have beyond those of the site, by tag, each named in itself. */
const FURTHER = {
  ko: '한국어',
  ms: 'Bahasa Melayu',
  tl: 'Filipino',
  km: 'ភាសាខ្មែរ',
  lo: 'ລາວ',
  my: 'မြန်မာ',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  tr: 'Türkçe',
} as const;

/** All languages that the product knows; the code is that of a launch. */
export const GAME_LANGUAGES: readonly { code: string; name: string; tag: string }[] = [
  ...LANGUAGES.map((language) => ({
    code: languageCode(language),
    name: languageName(language),
    tag: languageTag(language),
  })),
  ...Object.entries(FURTHER).map(([tag, name]) => ({ code: tag.toUpperCase(), name, tag })),
];

/** The code chosen for games in this browser; empty where games follow the site. */
export function chosenGameLanguage(): string {
  const kept = localStore.get(KEY);
  return GAME_LANGUAGES.find(({ code }) => code === kept)?.code ?? '';
}

export function chooseGameLanguage(code: string): void {
  if (code === '') localStore.remove(KEY);
  else localStore.set(KEY, code);
}
