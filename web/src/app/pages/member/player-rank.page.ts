import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    playerRank: true;
  }
}

export const playerRankPage = definePage({
  at: 'member',
  key: 'playerRank',
  guard: 'member',
  shows: 'always',
  menu: { group: 'rewards', order: 8, icon: 'vip' },
  title: 'member:page.playerRank',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/vip-page').then((m) => m.PlayerRankPage),
});
