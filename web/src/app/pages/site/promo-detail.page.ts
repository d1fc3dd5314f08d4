import { definePage } from '~/ui/define-page';

export const promoDetailPage = definePage({
  at: 'site',
  path: '/promoDetail',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:page.promoDetail',
  texts: ['rewards'],
  load: () => import('../../routes/promo-detail').then((m) => m.PromoDetailRoute),
});
