import { useEffect, useState } from 'react';
import { classNames } from './class-names';
import { Skeleton } from './skeleton';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/,
};

type Clean = (html: string) => string;
let cleaner: Promise<Clean> | null = null;
const loadCleaner = () =>
  (cleaner ??= import('dompurify').then(
    ({ default: purify }): Clean =>
      (html) =>
        purify.sanitize(html, ALLOWED),
  ));

/** HTML of the server, which has cleaned it once: cleaned again before it is a part of the page. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const [clean, setClean] = useState<{ of: string; text: string } | null>(null);
  useEffect(() => {
    let left = false;
    async function tidy(): Promise<void> {
      const make = await loadCleaner();
      if (!left) setClean({ of: html, text: make(html) });
    }
    void tidy();
    return () => {
      left = true;
    };
  }, [html]);
  if (clean?.of !== html) return <Skeleton className="h-24" />;
  return (
    <div
      className={classNames(
        'grid gap-3 text-16 wrap-anywhere text-soft [&_a]:text-gold [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_strong]:text-text [&_ul]:list-disc',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: clean.text }}
    />
  );
}
