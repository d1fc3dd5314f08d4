import { defineConsolePage } from '../define-console-page';
import type texts from '../features/rates/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-rates': typeof texts;
  }
}

export const cashbackRatesPage = defineConsolePage({
  path: '/cashback-rates',
  roles: ['rewards'],
  menu: { group: 'money', order: 6, icon: 'percent' },
  key: null,
  badge: null,
  title: 'console-rates:cashback.title',
  texts: ['console-rates', 'console-approvals'],
  load: () => import('../features/rates/rates-page').then((m) => m.CashbackRatesPage),
});

export const pointRatiosPage = defineConsolePage({
  path: '/point-ratios',
  roles: ['rewards'],
  menu: { group: 'money', order: 7, icon: 'target' },
  key: null,
  badge: null,
  title: 'console-rates:ratios.title',
  texts: ['console-rates', 'console-approvals'],
  load: () => import('../features/rates/rates-page').then((m) => m.PointRatiosPage),
});
