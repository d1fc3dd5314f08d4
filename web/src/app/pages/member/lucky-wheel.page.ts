import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    luckyWheel: true;
  }
}

export const luckyWheelPage = definePage({
  at: 'member',
  key: 'luckyWheel',
  guard: 'member',
  shows: 'always',
  menu: { group: 'rewards', order: 6, icon: 'refresh' },
  title: 'member:page.luckyWheel',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/wheel-page').then((m) => m.WheelPage),
});
