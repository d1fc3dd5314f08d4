import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { PageLoadError } from './lazy-page';
import { ErrorLine, ErrorState } from './states';

interface BoundaryProps {
  /** A widget disappears quietly into one line; a page or a modal says what happened. */
  level: 'route' | 'modal' | 'widget';
  resetKey?: string;
  /** Around what stands in the place of the broken part. */
  className?: string;
  children: ReactNode;
}

function Fallback({
  level,
  error,
  retry,
  className,
}: Pick<BoundaryProps, 'level' | 'className'> & { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const slow = error instanceof PageLoadError;
  const line = {
    error,
    title: slow ? t('error.slow') : undefined,
    onRetry: slow ? () => window.location.reload() : retry,
  };
  return level === 'widget' ? (
    <ErrorLine {...line} className={classNames('surface', className)} />
  ) : (
    <ErrorState
      {...line}
      className={classNames(level === 'route' ? 'min-h-[60dvh]' : 'surface', className)}
    />
  );
}

/** What breaks inside stays inside: a broken strip of winners does not take the home page with it. */
export function Boundary({ level, resetKey, className, children }: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[resetKey]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <Fallback level={level} error={error} retry={resetErrorBoundary} className={className} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
