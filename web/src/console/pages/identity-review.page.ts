import { defineConsolePage } from '../define-console-page';
import { identityReviewQueries } from '../features/identity-review/identity-review.api';
import type texts from '../features/identity-review/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-identity-review': typeof texts;
  }
}

export const identityReviewPage = defineConsolePage({
  path: '/identity-review',
  roles: ['cashier'],
  menu: { group: 'money', order: 3, icon: 'shield' },
  key: 'i',
  badge: identityReviewQueries.count,
  title: 'console-identity-review:title',
  texts: ['console-identity-review'],
  load: () => import('../features/identity-review/identity-review-page').then((m) => m.IdentityReviewPage),
});
