import { agentQueries } from '../features/agents/agents.api';
import { defineConsolePage } from '../define-console-page';

export const agentDisputesPage = defineConsolePage({
  path: '/agent-disputes',
  roles: ['agents'],
  menu: { group: 'members', order: 6, icon: 'warn' },
  key: null,
  badge: agentQueries.disputeCount,
  title: 'console-agents:disputesTitle',
  texts: ['console-agents'],
  load: () => import('../features/agents/disputes-page').then((m) => m.DisputesPage),
});
