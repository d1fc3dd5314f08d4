import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    transactionHistory: true;
  }
}

export const transactionHistoryPage = definePage({
  at: 'member',
  key: 'transactionHistory',
  guard: 'member',
  shows: 'always',
  menu: { group: 'play', order: 3, icon: 'bank' },
  title: 'member:page.transactionHistory',
  texts: ['account-record'],
  load: () =>
    import('~/features/account-record/components/transaction-history').then((m) => m.TransactionHistory),
});
