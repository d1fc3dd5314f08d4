import { defineConsolePage } from '../define-console-page';
import type texts from '../features/silent-payouts/locales/vi.json';
import { silentPayoutQueries } from '../features/silent-payouts/silent-payouts.api';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-silent-payouts': typeof texts;
  }
}

export const silentPayoutsPage = defineConsolePage({
  path: '/silent-payouts',
  roles: ['cashier'],
  menu: { group: 'money', order: 3, icon: 'clock' },
  key: 'u',
  badge: silentPayoutQueries.count,
  title: 'console-silent-payouts:title',
  texts: ['console-silent-payouts'],
  load: () => import('../features/silent-payouts/silent-payouts-page').then((m) => m.SilentPayoutsPage),
});
