import { defineConsolePage } from '../define-console-page';
import type texts from '../features/rounds/locales/vi.json';
import { roundQueries } from '../features/rounds/rounds.api';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-rounds': typeof texts;
  }
}

export const roundsPage = defineConsolePage({
  path: '/rounds',
  roles: ['games'],
  menu: { group: 'play', order: 2, icon: 'clock' },
  key: null,
  badge: roundQueries.count,
  title: 'console-rounds:title',
  texts: ['console-rounds', 'console-approvals'],
  load: () => import('../features/rounds/rounds-page').then((m) => m.RoundsPage),
});
