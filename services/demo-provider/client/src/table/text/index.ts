import { textLoader } from '../../text/loader';
import { vi, type TableTexts } from './vi';

export type { TableTexts };

export const tableTextsOf = textLoader<TableTexts>(vi, {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
  th: async () => (await import('./th')).th,
  id: async () => (await import('./id')).id,
  pt: async () => (await import('./pt')).pt,
  ja: async () => (await import('./ja')).ja,
});
