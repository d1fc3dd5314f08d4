import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { ServiceName } from '#libs/config';
import type { Principal } from './principal.js';

export const accessMetadata = 'lotus:access';

/** `session`: anyone logged in, demo too; `member`: a real account; `agent`: types 1, 2, 41, 42. */
export type Permission = 'session' | 'member' | 'agent';

export type Access =
  | { kind: 'public' }
  | { kind: 'permission'; permission: Permission; fundPassword?: true }
  | { kind: 'operator'; role: string; others?: readonly string[] }
  | { kind: 'internal'; callers: ServiceName[] }
  | { kind: 'provider-signed' };

/** Anybody may call this route, guests included. */
export const Public = () => declare({ kind: 'public' });

/**
 * Only a member with a session of this kind may call this route. With `fund-password`, only where the gateway asserts that the
 * member has just given it: the route's line in the gateway's table says the same.
 */
export const Permission = (permission: Permission, proof?: 'fund-password') =>
  declare({ kind: 'permission', permission, ...(proof && { fundPassword: true }) });

/** Only an operator who holds one of these roles (or `admin`) may call this route. */
export const Operator = (role: string, ...others: readonly string[]) =>
  declare({ kind: 'operator', role, ...(others.length > 0 && { others }) });

/** Only these services may call this route; it is in neither the gateway's table nor the public OpenAPI document. */
export const Internal = (...callers: ServiceName[]) => declare({ kind: 'internal', callers });

/** A caller outside the platform who signs the raw body; the route's own guard verifies the signature. */
export const ProviderSigned = () => declare({ kind: 'provider-signed' });

function declare(access: Access) {
  return SetMetadata(accessMetadata, access);
}

interface WithPrincipal {
  principal?: Principal;
}

/** The actor of the request: a guest if the caller asserted none. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal =>
  principalIn(context),
);

/** The member who asks, or on whose behalf a service asks. The route's permission makes sure that there is one. */
export const MemberId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const principal = principalIn(context);
  if ((principal.kind === 'member' || principal.kind === 'service') && principal.memberId)
    return principal.memberId;
  throw new Error('@MemberId() stands on a route that asks for no member');
});

function principalIn(context: ExecutionContext): Principal {
  return context.switchToHttp().getRequest<WithPrincipal>().principal ?? { kind: 'guest' };
}
