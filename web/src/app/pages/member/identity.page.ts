import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    identity: true;
  }
}

export const identityPage = definePage({
  at: 'member',
  key: 'identity',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.identity',
  texts: ['identity'],
  load: () => import('~/features/identity/components/identity-page').then((m) => m.IdentityPage),
});
