import { useState } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { OpenModal, SiteGuard } from './guards';
import { usePasswordDue } from './password-due';
import { BareLayout, SiteLayout } from './shell/layout';

const HomePage = lazyPage(
  () => import('./routes/home').then((m) => m.HomePage),
  'home',
  'games',
  'winners',
  'lottery',
  'announcement',
);
const RngPage = lazyPage(() => import('./routes/rng').then((m) => m.RngPage), 'games');
const AnnouncementRoute = lazyPage(
  () => import('./routes/announcements').then((m) => m.AnnouncementRoute),
  'announcement',
);
const HelpRoute = lazyPage(() => import('./routes/help').then((m) => m.HelpRoute), 'help');
const HelpAloneRoute = lazyPage(
  () => import('./routes/help-alone').then((m) => m.HelpAloneRoute),
  'help',
  'feedback',
);
const DownloadRoute = lazyPage(() => import('./routes/download').then((m) => m.DownloadRoute), 'download');
const JoinRoute = lazyPage(() => import('./routes/join').then((m) => m.JoinRoute), 'join');
const GameRoute = lazyPage(
  () => import('./routes/game').then((m) => m.GameRoute),
  'launch',
  'responsible-gaming',
);
const GalleryPage = import.meta.env.DEV
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

/** The modal lies outside the guard: the log-in must open where nothing else may. */
function Root() {
  usePasswordDue();
  return (
    <>
      <SiteGuard>
        <Outlet />
      </SiteGuard>
      <Modals />
    </>
  );
}

/** The route table of specification 2.1, as far as its pages are built. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path="/" element={<Navigate to="/index" replace />} />
        <Route path="/index.html" element={<Navigate to="/index" replace />} />
        <Route path="/home" element={<Navigate to="/index" replace />} />
        <Route path="/login" element={<OpenModal name="login" />} />
        <Route path="/register" element={<OpenModal name="register" />} />
        <Route path="/register.html" element={<OpenModal name="register" />} />
        <Route element={<SiteLayout />}>
          <Route path="/index" element={<HomePage />} />
          <Route path="/noticePage" element={<AnnouncementRoute />} />
          <Route path="/help" element={<HelpRoute />} />
          <Route path="/down" element={<DownloadRoute />} />
          <Route path="/download" element={<DownloadRoute />} />
          <Route path="/join" element={<JoinRoute />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<SiteLayout side={false} />}>
          <Route path="/rng" element={<RngPage />} />
        </Route>
        <Route element={<BareLayout />}>
          <Route path="/game" element={<GameRoute />} />
          <Route path="/helpmc" element={<HelpAloneRoute />} />
          {GalleryPage && <Route path="/__gallery" element={<GalleryPage />} />}
        </Route>
      </Route>
    </Routes>
  );
}
