import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    downlineManagement: true;
  }
}

export const downlineAgentPage = definePage({
  at: 'agent',
  key: 'downlineManagement',
  guard: 'agent',
  shows: agentRule('downlineManagement'),
  menu: { order: 4, icon: 'users' },
  title: 'agent:page.downlineManagement',
  texts: ['agent'],
  load: () => import('~/features/agent/components/downline-page').then((m) => m.DownlinePage),
});
