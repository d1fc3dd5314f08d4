import { defineConsolePage } from '../define-console-page';
import type texts from '../features/brand/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-brand': typeof texts;
  }
}

export const brandPage = defineConsolePage({
  path: '/brand',
  roles: ['brand'],
  menu: { group: 'content', order: 2, icon: 'globe' },
  key: 'b',
  badge: null,
  title: 'console-brand:title',
  texts: ['console-brand'],
  load: () => import('../features/brand/brand-page').then((m) => m.BrandPage),
});
