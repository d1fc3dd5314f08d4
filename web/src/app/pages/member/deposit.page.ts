import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    deposit: true;
  }
}

export const depositPage = definePage({
  at: 'member',
  key: 'deposit',
  guard: 'member',
  shows: memberRule('depositv2'),
  menu: { group: 'money', order: 1, icon: 'deposit' },
  title: 'member:page.deposit',
  texts: ['deposit', 'responsible-gaming'],
  load: () => import('../../routes/member-deposit').then((m) => m.MemberDeposit),
});
