import { defineConsolePage } from '../define-console-page';
import { ledgerQueries } from '../features/ledger/ledger.api';
import type texts from '../features/ledger/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-ledger': typeof texts;
  }
}

export const ledgerPage = defineConsolePage({
  path: '/ledger',
  roles: ['ledger'],
  menu: { group: 'money', order: 8, icon: 'list' },
  key: 'k',
  badge: ledgerQueries.openCount,
  title: 'console-ledger:title',
  texts: ['console-ledger'],
  load: () => import('../features/ledger/ledger-page').then((m) => m.LedgerPage),
});
