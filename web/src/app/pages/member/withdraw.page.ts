import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    withdraw: true;
  }
}

export const withdrawPage = definePage({
  at: 'member',
  key: 'withdraw',
  guard: 'member',
  shows: memberRule('withdraw'),
  menu: { group: 'money', order: 2, icon: 'withdraw' },
  title: 'member:page.withdraw',
  texts: ['withdrawal', 'balance-details', 'bonus'],
  load: () => import('~/features/withdrawal/components/withdrawal-page').then((m) => m.WithdrawalPage),
});
