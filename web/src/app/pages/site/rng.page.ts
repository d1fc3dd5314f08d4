import { definePage } from '~/ui/define-page';

export const rngPage = definePage({
  at: 'site',
  path: '/rng',
  aliases: [],
  guard: 'visitor',
  frame: 'no-dock',
  menu: null,
  title: 'common:page.rng',
  texts: ['games'],
  load: () => import('../../routes/rng').then((m) => m.RngPage),
});
