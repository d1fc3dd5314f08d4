import { defineConsolePage } from '../define-console-page';
import type texts from '../features/agents/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-agents': typeof texts;
  }
}

export const agentNetworkPage = defineConsolePage({
  path: '/agents',
  roles: ['agents'],
  menu: { group: 'members', order: 2, icon: 'users' },
  key: null,
  badge: null,
  title: 'console-agents:networkTitle',
  texts: ['console-agents'],
  load: () => import('../features/agents/network-page').then((m) => m.NetworkPage),
});
