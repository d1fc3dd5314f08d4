import { definePage } from '~/ui/define-page';

export const joinPage = definePage({
  at: 'site',
  path: '/join',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 4 },
  title: 'common:page.join',
  texts: ['join'],
  load: () => import('../../routes/join').then((m) => m.JoinRoute),
});
