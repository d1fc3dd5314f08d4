import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    transferFund: true;
  }
}

export const transferFundPage = definePage({
  at: 'member',
  key: 'transferFund',
  guard: 'member',
  shows: memberRule('transferFund'),
  menu: { group: 'money', order: 0, icon: 'wallet' },
  title: 'member:page.transferFund',
  texts: ['vendor-wallets'],
  load: () =>
    import('~/features/vendor-wallets/components/transfer-fund-page').then((m) => m.TransferFundPage),
});
