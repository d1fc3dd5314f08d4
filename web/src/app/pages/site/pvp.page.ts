import { definePage } from '~/ui/define-page';

export const pvpPage = definePage({
  at: 'site',
  path: '/pvp',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:category.pvp',
  texts: ['games'],
  load: () => import('../../routes/pvp').then((m) => m.PvpPage),
});
