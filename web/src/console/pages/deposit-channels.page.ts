import { defineConsolePage } from '../define-console-page';
import type texts from '../features/deposit-channels/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-deposit-channels': typeof texts;
  }
}

export const depositChannelsPage = defineConsolePage({
  path: '/deposit-channels',
  roles: ['cashier'],
  menu: { group: 'money', order: 4, icon: 'wallet' },
  key: null,
  badge: null,
  title: 'console-deposit-channels:title',
  texts: ['console-deposit-channels'],
  load: () => import('../features/deposit-channels/deposit-channels-page').then((m) => m.DepositChannelsPage),
});
