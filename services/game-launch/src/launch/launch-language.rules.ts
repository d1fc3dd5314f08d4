/** Languages a game may be opened in; a provider that lacks one answers in another of its own. */
const gameLanguages = new Set('vi en zh th id pt ja ko ms tl km lo my hi bn es fr de it ru tr'.split(' '));

/** The specification uses country codes for some languages: its CN is Chinese. */
const countries: Record<string, string> = { cn: 'zh', jp: 'ja' };

/** From `CN`, `pt-BR` or a whole Accept-Language header; Vietnamese if none is named, English if it is not supported. */
export function launchLanguage(asked: string | undefined): string {
  const start = (asked ?? '').trim().toLowerCase().slice(0, 2);
  if (start === '' || start.startsWith('*')) return 'vi';
  const language = countries[start] ?? start;
  return gameLanguages.has(language) ? language : 'en';
}
