import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SystemGate } from '~/features/system';
import { Toasts } from '~/ui/toast';
import { RootError } from './error-pages/root-error';
import { Realtime } from './realtime';

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={RootError}>
      <QueryClientProvider client={client}>
        <Suspense fallback={null}>
          <SystemGate>{children}</SystemGate>
        </Suspense>
        <Toasts />
        <Realtime />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
