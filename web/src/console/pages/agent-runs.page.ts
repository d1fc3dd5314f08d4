import { agentQueries } from '../features/agents/agents.api';
import { defineConsolePage } from '../define-console-page';
import type texts from '../features/agents/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-agents': typeof texts;
  }
}

export const agentRunsPage = defineConsolePage({
  path: '/agent-runs',
  roles: ['agents'],
  menu: { group: 'members', order: 4, icon: 'coins' },
  key: null,
  badge: agentQueries.adjustmentCount,
  title: 'console-agents:runsTitle',
  texts: ['console-agents', 'console-approvals'],
  load: () => import('../features/agents/runs-page').then((m) => m.RunsPage),
});
