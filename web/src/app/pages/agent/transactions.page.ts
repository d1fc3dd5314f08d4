import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    downlineTransactions: true;
  }
}

export const transactionsAgentPage = definePage({
  at: 'agent',
  key: 'downlineTransactions',
  guard: 'agent',
  shows: agentRule('downlineTransactions'),
  menu: { order: 8, icon: 'wallet' },
  title: 'agent:page.downlineTransactions',
  texts: ['agent'],
  load: () => import('~/features/agent/components/transactions-page').then((m) => m.TransactionsPage),
});
