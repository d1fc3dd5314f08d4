import { defineConsolePage } from '../define-console-page';
import type texts from '../features/announcements/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-announcements': typeof texts;
  }
}

export const announcementsPage = defineConsolePage({
  path: '/announcements',
  roles: ['content'],
  menu: { group: 'content', order: 1, icon: 'bell' },
  key: 'n',
  badge: null,
  title: 'console-announcements:title',
  texts: ['console-announcements'],
  load: () => import('../features/announcements/announcements-page').then((m) => m.AnnouncementsPage),
});
