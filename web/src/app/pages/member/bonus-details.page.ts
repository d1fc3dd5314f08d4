import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    bonusDetails: true;
  }
}

export const bonusDetailsPage = definePage({
  at: 'member',
  key: 'bonusDetails',
  guard: 'member',
  shows: memberRule('bonusDetails'),
  menu: { group: 'rewards', order: 1, icon: 'coins' },
  title: 'member:page.bonusDetails',
  texts: ['rewards', 'bonus'],
  load: () => import('~/features/rewards/components/bonus-page').then((m) => m.BonusPage),
});
