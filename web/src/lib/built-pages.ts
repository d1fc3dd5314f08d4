/** Pages of this site that a link of the server may lead to: what is not built yet is no place to send anybody. */
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
