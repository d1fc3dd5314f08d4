import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Skeleton } from '~/ui/skeleton';
import { LazyBoundary } from '~/ui/lazy-page';
import { mayOpen, type DefinedConsolePage } from '../define-console-page';
import { consolePages } from '../pages';
import { LoginPage } from '../session/login-page';
import { useOperatorSession, useRoles } from '../session/session.store';
import { Message } from './message';
import { Shell } from './shell';
import { useTitle } from './use-title';

export function ConsoleApp({ pages = consolePages }: { pages?: readonly DefinedConsolePage[] }) {
  const isLoggedIn = useOperatorSession((state) => state.session !== null);
  const { t } = useTranslation('console');
  useEffect(() => {
    if (!isLoggedIn) document.title = `${t('login.title')} · Lotus`;
  }, [isLoggedIn, t]);
  if (!isLoggedIn) return <LoginPage />;
  return (
    <Shell pages={pages}>
      <Routes>
        {pages.every(({ path }) => path !== '/') && <Route index element={<Welcome pages={pages} />} />}
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<OpenPage page={page} />} />
        ))}
        <Route path="*" element={<Message icon="warn" text={t('missing')} />} />
      </Routes>
    </Shell>
  );
}

function Welcome({ pages }: { pages: readonly DefinedConsolePage[] }) {
  const { t } = useTranslation('console');
  const roles = useRoles();
  useTitle(t('product'));
  const any = pages.some((page) => mayOpen(roles, page));
  return <Message icon={any ? 'list' : 'lock'} text={t(any ? 'welcome' : 'noPages')} />;
}

function OpenPage({ page }: { page: DefinedConsolePage }): ReactNode {
  const { t } = useTranslation(['common', 'console']);
  const roles = useRoles();
  const { pathname } = useLocation();
  // The key is checked where the page is defined.
  useTitle(t(page.title as never));
  if (!mayOpen(roles, page)) return <Message icon="lock" text={t('console:forbidden')} />;
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<Message icon="warn" text={t('error.system')} />}>
      <LazyBoundary fallback={<Skeleton className="m-4 h-40" />}>
        <page.Page />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
