import { ErrorBoundary } from 'react-error-boundary';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';

const JackpotStrip = lazyPage(() => import('./jackpot-strip').then((m) => m.JackpotStrip), 'jackpots');

/** Nothing while the strip loads or where it fails, because the page is complete without it. */
export function Jackpots() {
  return (
    <ErrorBoundary fallback={null}>
      <LazyBoundary fallback={null}>
        <JackpotStrip />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
