import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    sessions: true;
  }
}

export const sessionsPage = definePage({
  at: 'member',
  key: 'sessions',
  guard: 'member',
  shows: 'always',
  menu: { group: 'me', order: 2, icon: 'globe' },
  title: 'member:page.sessions',
  texts: ['account'],
  load: () => import('~/features/account/components/sessions-page').then((m) => m.SessionsPage),
});
