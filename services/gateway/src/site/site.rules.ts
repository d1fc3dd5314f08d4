import type { Route } from '../routes/route.js';

/**
 * What stays open while the site is closed: what tells that it is and where help is found, operators, and what other
 * machines send, which would be lost.
 */
export function isAlwaysOpen({ path, class: routeClass }: Pick<Route, 'path' | 'class'>): boolean {
  return (
    routeClass === 'provider' ||
    path.startsWith('/wps/system/') ||
    path.startsWith('/wps/v2/ops/') ||
    path.startsWith('/wps/v2/avatars/pictures/') ||
    path === '/wps/session/logout'
  );
}
