import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

/** Specification 9: an endless list asks for more at most once in so many milliseconds. */
const MOST_OFTEN_MS = 200;

export interface ShowMoreProps {
  busy: boolean;
  /** The last time failed: only a press asks again. */
  failed: boolean;
  onMore: () => void;
}

/** The end of a list that continues: it asks by itself when it comes into view, and at a press. */
export function ShowMore({ busy, failed, onMore }: ShowMoreProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  const asked = useRef(-Infinity);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (busy || failed || !place.current || !('IntersectionObserver' in window)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(
        () => {
          asked.current = performance.now();
          ask.current();
        },
        Math.max(0, asked.current + MOST_OFTEN_MS - performance.now()),
      );
    });
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [busy, failed]);
  return (
    <div ref={place} className="grid justify-center pt-4">
      <Button busy={busy} onClick={onMore}>
        {t(failed ? 'retry' : 'kit.more')}
      </Button>
    </div>
  );
}
