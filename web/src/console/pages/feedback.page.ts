import { defineConsolePage } from '../define-console-page';
import { feedbackQueries } from '../features/feedback/feedback.api';
import type texts from '../features/feedback/locales/vi.json';

declare module '../console-texts' {
  interface ConsoleTexts {
    'console-feedback': typeof texts;
  }
}

export const feedbackPage = defineConsolePage({
  path: '/feedback',
  roles: ['support'],
  menu: { group: 'members', order: 2, icon: 'chat' },
  key: 'f',
  badge: feedbackQueries.count,
  title: 'console-feedback:title',
  texts: ['console-feedback'],
  load: () => import('../features/feedback/feedback-page').then((m) => m.FeedbackPage),
});
