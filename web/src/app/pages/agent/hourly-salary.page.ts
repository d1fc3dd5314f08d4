import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    hourlySalary: true;
  }
}

export const hourlySalaryAgentPage = definePage({
  at: 'agent',
  key: 'hourlySalary',
  guard: 'agent',
  shows: agentRule('hourlySalary'),
  menu: { order: 11, icon: 'clock' },
  title: 'agent:page.hourlySalary',
  texts: ['agent', 'balance-details'],
  load: () => import('~/features/agent/components/bills-page').then((m) => m.HourlySalaryPage),
});
