import { definePage } from '~/ui/define-page';
import { memberRule } from '~/features/member/model/menu.rules';

declare module '~/lib/page-keys' {
  interface MemberPages {
    inbox: true;
  }
}

export const inboxPage = definePage({
  at: 'member',
  key: 'inbox',
  guard: 'member',
  shows: memberRule('messageV2'),
  menu: { group: 'messages', order: 1, icon: 'mail' },
  title: 'member:page.inbox',
  texts: ['inbox'],
  load: () => import('~/features/inbox/components/inbox-page').then((m) => m.InboxPage),
});
