import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    announcement: true;
  }
}

export const announcementAgentPage = definePage({
  at: 'agent',
  key: 'announcement',
  guard: 'agent',
  shows: agentRule('announcement'),
  menu: { order: 1, icon: 'bell' },
  title: 'agent:page.announcement',
  texts: ['agent'],
  load: () => import('~/features/agent/components/announcements-page').then((m) => m.AgentAnnouncementsPage),
});
