import type { Language } from '../../../src/play/dto/play.contract.js';

/** Vietnamese comes with the page; each other language loads when it is spoken, and one that does not leaves Vietnamese. */
export const textLoader =
  <T>(vi: T, others: Record<Exclude<Language, 'vi'>, () => Promise<T>>) =>
  async (language: Language): Promise<T> =>
    language === 'vi' ? vi : others[language]().catch(() => vi);
