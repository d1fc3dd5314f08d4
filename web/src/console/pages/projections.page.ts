import { defineConsolePage } from '../define-console-page';
import type texts from '../features/projections/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-projections': typeof texts;
  }
}

export const projectionsPage = defineConsolePage({
  path: '/projections',
  roles: ['events'],
  menu: { group: 'system', order: 3, icon: 'refresh' },
  key: null,
  badge: null,
  title: 'console-projections:title',
  texts: ['console-projections'],
  load: () => import('../features/projections/projections-page').then((m) => m.ProjectionsPage),
});
