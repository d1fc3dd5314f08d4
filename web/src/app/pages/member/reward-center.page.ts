import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    rewardCenter: true;
  }
}

export const rewardCenterPage = definePage({
  at: 'member',
  key: 'rewardCenter',
  guard: 'member',
  shows: memberRule('rewardCenter'),
  menu: { group: 'rewards', order: 2, icon: 'gift' },
  title: 'member:page.rewardCenter',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/reward-centre').then((m) => m.RewardCentre),
});
