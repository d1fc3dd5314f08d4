import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { centreOf, centrePath, ownKey, type Centre, type PageKey } from './page-keys';

export type ModalName =
  'login' | 'register' | 'forgot' | 'reset' | 'welcome' | 'feedback' | 'member' | 'agent' | 'demo' | 'logout';

const NAMES: ReadonlySet<string> = new Set<ModalName>([
  'login',
  'register',
  'forgot',
  'welcome',
  'feedback',
  'member',
  'agent',
  'demo',
  'logout',
]);
/** The link of the e-mail: `/index#reset=…`. Behind the number sign its token reaches no server and no log. */
const RESET = '#reset=';
const OWN_PARAMS = ['m', 'p', 'next'];

type Hook = (name: ModalName) => boolean;
const hooks = { open: new Set<Hook>(), close: new Set<Hook>() };
const allow = (moment: 'open' | 'close', name: ModalName) => [...hooks[moment]].every((hook) => hook(name));

/**
 * Life cycle of specification 4.11: called before a modal opens or closes within the page; false prevents it. The
 * browser's Back button does not call it.
 */
export function useBeforeModal(moment: 'open' | 'close', hook: Hook): void {
  const latest = useRef(hook);
  useEffect(() => {
    latest.current = hook;
  });
  useEffect(() => {
    const ask: Hook = (name) => latest.current(name);
    hooks[moment].add(ask);
    return () => void hooks[moment].delete(ask);
  }, [moment]);
}

type Place = Pick<Location, 'pathname' | 'search'>;
/** What the browser keeps with an address: whether a modal was opened here, and the page behind a centre. */
interface ModalState {
  modal?: boolean;
  behind?: Place;
}

/** The address in the browser; within the page behind a centre, `useLocation` is that page's own. */
const BrowserLocation = createContext<Location | null>(null);
export const BrowserLocationProvider = BrowserLocation.Provider;

export function useBrowserLocation(): Location {
  const own = useLocation();
  return useContext(BrowserLocation) ?? own;
}

const stateOf = (location: Location) => location.state as ModalState | null;

/** A centre is a route of its own, drawn over the page it was opened from; null is a bare page for a link. */
export function placeBehind(location: Location): Place | null {
  if (!centreOf(location.pathname)) return location;
  return stateOf(location)?.behind ?? null;
}

/** `?m=member&p=deposit` of links that are out in the world: the centre's own address, over the page that was named. */
export function centreAlias(location: Location): { to: Place; state: ModalState } | null {
  const params = new URLSearchParams(location.search);
  const centre = params.get('m');
  if (centre !== 'member' && centre !== 'agent') return null;
  const page = params.get('p');
  const behind = { pathname: location.pathname, search: withoutModal(location.search) };
  return {
    to: { pathname: centrePath(centre, page && ownKey(page)), search: '' },
    state: { modal: stateOf(location)?.modal === true, behind },
  };
}

function withoutModal(search: string): string {
  const params = new URLSearchParams(search);
  for (const key of OWN_PARAMS) params.delete(key);
  const text = params.toString();
  return text && `?${text}`;
}

type PageOf<N extends ModalName> = N extends Centre ? PageKey<N> : N extends 'login' ? 'agent' : never;

export interface ModalRequest<N extends ModalName = ModalName> {
  page?: PageOf<N>;
  /** Where to go when the modal has done its work (an address inside the app). */
  next?: string;
}

/**
 * The open modal is part of the address (`?m=login`, `/member/deposit`): Back closes it on phones, and a link can be
 * shared. One modal at a time: opening another swaps it.
 */
export function useModal() {
  const location = useBrowserLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const wanted = params.get('m') ?? '';
  const token = location.hash.startsWith(RESET) ? location.hash.slice(RESET.length) : null;
  const centre = centreOf(location.pathname);
  const named = NAMES.has(wanted) ? (wanted as ModalName) : (centre?.centre ?? null);
  const name = token === null ? named : 'reset';
  const page = centre && !wanted ? centre.page : params.get('p');
  const opened = stateOf(location)?.modal === true;

  const open = useCallback(
    <N extends ModalName>(next: N, request: ModalRequest<N> = {}, { replace = name !== null } = {}) => {
      if (name !== null && name !== next && !allow('close', name)) return;
      if (!allow('open', next)) return;
      const base = placeBehind(location) ?? { pathname: '/index', search: '' };
      const behind = { pathname: base.pathname, search: withoutModal(base.search) };
      const modal = replace ? opened : true;
      if (next === 'member' || next === 'agent') {
        const search = request.next ? `?${new URLSearchParams({ next: request.next }).toString()}` : '';
        const to = { pathname: centrePath(next, request.page), search };
        return void navigate(to, { replace, state: { modal, behind } satisfies ModalState });
      }
      const search = new URLSearchParams(behind.search);
      search.set('m', next);
      if (request.page) search.set('p', request.page);
      if (request.next) search.set('next', request.next);
      const to = { pathname: behind.pathname, search: search.toString() };
      void navigate(to, { replace, state: { modal } satisfies ModalState });
    },
    [location, name, navigate, opened],
  );

  const close = useCallback(() => {
    if (name !== null && !allow('close', name)) return;
    if (opened) return void navigate(-1);
    const base = placeBehind(location) ?? { pathname: '/index', search: '' };
    void navigate({ pathname: base.pathname, search: withoutModal(base.search) }, { replace: true });
  }, [location, name, navigate, opened]);

  return useMemo(
    () => ({ name, page, next: safePath(params.get('next')), token, open, close }),
    [name, page, params, token, open, close],
  );
}

/** Only an address inside the app: `//evil.example` or a scheme is no place to be sent to. */
export function safePath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
