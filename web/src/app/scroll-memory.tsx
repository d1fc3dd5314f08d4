import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeBehind } from '~/lib/modal';

const places = new Map<string, number>();

/** A new page starts at its top; Back returns to where one was. A modal or a filter moves nothing. */
export function ScrollMemory() {
  const location = useLocation();
  const { key } = location;
  // A centre is drawn over its page, which stays where it is.
  const pathname = placeBehind(location)?.pathname ?? location.pathname;
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const top = type === NavigationType.Pop ? (places.get(key) ?? 0) : 0;
    window.scrollTo({ top, behavior: 'instant' });
    // Lists fill after the first frame: once more when they have.
    if (top > 0) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [key, pathname, type]);
  return null;
}
