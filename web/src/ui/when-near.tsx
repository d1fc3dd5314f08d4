import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the view at which the content begins to load, so that it is there when it is reached. */
const MARGIN = '0px 0px 100px';

/** Renders its content once the page is scrolled near it, for what lies far below the first view. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
