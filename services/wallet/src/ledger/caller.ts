import type { Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';

/** The service that asks: it scopes the keys of what it asks for. */
export function serviceOf(caller: Principal): string {
  if (caller.kind !== 'service') throw PlatformErrors.FORBIDDEN();
  return caller.name;
}
