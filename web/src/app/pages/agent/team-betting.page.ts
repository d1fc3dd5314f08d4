import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    teamBetting: true;
  }
}

export const teamBettingAgentPage = definePage({
  at: 'agent',
  key: 'teamBetting',
  guard: 'agent',
  shows: agentRule('teamBetting'),
  menu: { order: 5, icon: 'list' },
  title: 'agent:page.teamBetting',
  texts: ['agent'],
  load: () => import('~/features/agent/components/betting-page').then((m) => m.BettingPage),
});
