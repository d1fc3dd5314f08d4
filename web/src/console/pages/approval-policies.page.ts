import { defineConsolePage } from '../define-console-page';

export const approvalPoliciesPage = defineConsolePage({
  path: '/approval-policies',
  roles: ['admin'],
  menu: { group: 'system', order: 4, icon: 'shield' },
  key: null,
  badge: null,
  title: 'console-approvals:policies',
  texts: ['console-approvals'],
  load: () => import('../features/approvals/policies-page').then((m) => m.PoliciesPage),
});
