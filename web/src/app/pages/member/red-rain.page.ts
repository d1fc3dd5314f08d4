import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    redRain: true;
  }
}

export const redRainPage = definePage({
  at: 'member',
  key: 'redRain',
  guard: 'member',
  shows: memberRule('redRain'),
  menu: { group: 'rewards', order: 5, icon: 'promo' },
  title: 'member:page.redRain',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/red-rain-page').then((m) => m.RedRainPage),
});
