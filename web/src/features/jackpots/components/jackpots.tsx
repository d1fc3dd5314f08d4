import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPage } from '~/ui/lazy-page';

const JackpotStrip = lazyPage(() => import('./jackpot-strip').then((m) => m.JackpotStrip), 'jackpots');

/** Nothing while the strip loads or where it fails: the page is complete without it, and must not wait for it. */
export function Jackpots() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <JackpotStrip />
      </Suspense>
    </ErrorBoundary>
  );
}
