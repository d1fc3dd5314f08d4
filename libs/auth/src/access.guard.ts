import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accessMetadata, type Access } from './access.decorators.js';
import { AccessError } from './access.errors.js';
import { refusalOf } from './access.rules.js';
import { assertionHeader, type AssertionVerifier } from './assertions.js';
import type { Principal } from './principal.js';

interface GuardedRequest {
  headers: Record<string, string | string[] | undefined>;
  principal?: Principal;
}

/** Global guard: who asks is what the caller's assertion proves, and a route that declares nothing is closed. */
export class AccessGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(private readonly assertions: AssertionVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // events come from our own transport, not from callers
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessMetadata, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.principal = await this.principalOf(request.headers[assertionHeader]);
    const refusal = refusalOf(access, request.principal);
    if (refusal) throw new AccessError(refusal);
    return true;
  }

  private async principalOf(header: string | string[] | undefined): Promise<Principal> {
    if (header === undefined) return { kind: 'guest' };
    try {
      return (await this.assertions.verify(String(header))).principal;
    } catch {
      throw new AccessError('ASSERTION_INVALID');
    }
  }
}
