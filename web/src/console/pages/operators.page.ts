import { defineConsolePage } from '../define-console-page';
import type texts from '../features/operators/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-operators': typeof texts;
  }
}

export const operatorsPage = defineConsolePage({
  path: '/operators',
  roles: ['admin'],
  menu: { group: 'system', order: 1, icon: 'lock' },
  key: 'o',
  badge: null,
  title: 'console-operators:title',
  texts: ['console-operators'],
  load: () => import('../features/operators/operators-page').then((m) => m.OperatorsPage),
});
