import { definePage } from '~/ui/define-page';

export const lotteryPage = definePage({
  at: 'site',
  path: '/lottery',
  aliases: ['/vnlottery', '/seaLottery'],
  guard: 'visitor',
  frame: 'header',
  menu: null,
  title: 'common:page.lottery',
  texts: ['lottery'],
  load: () => import('../../routes/lottery').then((m) => m.LotteryRoute),
});
