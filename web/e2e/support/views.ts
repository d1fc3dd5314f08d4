import type { Language } from './texts.ts';

export interface View {
  language: Language;
  width: 360 | 1440;
}
type ViewName = `${Language} ${View['width']}`;

export const VIEWS: readonly View[] = [
  { language: 'vi', width: 360 },
  { language: 'vi', width: 1440 },
  { language: 'en', width: 360 },
  { language: 'en', width: 1440 },
];

/** The long suite runs every journey in every view and every accessibility check in both languages. */
export const isLong = process.env['JOURNEYS'] === 'long';

/** Test details: the quick suite runs the test in the named views only, because other views differ only in layout. */
export const quickIn = ({ language, width }: View, ...quick: ViewName[]) => ({
  tag: quick.includes(`${language} ${width}`) ? [] : ['@long'],
});
