import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Boundary } from '~/ui/boundary';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { BottomBar } from './bottom-bar';
import { Header } from './header';

/** Below the page, so it may come later. */
const Footer = lazyPage(() => import('./footer').then((m) => m.Footer));
/** Floats over the page, so it may come later. */
const Dock = lazyPage(() => import('./dock').then((m) => m.Dock));

function RouteContent() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Boundary level="route" resetKey={pathname}>
      <LazyBoundary
        fallback={
          <main id="main" className="min-h-dvh" aria-busy="true">
            <span className="sr-only" role="status">
              {t('loading')}
            </span>
          </main>
        }
      >
        <Outlet />
      </LazyBoundary>
    </Boundary>
  );
}

/** Header, page, footer and dock, less what the page goes without (specification 2.1). */
export function SiteLayout({ side = true, footer = true }: { side?: boolean; footer?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="max-sm:pb-[calc(68px+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-raised px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <Header />
      <div className="min-h-[60dvh]">
        <RouteContent />
      </div>
      <LazyBoundary fallback={<div className="min-h-150" />}>{footer && <Footer />}</LazyBoundary>
      {side && <Dock />}
      <BottomBar />
    </div>
  );
}

/** Pages that bring their own bar. */
export function BareLayout() {
  return <RouteContent />;
}
