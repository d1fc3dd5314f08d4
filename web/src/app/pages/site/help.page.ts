import { definePage } from '~/ui/define-page';

export const helpPage = definePage({
  at: 'site',
  path: '/help',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 1 },
  title: 'common:page.help',
  texts: ['help'],
  load: () => import('../../routes/help').then((m) => m.HelpRoute),
});
