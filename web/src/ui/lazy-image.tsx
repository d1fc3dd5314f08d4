import { useEffect, useRef, useState } from 'react';

/** Specification 9: a picture loads once a tenth of it is in view, is tried once, and 200 are remembered. */
const IN_VIEW = 0.1;
const MOST_KEPT = 200;

/** How the pictures seen last came out, the newest at the end. */
const outcomes = new Map<string, 'loaded' | 'failed'>();

function remember(source: string, outcome: 'loaded' | 'failed'): void {
  outcomes.delete(source);
  outcomes.set(source, outcome);
  const [oldest] = outcomes.keys();
  if (outcomes.size > MOST_KEPT && oldest !== undefined) outcomes.delete(oldest);
}

export interface LazyImageProps {
  src: string;
  className?: string;
  onFailed: () => void;
}

/** A decorative picture that fills its place. */
export function LazyImage({ src, className, onFailed }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(
    () => outcomes.get(src) === 'loaded' || !('IntersectionObserver' in window),
  );
  const fail = useRef(onFailed);
  useEffect(() => {
    fail.current = onFailed;
    if (outcomes.get(src) === 'failed') onFailed();
  });
  useEffect(() => {
    if (wanted || !image.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setWanted(true),
      { threshold: IN_VIEW },
    );
    observer.observe(image.current);
    return () => observer.disconnect();
  }, [wanted]);
  return (
    <img
      ref={image}
      src={wanted ? src : undefined}
      alt=""
      decoding="async"
      className={className}
      onLoad={() => remember(src, 'loaded')}
      onError={() => {
        remember(src, 'failed');
        fail.current();
      }}
    />
  );
}
