import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

declare module '~/lib/page-keys' {
  interface AgentPages {
    realTimeSalary: true;
  }
}

export const realtimeAgentPage = definePage({
  at: 'agent',
  key: 'realTimeSalary',
  guard: 'agent',
  shows: agentRule('realTimeSalary'),
  menu: { order: 12, icon: 'play' },
  title: 'agent:page.realTimeSalary',
  texts: ['agent'],
  load: () => import('~/features/agent/components/realtime-page').then((m) => m.RealtimePage),
});
