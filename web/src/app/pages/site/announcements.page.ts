import { definePage } from '~/ui/define-page';

export const announcementsPage = definePage({
  at: 'site',
  path: '/noticePage',
  aliases: [],
  guard: 'visitor',
  frame: 'full',
  menu: { place: 'footer', order: 2 },
  title: 'common:page.announcements',
  texts: ['announcement'],
  load: () => import('../../routes/announcements').then((m) => m.AnnouncementRoute),
});
