import { defineConsolePage } from '../define-console-page';
import type texts from '../features/security-log/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-security-log': typeof texts;
  }
}

export const securityLogPage = defineConsolePage({
  path: '/security-log',
  roles: ['support'],
  menu: { group: 'system', order: 2, icon: 'shield' },
  key: 's',
  badge: null,
  title: 'console-security-log:title',
  texts: ['console-security-log'],
  load: () => import('../features/security-log/security-log-page').then((m) => m.SecurityLogPage),
});
