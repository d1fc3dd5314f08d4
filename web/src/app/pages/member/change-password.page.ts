import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    changePassword: true;
  }
}

export const changePasswordPage = definePage({
  at: 'member',
  key: 'changePassword',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.changePassword',
  texts: ['auth'],
  load: () => import('~/features/auth/components/change-password').then((m) => m.ChangePasswordPage),
});
