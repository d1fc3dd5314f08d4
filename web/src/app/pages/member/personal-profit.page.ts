import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    personalProfit: true;
  }
}

export const personalProfitPage = definePage({
  at: 'member',
  key: 'personalProfit',
  guard: 'member',
  shows: 'always',
  menu: { group: 'play', order: 4, icon: 'chart' },
  title: 'member:page.personalProfit',
  texts: ['account-record'],
  load: () => import('~/features/account-record/components/personal-profit').then((m) => m.PersonalProfit),
});
