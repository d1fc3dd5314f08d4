import { definePage } from '~/ui/define-page';

export const vipPage = definePage({
  at: 'site',
  path: '/vip',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 6 },
  title: 'common:page.vip',
  texts: ['rewards'],
  load: () => import('../../routes/vip').then((m) => m.VipRoute),
});
