import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { asLanguage, LANGUAGE_KEY, languageCode, LANGUAGES, languageTag, type Language } from './language';
import { localStore } from './storage';

/** The texts of a namespace: a feature's folder, or `common` that all share. Each application brings its own. */
export type TextSource = (language: Language, namespace: string) => Promise<ResourceKey>;

const backend = (texts: TextSource): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    texts(language as Language, namespace).then(
      (catalogue) => done(null, catalogue),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
});

export async function startI18n(texts: TextSource): Promise<void> {
  await i18next
    .use(backend(texts))
    .use(initReactI18next)
    .init({
      lng: asLanguage(localStore.get(LANGUAGE_KEY)),
      // Each is complete, by test: none needs another's catalogue.
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      load: 'languageOnly',
      ns: ['common', 'session', 'system', 'wallet'],
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
