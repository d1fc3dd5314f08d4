import { textLoader } from '../../text/loader';
import { vi, type CardTexts } from './vi';

export type { CardTexts };

export const cardTextsOf = textLoader<CardTexts>(vi, {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
  th: async () => (await import('./th')).th,
  id: async () => (await import('./id')).id,
  pt: async () => (await import('./pt')).pt,
  ja: async () => (await import('./ja')).ja,
});
