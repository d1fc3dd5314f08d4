import { defineConsolePage } from '../define-console-page';
import type texts from '../features/members/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-members': typeof texts;
  }
}

export const membersPage = defineConsolePage({
  path: '/members',
  roles: ['support'],
  menu: { group: 'members', order: 1, icon: 'users' },
  key: 'm',
  badge: null,
  title: 'console-members:title',
  texts: ['console-members', 'console-approvals', 'console-ledger'],
  load: () => import('../features/members/members-page').then((m) => m.MembersPage),
});
