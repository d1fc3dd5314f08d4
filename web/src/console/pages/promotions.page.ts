import { defineConsolePage } from '../define-console-page';
import type texts from '../features/promotions/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-promotions': typeof texts;
  }
}

export const promotionsPage = defineConsolePage({
  path: '/promotions',
  roles: ['rewards'],
  menu: { group: 'money', order: 6, icon: 'gift' },
  key: 'p',
  badge: null,
  title: 'console-promotions:title',
  texts: ['console-promotions'],
  load: () => import('../features/promotions/promotions-page').then((m) => m.PromotionsPage),
});
