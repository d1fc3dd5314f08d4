import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    secondFactor: true;
  }
}

export const secondFactorPage = definePage({
  at: 'member',
  key: 'secondFactor',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.secondFactor',
  texts: ['account'],
  load: () => import('~/features/account/components/second-factor-page').then((m) => m.SecondFactorPage),
});
