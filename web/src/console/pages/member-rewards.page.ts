import { defineConsolePage } from '../define-console-page';
import type texts from '../features/member-rewards/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-member-rewards': typeof texts;
  }
}

export const memberRewardsPage = defineConsolePage({
  path: '/member-rewards',
  roles: ['rewards'],
  menu: { group: 'members', order: 3, icon: 'vip' },
  key: 'r',
  badge: null,
  title: 'console-member-rewards:title',
  texts: ['console-member-rewards'],
  load: () => import('../features/member-rewards/member-rewards-page').then((m) => m.MemberRewardsPage),
});
