export type Language = 'vi' | 'en';

/**
 * Of the two languages the servers speak, the one the caller names first; Vietnamese where it names none at all,
 * and English where it names only others.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const named = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.split(';')[0]!.trim().toLowerCase())
    .filter((tag) => tag !== '' && tag !== '*');
  for (const tag of named) {
    if (/^vi\b/.test(tag)) return 'vi';
    if (/^en\b/.test(tag)) return 'en';
  }
  return named.length === 0 ? 'vi' : 'en';
}

/** The languages of the site; an editor may word a text of the brand in each of them. */
export const siteLanguages = ['vi', 'en', 'zh', 'th', 'id', 'pt', 'ja'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The site's language that the caller names first, or else the servers' choice of {@link languageOf}. */
export function siteLanguageOf(acceptLanguage: string | undefined): SiteLanguage {
  const named = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  for (const tag of named) {
    const found = siteLanguages.find((language) => language === tag);
    if (found) return found;
  }
  return languageOf(acceptLanguage);
}

/** A text worded at least in the servers' two languages. */
export type SiteText = Record<Language, string> & Partial<Record<SiteLanguage, string>>;

/** The text in this language, or in English where an editor left it out. */
export const textIn = (text: SiteText, language: SiteLanguage): string => text[language] || text.en;
