import { readFileSync } from 'node:fs';

export type Language = 'vi' | 'en';

/** The site's own words, so that a journey asks for what a person would read. */
export function textsOf(language: Language) {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../src/${file}/${language}.json`, import.meta.url), 'utf8'));
  return {
    common: read('lib/locales'),
    auth: read('features/auth/locales'),
    deposit: read('features/deposit/locales'),
    games: read('features/games/locales'),
    launch: read('features/launch/locales'),
    records: read('features/records/locales'),
    member: read('features/member/locales'),
  };
}

/** Words of the game page, which is the provider's and speaks for itself. */
export const gameTexts = { vi: { spin: 'Quay' }, en: { spin: 'Spin' } };
