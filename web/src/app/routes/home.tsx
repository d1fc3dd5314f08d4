import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { HotGamesRail, MoreGamesRail, RecentGamesRail } from '~/features/games/components/game-rail';
import { VendorTiles } from '~/features/games/components/vendor-tiles';
import { Hero } from '~/features/home/components/hero';
import { TrustRow } from '~/features/home/components/trust-row';
import { AnnouncementPopup } from '~/features/announcement/components/announcement-popup';
import { Headlines } from '~/features/announcement/components/headlines';
import { Jackpots } from '~/features/jackpots';
import { NextDraws } from '~/features/next-draws/components/next-draws';
import { WinnersStrip } from '~/features/winners/components/winners-strip';
import { Boundary } from '~/ui/boundary';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { WhenNear } from '~/ui/when-near';
import { usePageTitle } from '../page-title';

const NewsStrip = lazyPage(() =>
  import('~/features/announcement/components/news-strip').then((m) => m.NewsStrip),
);

/** Each strip has a boundary of its own. */
export function HomePage() {
  const { t } = useTranslation();
  usePageTitle(t('page.home'));
  return (
    <main id="main" className="wrap">
      <OptionalSection>
        <Headlines />
      </OptionalSection>
      <Hero />
      <Boundary level="widget" className="mt-(--section)">
        <RecentGamesRail />
      </Boundary>
      <Boundary level="widget" className="mt-(--section)">
        <HotGamesRail />
      </Boundary>
      <Boundary level="widget" className="mt-(--section)">
        <VendorTiles />
      </Boundary>
      <WhenNear>
        <Jackpots />
      </WhenNear>
      <div className="mt-(--section) grid gap-x-4 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <Boundary level="widget">
          <WinnersStrip />
        </Boundary>
        <Boundary level="widget">
          <NextDraws />
        </Boundary>
      </div>
      <Boundary level="widget" className="mt-(--section)">
        <MoreGamesRail />
      </Boundary>
      <OptionalSection>
        <div className="mt-(--section)">
          <WhenNear>
            <LazyBoundary fallback={null}>
              <NewsStrip />
            </LazyBoundary>
          </WhenNear>
        </div>
      </OptionalSection>
      <TrustRow />
      <OptionalSection>
        <AnnouncementPopup />
      </OptionalSection>
    </main>
  );
}

/** Renders nothing if the section fails, because the page is complete without it. */
function OptionalSection({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
