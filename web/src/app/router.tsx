import { useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useSessionStore } from '~/features/session';
import { BrowserLocationProvider, centreAlias, placeBehind, useModal } from '~/lib/modal';
import type { SitePage } from '~/ui/define-page';
import { localStore } from '~/lib/storage';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { OpenModal, SiteGuard } from './guards';
import { addressesOf, sitePages } from './pages/site';
import { usePasswordDue } from './password-due';
import { BareLayout, SiteLayout } from './shell/layout';

/** Shown where a developer or a browser test asks for it; visitors find no page there. */
const GalleryPage =
  import.meta.env.DEV || localStore.get('gallery') === '1'
    ? lazyPage(() => import('./routes/gallery').then((m) => m.GalleryPage), 'games')
    : null;
const NotFoundPage = lazyPage(() => import('./error-pages/not-found').then((m) => m.NotFoundPage));
const ModalHost = lazyPage(() => import('./modal-host').then((m) => m.ModalHost));

/** Modals load with the first one asked for, and stay. */
function Modals() {
  const { name } = useModal();
  const expired = useSessionStore((s) => s.expired);
  const [wanted, setWanted] = useState(false);
  if (!wanted && (name !== null || expired)) setWanted(true);
  return wanted ? (
    <LazyBoundary fallback={null}>
      <ModalHost />
    </LazyBoundary>
  ) : null;
}

/** A due password change comes before every page. */
function Root() {
  usePasswordDue();
  return (
    <SiteGuard>
      <Outlet />
    </SiteGuard>
  );
}

const framed = (frame: SitePage['frame']) =>
  sitePages
    .filter((page) => page.frame === frame)
    .flatMap((page) =>
      addressesOf(page).map((path) => <Route key={path} path={path} element={<page.Page />} />),
    );

/** Behind a centre that a link opened there is only the frame of the site, which costs next to nothing. */
const BARE_PLACE = { pathname: '/behind', search: '', hash: '', state: null, key: 'behind' };

/** The route table of specification 2.1, from the pages that are defined; centres are drawn over the page behind them. */
export function AppRoutes() {
  const location = useLocation();
  const alias = centreAlias(location);
  const behind = placeBehind(location);
  return (
    <BrowserLocationProvider value={location}>
      {alias && <Navigate to={alias.to} state={alias.state} replace />}
      <Routes location={behind ? { ...BARE_PLACE, ...behind } : BARE_PLACE}>
        <Route element={<Root />}>
          <Route path="/" element={<Navigate to="/index" replace />} />
          <Route path="/index.html" element={<Navigate to="/index" replace />} />
          <Route path="/home" element={<Navigate to="/index" replace />} />
          <Route path="/login" element={<OpenModal name="login" />} />
          <Route path="/register" element={<OpenModal name="register" />} />
          <Route path="/register.html" element={<OpenModal name="register" />} />
          <Route element={<SiteLayout />}>
            {framed('full')}
            <Route path={BARE_PLACE.pathname} element={<main id="main" />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route element={<SiteLayout side={false} />}>{framed('no-dock')}</Route>
          <Route element={<SiteLayout side={false} footer={false} />}>{framed('header')}</Route>
          <Route element={<BareLayout />}>
            {framed('bare')}
            {GalleryPage && <Route path="/__gallery" element={<GalleryPage />} />}
          </Route>
        </Route>
      </Routes>
      {/* Outside the guard: the login must open where nothing else may. */}
      <Modals />
    </BrowserLocationProvider>
  );
}
