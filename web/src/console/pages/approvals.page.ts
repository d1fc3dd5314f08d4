import { defineConsolePage } from '../define-console-page';
import { approvalQueries } from '../features/approvals/approvals.api';
import type texts from '../features/approvals/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-approvals': typeof texts;
  }
}

export const approvalsPage = defineConsolePage({
  path: '/approvals',
  roles: ['ledger', 'cashier', 'rewards', 'games', 'lottery', 'agents'],
  menu: { group: 'money', order: 3, icon: 'coins' },
  key: 'j',
  badge: approvalQueries.count,
  title: 'console-approvals:title',
  texts: ['console-approvals'],
  load: () => import('../features/approvals/approvals-page').then((m) => m.ApprovalsPage),
});
