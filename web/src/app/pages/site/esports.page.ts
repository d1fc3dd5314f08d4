import { definePage } from '~/ui/define-page';

export const esportsPage = definePage({
  at: 'site',
  path: '/esports',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:category.esports',
  texts: ['games'],
  load: () => import('../../routes/esports').then((m) => m.EsportsPage),
});
