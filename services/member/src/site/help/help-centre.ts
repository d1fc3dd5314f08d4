import type { Language } from '#libs/platform';
import { english } from './help.en.js';
import { vietnamese } from './help.vi.js';

export interface HelpArticle {
  id: string;
  title: string;
  paragraphs: string[];
  steps: string[];
}

export interface HelpSection {
  id: string;
  title: string;
  articles: HelpArticle[];
}

/** One article as it is written: title, paragraphs, then steps. `{brand}` is the brand's name. */
export type Draft = readonly [
  id: string,
  title: string,
  paragraphs: readonly string[],
  steps?: readonly string[],
];
export type DraftSection = readonly [id: string, title: string, articles: readonly Draft[]];

/** The help centre in one language. */
export function helpCentre(language: Language, brand: string): HelpSection[] {
  const named = (text: string) => text.replaceAll('{brand}', brand);
  return (language === 'en' ? english : vietnamese).map(([id, title, articles]) => ({
    id,
    title,
    articles: articles.map(([articleId, articleTitle, paragraphs, steps = []]) => ({
      id: articleId,
      title: articleTitle,
      paragraphs: paragraphs.map(named),
      steps: steps.map(named),
    })),
  }));
}
