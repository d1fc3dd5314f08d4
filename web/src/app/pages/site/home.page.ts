import { definePage } from '~/ui/define-page';

export const homePage = definePage({
  at: 'site',
  path: '/index',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:page.home',
  texts: ['home', 'games', 'winners', 'lottery', 'announcement'],
  load: () => import('../../routes/home').then((m) => m.HomePage),
});
