import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { asLanguage, LANGUAGE_KEY, languageCode, LANGUAGES, languageTag, type Language } from './language';
import { localStore } from './storage';

type Catalogue = { default: ResourceKey };
const features = import.meta.glob<Catalogue>('../features/*/locales/*.json');
const shared = import.meta.glob<Catalogue>('./locales/*.json');

/** A namespace is a feature's folder; `common` is shared by all. Each loads when it is first used. */
const catalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load =
      namespace === 'common'
        ? shared[`./locales/${language}.json`]
        : features[`../features/${namespace}/locales/${language}.json`];
    if (!load) return done(new Error(`no catalogue ${namespace}/${language}`), false);
    load().then(
      (module) => done(null, module.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

export async function startI18n(): Promise<void> {
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({
      lng: asLanguage(localStore.get(LANGUAGE_KEY)),
      // Each is complete, by test: none needs another's catalogue.
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      load: 'languageOnly',
      ns: ['common', 'session', 'wallet'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      partialBundledLanguages: true,
    });
  document.documentElement.lang = languageTag(currentLanguage());
}

export function currentLanguage(): Language {
  // Before the texts are there: start-up already asks the server, and in this language.
  return asLanguage(i18next.resolvedLanguage ?? i18next.language ?? localStore.get(LANGUAGE_KEY));
}

export async function changeLanguage(language: Language): Promise<void> {
  localStore.set(LANGUAGE_KEY, languageCode(language));
  await i18next.changeLanguage(language);
  document.documentElement.lang = languageTag(language);
}

/** Texts from the server are refetched in the new language. */
export function onLanguageChange(listener: () => void): void {
  i18next.on('languageChanged', listener);
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return asLanguage(i18n.resolvedLanguage);
}

/** Loads a feature's catalogue in parallel with its code. */
export const loadNamespaces = (...names: string[]) => i18next.loadNamespaces(names);
