import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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

export interface ModalRequest {
  page?: string;
  /** Where to go when the modal has done its work (an address inside the app). */
  next?: string;
}

/**
 * The open modal is part of the address (`?m=login`, `?m=member&p=deposit`): Back closes it on phones,
 * and a link can be shared. One modal at a time: opening another swaps it.
 */
export function useModal() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = params.get('m') ?? '';
  const token = location.hash.startsWith(RESET) ? location.hash.slice(RESET.length) : null;
  const name = token !== null ? 'reset' : NAMES.has(wanted) ? (wanted as ModalName) : null;
  const opened = (location.state as { modal?: boolean } | null)?.modal === true;

  const open = useCallback(
    (next: ModalName, request: ModalRequest = {}, { replace = name !== null } = {}) => {
      if (name !== null && name !== next && !allow('close', name)) return;
      if (!allow('open', next)) return;
      const search = new URLSearchParams(location.search);
      for (const key of OWN_PARAMS) search.delete(key);
      search.set('m', next);
      if (request.page) search.set('p', request.page);
      if (request.next) search.set('next', request.next);
      const state = { modal: replace ? opened : true };
      void navigate({ pathname: location.pathname, search: search.toString() }, { replace, state });
    },
    [location.pathname, location.search, name, navigate, opened],
  );

  const close = useCallback(() => {
    if (name !== null && !allow('close', name)) return;
    if (opened) return void navigate(-1);
    const search = new URLSearchParams(location.search);
    for (const key of OWN_PARAMS) search.delete(key);
    void navigate({ pathname: location.pathname, search: search.toString() }, { replace: true });
  }, [location.pathname, location.search, name, navigate, opened]);

  return useMemo(
    () => ({ name, page: params.get('p'), next: safePath(params.get('next')), token, open, close }),
    [name, params, token, open, close],
  );
}

/** Only an address inside the app: `//evil.example` or a scheme is no place to be sent to. */
export function safePath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
