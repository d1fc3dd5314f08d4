import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    referral: true;
  }
}

export const referralPage = definePage({
  at: 'member',
  key: 'referral',
  guard: 'member',
  shows: 'always',
  menu: { group: 'rewards', order: 3, icon: 'users' },
  title: 'member:page.referral',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/referral-page').then((m) => m.ReferralPage),
});
