import { defineConsolePage } from '../define-console-page';
import type texts from '../features/jackpots/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-jackpots': typeof texts;
  }
}

export const jackpotsPage = defineConsolePage({
  path: '/jackpots',
  roles: ['ledger'],
  menu: { group: 'play', order: 4, icon: 'jackpot' },
  key: null,
  badge: null,
  title: 'console-jackpots:title',
  texts: ['console-jackpots'],
  load: () => import('../features/jackpots/jackpots-page').then((m) => m.JackpotsPage),
});
