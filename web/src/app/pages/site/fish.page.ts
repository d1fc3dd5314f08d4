import { definePage } from '~/ui/define-page';

export const fishPage = definePage({
  at: 'site',
  path: '/fish',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:category.fish',
  texts: ['games'],
  load: () => import('../../routes/fish').then((m) => m.FishPage),
});
