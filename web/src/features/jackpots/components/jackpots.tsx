import { ErrorBoundary } from 'react-error-boundary';
import { lazyPage } from '~/ui/lazy-page';

const JackpotStrip = lazyPage(() => import('./jackpot-strip').then((m) => m.JackpotStrip), 'jackpots');

/** Nothing where the strip fails: the page is complete without it. */
export function Jackpots() {
  return (
    <ErrorBoundary fallback={null}>
      <JackpotStrip />
    </ErrorBoundary>
  );
}
