import { defineConsolePage } from '../define-console-page';

export const lotteryWeekdaysPage = defineConsolePage({
  path: '/lottery-weekdays',
  roles: ['lottery'],
  menu: { group: 'play', order: 5, icon: 'clock' },
  key: null,
  badge: null,
  title: 'console-lottery:weekdays.title',
  texts: ['console-lottery', 'console-approvals'],
  load: () => import('../features/lottery/weekdays-page').then((m) => m.WeekdaysPage),
});
