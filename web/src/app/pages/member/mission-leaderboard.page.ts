import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    missionLeaderboard: true;
  }
}

export const missionLeaderboardPage = definePage({
  at: 'member',
  key: 'missionLeaderboard',
  guard: 'member',
  shows: 'always',
  menu: { group: 'rewards', order: 4, icon: 'target' },
  title: 'member:page.missionLeaderboard',
  texts: ['rewards'],
  load: () => import('~/features/rewards/components/mission-page').then((m) => m.MissionPage),
});
