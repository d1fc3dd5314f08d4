import { defineConsolePage } from '../define-console-page';
import { claimReviewQueries } from '../features/claim-review/claim-review.api';
import type texts from '../features/claim-review/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-claim-review': typeof texts;
  }
}

export const claimReviewPage = defineConsolePage({
  path: '/claim-review',
  roles: ['rewards'],
  menu: { group: 'money', order: 5, icon: 'gift' },
  key: 'c',
  badge: claimReviewQueries.count,
  title: 'console-claim-review:title',
  texts: ['console-claim-review'],
  load: () => import('../features/claim-review/claim-review-page').then((m) => m.ClaimReviewPage),
});
