import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { PageLoadError } from './lazy-page';
import { ErrorState } from './states';

interface BoundaryProps {
  /** A widget disappears quietly into one line; a page or a modal says what happened. */
  level: 'route' | 'modal' | 'widget';
  resetKey?: string;
  children: ReactNode;
}

function Fallback({
  level,
  error,
  retry,
}: {
  level: BoundaryProps['level'];
  error: unknown;
  retry: () => void;
}) {
  const { t } = useTranslation();
  const slow = error instanceof PageLoadError;
  return (
    <ErrorState
      error={error}
      title={slow ? t('error.slow') : undefined}
      onRetry={slow ? () => window.location.reload() : retry}
      className={level === 'route' ? 'min-h-[60dvh]' : 'surface'}
    />
  );
}

/** What breaks inside stays inside: a broken strip of winners does not take the home page with it. */
export function Boundary({ level, resetKey, children }: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[resetKey]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <Fallback level={level} error={error} retry={resetErrorBoundary} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
