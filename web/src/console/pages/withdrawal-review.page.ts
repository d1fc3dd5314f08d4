import { defineConsolePage } from '../define-console-page';
import type texts from '../features/withdrawal-review/locales/vi.json';
import { withdrawalReviewQueries } from '../features/withdrawal-review/withdrawal-review.api';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-withdrawal-review': typeof texts;
  }
}

export const withdrawalReviewPage = defineConsolePage({
  path: '/withdrawal-review',
  roles: ['cashier'],
  menu: { group: 'money', order: 2, icon: 'withdraw' },
  key: 'w',
  badge: withdrawalReviewQueries.count,
  title: 'console-withdrawal-review:title',
  texts: ['console-withdrawal-review'],
  load: () =>
    import('../features/withdrawal-review/withdrawal-review-page').then((m) => m.WithdrawalReviewPage),
});
