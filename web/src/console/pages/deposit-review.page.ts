import { defineConsolePage } from '../define-console-page';
import { depositReviewQueries } from '../features/deposit-review/deposit-review.api';
import type texts from '../features/deposit-review/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-deposit-review': typeof texts;
  }
}

export const depositReviewPage = defineConsolePage({
  path: '/deposit-review',
  roles: ['cashier'],
  menu: { group: 'money', order: 1, icon: 'deposit' },
  key: 'd',
  badge: depositReviewQueries.count,
  title: 'console-deposit-review:title',
  texts: ['console-deposit-review'],
  load: () => import('../features/deposit-review/deposit-review-page').then((m) => m.DepositReviewPage),
});
