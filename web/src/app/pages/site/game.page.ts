import { definePage } from '~/ui/define-page';

export const gamePage = definePage({
  at: 'site',
  path: '/game',
  aliases: ['/seamless'],
  guard: 'visitor',
  frame: 'bare',
  menu: null,
  title: 'common:page.game',
  texts: ['launch', 'responsible-gaming'],
  load: () => import('../../routes/game').then((m) => m.GameRoute),
});
