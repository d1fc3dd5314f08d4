import { Navigate, useLocation } from 'react-router-dom';
import { useAccess } from '~/features/session';
import { useFlag } from '~/features/system';
import { useModal, type ModalName } from '~/lib/modal';
import type { ReactNode } from 'react';
import { addressesOf, sitePages } from './pages/site';

/** Pages a visitor without a session may see even when the site is closed to guests (specification 2.1). */
const OPEN_TO_GUESTS: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/download',
  ...sitePages.filter(({ guard }) => guard === 'anyone').flatMap(addressesOf),
]);

/** Modals that lead a guest in, over an empty house. */
const WAYS_IN: ReadonlySet<ModalName> = new Set<ModalName>(['login', 'register', 'forgot', 'reset']);

export function mayPass(path: string, closedToGuests: boolean, signedIn: boolean): boolean {
  return !closedToGuests || signedIn || OPEN_TO_GUESTS.has(path);
}

/** With loginedToHomePage on, guests see only the log-in, over an empty house. */
export function SiteGuard({ children }: { children: ReactNode }) {
  const closed = useFlag('loginedToHomePage');
  const access = useAccess();
  const { pathname } = useLocation();
  const { name } = useModal();
  if (mayPass(pathname, closed, access !== 'guest')) return children;
  if (pathname === '/index' && name !== null && WAYS_IN.has(name)) return null;
  return <Navigate to="/login" replace />;
}

/** /register and /login are the modals over home; a referral code in the address goes with them. */
export function OpenModal({ name }: { name: 'login' | 'register' }) {
  const params = new URLSearchParams(useLocation().search);
  params.set('m', name);
  return <Navigate to={{ pathname: '/index', search: params.toString() }} replace />;
}
