import type { ResourceKey } from 'i18next';
import type { TextSource } from '~/lib/i18n';
import type { Language } from '~/lib/language';

interface LanguageTexts {
  base: Record<string, ResourceKey>;
  features: Record<string, () => Promise<unknown>>;
}

/** One file per language, with the texts of shell and home; those of the other features load with their code. */
const LANGUAGES: Record<Language, () => Promise<LanguageTexts>> = {
  vi: () => import('./vi'),
  en: () => import('./en'),
  zh: () => import('./zh'),
  id: () => import('./id'),
  pt: () => import('./pt'),
  th: () => import('./th'),
  ja: () => import('./ja'),
};

export const appTexts: TextSource = async (language, namespace) => {
  const { base, features } = await LANGUAGES[language]();
  const shared = base[namespace];
  if (shared) return shared;
  const load = features[`../../features/${namespace}/locales/${language}.json`];
  if (!load) throw new Error(`no catalogue ${namespace}/${language}`);
  return ((await load()) as { default: ResourceKey }).default;
};
