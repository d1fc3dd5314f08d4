import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    transferUpline: true;
  }
}

export const transferUplinePage = definePage({
  at: 'member',
  key: 'transferUpline',
  guard: 'member',
  shows: memberRule('transferUpline'),
  menu: { group: 'money', order: 3, icon: 'wallet' },
  title: 'member:page.transferUpline',
  texts: ['agent'],
  load: () => import('~/features/agent/components/transfer-upline-page').then((m) => m.TransferUplinePage),
});
