import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    fundPassword: true;
  }
}

export const fundPasswordPage = definePage({
  at: 'member',
  key: 'fundPassword',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.fundPassword',
  texts: ['account'],
  load: () => import('~/features/account/components/fund-password-page').then((m) => m.FundPasswordPage),
});
