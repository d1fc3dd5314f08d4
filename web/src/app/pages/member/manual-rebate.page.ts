import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    manualRebate: true;
  }
}

export const manualRebatePage = definePage({
  at: 'member',
  key: 'manualRebate',
  guard: 'member',
  shows: memberRule('manualRebate'),
  menu: { group: 'play', order: 2, icon: 'percent' },
  title: 'member:page.manualRebate',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/cashback-page').then((m) => m.CashbackPage),
});
