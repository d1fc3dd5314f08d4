import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApiError, configureHttp } from '~/lib/http';
import { currentLanguage, loadNamespaces, startI18n } from '~/lib/i18n';
import { createQueryClient } from '~/lib/query';
import { toast, Toasts } from '~/ui/toast';
import './console.css';
import { consoleTexts } from './console-texts';
import { consolePages } from './pages';
import { useOperatorSession } from './session/session.store';
import { shareSession } from './session/session-tabs';
import { ConsoleApp } from './shell/console-app';
import { followTheme } from './shell/theme';

const session = useOperatorSession.getState;
configureHttp({
  token: () => session().session?.token ?? null,
  language: () => (currentLanguage() === 'vi' ? 'vi' : 'en'),
  renewed: (used, next) => session().renew(used, next),
  rejected: (used) => session().expire(used),
});
const client = createQueryClient((error) =>
  toast((error instanceof ApiError && error.message) || i18next.t('error.system'), 'loss'),
);
// What one operator read is not left for the next.
useOperatorSession.subscribe((now, before) => {
  if (before.session && !now.session) client.clear();
});
followTheme();
await Promise.all([startI18n(consoleTexts), shareSession(new BroadcastChannel('consoleSession'))]);
// The menu shows the titles of all pages.
await loadNamespaces('console', ...new Set(consolePages.map(({ title }) => title.split(':')[0]!)));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/console">
        <ConsoleApp />
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
