import { definePage } from '~/ui/define-page';

export const pointMallPage = definePage({
  at: 'site',
  path: '/pointMall',
  aliases: [],
  guard: 'visitor',
  frame: 'no-dock',
  menu: null,
  title: 'common:page.pointMall',
  texts: ['rewards'],
  load: () => import('../../routes/point-mall').then((m) => m.PointMallRoute),
});
