import { defineConsolePage } from '../define-console-page';
import { adjustmentQueries } from '../features/adjustments/adjustments.api';
import type texts from '../features/adjustments/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-adjustments': typeof texts;
  }
}

export const adjustmentsPage = defineConsolePage({
  path: '/adjustments',
  roles: ['ledger'],
  menu: { group: 'money', order: 3, icon: 'coins' },
  key: 'j',
  badge: adjustmentQueries.count,
  title: 'console-adjustments:title',
  texts: ['console-adjustments'],
  load: () => import('../features/adjustments/adjustments-page').then((m) => m.AdjustmentsPage),
});
