import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    mobile: true;
  }
}

export const mobilePage = definePage({
  at: 'member',
  key: 'mobile',
  guard: 'member',
  shows: 'always',
  menu: { behind: 'securityCenter' },
  title: 'member:page.mobile',
  texts: ['account'],
  load: () => import('~/features/account/components/mobile-page').then((m) => m.MobilePage),
});
