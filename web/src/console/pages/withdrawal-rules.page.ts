import { defineConsolePage } from '../define-console-page';
import type texts from '../features/withdrawal-rules/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-withdrawal-rules': typeof texts;
  }
}

export const withdrawalRulesPage = defineConsolePage({
  path: '/withdrawal-rules',
  roles: ['cashier'],
  menu: { behind: '/withdrawal-review' },
  key: null,
  badge: null,
  title: 'console-withdrawal-rules:title',
  texts: ['console-withdrawal-rules', 'console-withdrawal-review', 'console-approvals'],
  load: () => import('../features/withdrawal-rules/withdrawal-rules-page').then((m) => m.WithdrawalRulesPage),
});
