/** Pages of this site that server links may open; links to pages not yet built are ignored. */
const BUILT: ReadonlySet<string> = new Set([
  '/index',
  '/rng',
  '/noticePage',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/join',
]);

/** The link where its page is there, else null. */
export function builtLink(link: string | null | undefined): string | null {
  if (!link || !/^\/(?![/\\])/.test(link)) return null;
  const path = link.split(/[?#]/)[0] ?? '';
  return BUILT.has(path) ? link : null;
}
