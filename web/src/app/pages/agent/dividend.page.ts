import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    dividendRecord: true;
  }
}

export const dividendAgentPage = definePage({
  at: 'agent',
  key: 'dividendRecord',
  guard: 'agent',
  shows: agentRule('dividendRecord'),
  menu: { order: 9, icon: 'coins' },
  title: 'agent:page.dividendRecord',
  texts: ['agent', 'balance-details'],
  load: () => import('~/features/agent/components/bills-page').then((m) => m.DividendPage),
});
