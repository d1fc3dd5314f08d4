import { defineConsolePage } from '../define-console-page';

export const agentTransfersPage = defineConsolePage({
  path: '/agent-transfers',
  roles: ['agents'],
  menu: { group: 'members', order: 5, icon: 'wallet' },
  key: null,
  badge: null,
  title: 'console-agents:transfersTitle',
  texts: ['console-agents'],
  load: () => import('../features/agents/transfers-page').then((m) => m.TransfersPage),
});
