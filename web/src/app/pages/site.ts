import { addBuiltPaths } from '~/lib/built-pages';
import type { Defined, SitePage } from '~/ui/define-page';
import { pagesIn } from './pages-in';

/** Every page with an address of its own. */
export const sitePages = pagesIn<Defined<SitePage>>(import.meta.glob('./site/*.page.ts', { eager: true }));

export const addressesOf = ({ path, aliases }: SitePage): readonly string[] => [path, ...aliases];
addBuiltPaths(sitePages.flatMap(addressesOf));

/** Begins to load the page of this address; the root is home. */
export function preloadAt(pathname: string): void {
  const path = pathname === '/' ? '/index' : pathname;
  sitePages.find((page) => addressesOf(page).includes(path))?.preload();
}

/** The footer's pages, in their order. */
export const footerPages = sitePages
  .filter(({ menu }) => menu?.place === 'footer')
  .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
