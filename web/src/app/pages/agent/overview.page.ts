import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    agentTeamOverview: true;
  }
}

export const overviewAgentPage = definePage({
  at: 'agent',
  key: 'agentTeamOverview',
  guard: 'agent',
  shows: agentRule('agentTeamOverview'),
  menu: { order: 2, icon: 'chart' },
  title: 'agent:page.agentTeamOverview',
  texts: ['agent'],
  load: () => import('~/features/agent/components/overview-page').then((m) => m.OverviewPage),
});
