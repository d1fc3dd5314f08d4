import { ownKey } from '../../src/lib/page-keys.ts';
import type { Screen } from './screen.ts';

interface Listed {
  at: 'site' | 'member' | 'agent';
  path?: string;
  key?: string;
}

/** Whether a screen shows the page: its own address, or the link form of a centre's page. */
function shows(page: Listed, { path }: Pick<Screen, 'path'>): boolean {
  const url = new URL(path, 'http://site');
  if (page.at === 'site') return url.pathname === page.path && !url.searchParams.has('m');
  if (url.pathname === `/${page.at}/${page.key}`) return true;
  return url.searchParams.get('m') === page.at && ownKey(url.searchParams.get('p') ?? '') === page.key;
}

/** Defined pages that the accessibility checks do not visit. */
export const unvisited = <P extends Listed>(
  pages: readonly P[],
  screens: readonly Pick<Screen, 'path'>[],
): P[] => pages.filter((page) => !screens.some((screen) => shows(page, screen)));
