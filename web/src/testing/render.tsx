import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppRoutes } from '~/app/router';
import { systemQueries } from '~/features/system';
import { loadNamespaces } from '~/lib/i18n';
import { status } from './fixtures';

export const testClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

/** Where the app stands, for tests to read. */
export const place = { path: '', search: '' };
function Place() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    Object.assign(place, { path: pathname, search });
  }, [pathname, search]);
  return null;
}

/** A piece of the app with its surroundings: router, queries, texts, and a site that is open. */
export async function renderAt(
  content: ReactNode,
  { at = '/index', client = testClient(), site = status(), namespaces = ['auth', 'games', 'system'] } = {},
) {
  await loadNamespaces(...namespaces);
  client.setQueryData(systemQueries.status().queryKey, site);
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense fallback={null}>{content}</Suspense>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, client };
}

export const renderApp = (at: string, options: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(<AppRoutes />, { at, ...options });
