import { defineConsolePage } from '../define-console-page';

export const lotteryGamesPage = defineConsolePage({
  path: '/lottery-games',
  roles: ['lottery'],
  menu: { group: 'play', order: 2, icon: 'elott' },
  key: null,
  badge: null,
  title: 'console-lottery:gamesTitle',
  texts: ['console-lottery', 'console-approvals'],
  load: () => import('../features/lottery/games-page').then((m) => m.GamesPage),
});
