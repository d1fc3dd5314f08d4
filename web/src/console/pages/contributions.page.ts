import { defineConsolePage } from '../define-console-page';
import type texts from '../features/contributions/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-contributions': typeof texts;
  }
}

export const contributionsPage = defineConsolePage({
  path: '/contributions',
  roles: ['rewards'],
  menu: { group: 'money', order: 6, icon: 'chart' },
  key: null,
  badge: null,
  title: 'console-contributions:title',
  texts: ['console-contributions', 'console-approvals'],
  load: () => import('../features/contributions/contributions-page').then((m) => m.ContributionsPage),
});
