import { defineConsolePage } from '../define-console-page';

export const lotteryOddsPage = defineConsolePage({
  path: '/lottery-odds',
  roles: ['lottery'],
  menu: { group: 'play', order: 4, icon: 'chart' },
  key: null,
  badge: null,
  title: 'console-lottery:odds.title',
  texts: ['console-lottery', 'console-approvals'],
  load: () => import('../features/lottery/odds-page').then((m) => m.OddsPage),
});
