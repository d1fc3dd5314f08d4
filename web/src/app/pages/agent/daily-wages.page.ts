import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    dailyWages: true;
  }
}

export const dailyWagesAgentPage = definePage({
  at: 'agent',
  key: 'dailyWages',
  guard: 'agent',
  shows: agentRule('dailyWages'),
  menu: { order: 10, icon: 'coins' },
  title: 'agent:page.dailyWages',
  texts: ['agent', 'balance-details'],
  load: () => import('~/features/agent/components/bills-page').then((m) => m.DailyWagesPage),
});
