import { defineConsolePage } from '../define-console-page';
import type texts from '../features/shared-accounts/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-shared-accounts': typeof texts;
  }
}

export const sharedAccountsPage = defineConsolePage({
  path: '/shared-accounts',
  roles: ['cashier'],
  menu: { behind: '/withdrawal-review' },
  key: null,
  badge: null,
  title: 'console-shared-accounts:title',
  texts: ['console-shared-accounts', 'console-withdrawal-review'],
  load: () => import('../features/shared-accounts/shared-accounts-page').then((m) => m.SharedAccountsPage),
});
