import { definePage } from '~/ui/define-page';

export const livePage = definePage({
  at: 'site',
  path: '/live',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:category.live',
  texts: ['games'],
  load: () => import('../../routes/live').then((m) => m.LivePage),
});
