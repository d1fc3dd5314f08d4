import type { ResourceKey } from 'i18next';
import type { TextSource } from '~/lib/i18n';
import type shell from './locales/vi.json';

/** The catalogues of the console by name; each feature adds its own where its page is defined. */
export interface ConsoleTexts {
  console: typeof shell;
}

type Catalogue = () => Promise<{ default: ResourceKey }>;
const catalogues = {
  ...import.meta.glob<{ default: ResourceKey }>('../lib/locales/{vi,en}.json'),
  ...import.meta.glob<{ default: ResourceKey }>('./locales/{vi,en}.json'),
  ...import.meta.glob<{ default: ResourceKey }>('./features/*/locales/{vi,en}.json'),
} as Record<string, Catalogue>;

const placeOf = (namespace: string) =>
  namespace === 'common'
    ? '../lib/locales'
    : namespace === 'console'
      ? './locales'
      : `./features/${namespace.replace(/^console-/, '')}/locales`;

/** The console speaks Vietnamese and English; catalogues of the player's site are empty here. */
export const consoleTexts: TextSource = async (language, namespace) => {
  const load = catalogues[`${placeOf(namespace)}/${language === 'vi' ? 'vi' : 'en'}.json`];
  return load ? (await load()).default : {};
};
