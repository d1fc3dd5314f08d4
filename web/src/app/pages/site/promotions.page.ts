import { definePage } from '~/ui/define-page';

export const promotionsPage = definePage({
  at: 'site',
  path: '/promotions',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 5 },
  title: 'common:page.promotions',
  texts: ['rewards'],
  load: () => import('../../routes/promotions').then((m) => m.PromotionsRoute),
});
