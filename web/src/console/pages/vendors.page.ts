import { defineConsolePage } from '../define-console-page';
import type texts from '../features/vendors/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-vendors': typeof texts;
  }
}

export const vendorsPage = defineConsolePage({
  path: '/vendors',
  roles: ['games'],
  menu: { group: 'play', order: 1, icon: 'rng' },
  key: 'v',
  badge: null,
  title: 'console-vendors:title',
  texts: ['console-vendors', 'console-approvals'],
  load: () => import('../features/vendors/vendors-page').then((m) => m.VendorsPage),
});

export const returnsPage = defineConsolePage({
  path: '/returns',
  roles: ['games'],
  menu: { group: 'play', order: 3, icon: 'chart' },
  key: null,
  badge: null,
  title: 'console-vendors:returns.title',
  texts: ['console-vendors'],
  load: () => import('../features/vendors/returns-page').then((m) => m.ReturnsPage),
});
