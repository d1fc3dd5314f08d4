import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    userProfitLoss: true;
  }
}

export const profitAgentPage = definePage({
  at: 'agent',
  key: 'userProfitLoss',
  guard: 'agent',
  shows: agentRule('userProfitLoss'),
  menu: { order: 6, icon: 'chart' },
  title: 'agent:page.userProfitLoss',
  texts: ['agent'],
  load: () => import('~/features/agent/components/betting-page').then((m) => m.ProfitPage),
});
