import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    myIncome: true;
  }
}

export const incomeAgentPage = definePage({
  at: 'agent',
  key: 'myIncome',
  guard: 'agent',
  shows: agentRule('myIncome'),
  menu: { order: 7, icon: 'coins' },
  title: 'agent:page.myIncome',
  texts: ['agent'],
  load: () => import('~/features/agent/components/income-page').then((m) => m.IncomePage),
});
