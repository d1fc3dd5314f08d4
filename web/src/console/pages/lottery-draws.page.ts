import { defineConsolePage } from '../define-console-page';
import { lotteryQueries } from '../features/lottery/lottery.api';
import type texts from '../features/lottery/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-lottery': typeof texts;
  }
}

export const lotteryDrawsPage = defineConsolePage({
  path: '/lottery-draws',
  roles: ['lottery'],
  menu: { group: 'play', order: 1, icon: 'lottery' },
  key: 'l',
  badge: lotteryQueries.dueCount,
  title: 'console-lottery:drawsTitle',
  texts: ['console-lottery', 'console-approvals'],
  load: () => import('../features/lottery/draws-page').then((m) => m.DrawsPage),
});
