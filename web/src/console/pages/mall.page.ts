import { defineConsolePage } from '../define-console-page';
import { mallQueries } from '../features/mall/mall.api';
import type texts from '../features/mall/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-mall': typeof texts;
  }
}

export const mallPage = defineConsolePage({
  path: '/mall',
  roles: ['rewards'],
  menu: { group: 'money', order: 7, icon: 'coins' },
  key: 'q',
  badge: mallQueries.waiting,
  title: 'console-mall:title',
  texts: ['console-mall'],
  load: () => import('../features/mall/mall-page').then((m) => m.MallPage),
});
