import { preloadScene } from '~/art/preload-scene';
import { definePage } from '~/ui/define-page';

export const homePage = definePage({
  at: 'site',
  path: '/index',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: null,
  title: 'common:page.home',
  texts: ['home', 'games', 'winners', 'next-draws', 'announcement'],
  load: () => {
    // The page's largest picture.
    preloadScene('night');
    return import('../../routes/home').then((m) => m.HomePage);
  },
});
