import { defineConsolePage } from '../define-console-page';
import type texts from '../features/home/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-home': typeof texts;
  }
}

export const homePage = defineConsolePage({
  path: '/',
  roles: 'any',
  menu: { group: 'home', order: 0, icon: 'home' },
  key: 'h',
  badge: null,
  title: 'console-home:title',
  texts: ['console-home'],
  load: () => import('../features/home/home-page').then((m) => m.HomePage),
});
