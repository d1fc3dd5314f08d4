import { defineConsolePage } from '../define-console-page';
import type texts from '../features/agents/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-agents': typeof texts;
  }
}

export const agentContractsPage = defineConsolePage({
  path: '/agent-contracts',
  roles: ['agents'],
  menu: { group: 'members', order: 3, icon: 'contract' },
  key: null,
  badge: null,
  title: 'console-agents:contractsTitle',
  texts: ['console-agents'],
  load: () => import('../features/agents/contracts-page').then((m) => m.ContractsPage),
});
