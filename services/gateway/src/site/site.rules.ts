import type { Route } from '../routes/route.js';

/**
 * Calls that stay open during maintenance: status and help, operators' calls, log-out, and calls of providers, which would
 * otherwise be lost.
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
