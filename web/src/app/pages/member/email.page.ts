import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    email: true;
  }
}

export const emailPage = definePage({
  at: 'member',
  key: 'email',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.email',
  texts: ['account'],
  load: () => import('~/features/account/components/email-page').then((m) => m.EmailPage),
});
