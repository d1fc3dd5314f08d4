import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    profile: true;
  }
}

export const profilePage = definePage({
  at: 'member',
  key: 'profile',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.profile',
  texts: ['account'],
  load: () => import('~/features/account/components/profile-page').then((m) => m.ProfilePage),
});
