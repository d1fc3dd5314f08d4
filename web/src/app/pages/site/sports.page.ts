import { definePage } from '~/ui/define-page';

export const sportsPage = definePage({
  at: 'site',
  path: '/sports',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:category.sports',
  texts: ['games'],
  load: () => import('../../routes/sports').then((m) => m.SportsPage),
});
