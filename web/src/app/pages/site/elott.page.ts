import { definePage } from '~/ui/define-page';

export const elottPage = definePage({
  at: 'site',
  path: '/elott',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:page.lottery',
  texts: ['lottery'],
  load: () => import('../../routes/lottery').then((m) => m.LotteryRoute),
});
