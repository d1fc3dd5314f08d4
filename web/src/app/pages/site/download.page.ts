import { definePage } from '~/ui/define-page';

export const downloadPage = definePage({
  at: 'site',
  path: '/down',
  aliases: ['/download'],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 3 },
  title: 'common:page.download',
  texts: ['download'],
  load: () => import('../../routes/download').then((m) => m.DownloadRoute),
});
