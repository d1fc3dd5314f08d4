import { textLoader } from '../../text/loader';
import { vi, type FishTexts } from './vi';

export type { FishTexts };

export const fishTextsOf = textLoader<FishTexts>(vi, {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
  th: async () => (await import('./th')).th,
  id: async () => (await import('./id')).id,
  pt: async () => (await import('./pt')).pt,
  ja: async () => (await import('./ja')).ja,
});
