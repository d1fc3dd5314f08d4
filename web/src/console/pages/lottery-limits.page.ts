import { defineConsolePage } from '../define-console-page';

export const lotteryLimitsPage = defineConsolePage({
  path: '/lottery-limits',
  roles: ['lottery'],
  menu: { group: 'play', order: 3, icon: 'chart' },
  key: null,
  badge: null,
  title: 'console-lottery:limits.title',
  texts: ['console-lottery', 'console-approvals'],
  load: () => import('../features/lottery/bet-limits-page').then((m) => m.BetLimitsPage),
});
