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
