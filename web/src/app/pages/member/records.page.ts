import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    records: true;
  }
}

export const recordsPage = definePage({
  at: 'member',
  key: 'records',
  guard: 'member',
  shows: 'always',
  menu: { group: 'play', order: 1, icon: 'list' },
  title: 'member:page.records',
  texts: ['bet-record'],
  load: () => import('../../routes/member-records').then((m) => m.MemberRecords),
});
