import { defineConsolePage } from '../define-console-page';
import { deadLetterQueries } from '../features/dead-letters/dead-letters.api';
import type texts from '../features/dead-letters/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-dead-letters': typeof texts;
  }
}

export const deadLettersPage = defineConsolePage({
  path: '/dead-letters',
  roles: ['events'],
  menu: { group: 'system', order: 3, icon: 'warn' },
  key: 'e',
  badge: deadLetterQueries.total,
  title: 'console-dead-letters:title',
  texts: ['console-dead-letters'],
  load: () => import('../features/dead-letters/dead-letters-page').then((m) => m.DeadLettersPage),
});
