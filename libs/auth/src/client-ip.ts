import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isIP } from 'node:net';
import { assertionHeader } from './assertions.js';

/** The header in which the gateway passes on the address of the person who asks. */
export const clientIpHeader = 'x-lotus-client-ip';

interface AddressedRequest {
  headers: Record<string, string | string[] | undefined>;
  ip?: string;
  /** Set by the guard once the assertion is verified. */
  principal?: unknown;
}

/**
 * The address of the person who sent the request. The header counts only with an assertion that the guard has verified: a client
 * that reaches the port directly cannot choose its address, whatever it calls an assertion.
 */
export function clientIpOf(request: AddressedRequest): string {
  const named = request.headers[clientIpHeader];
  const trusted = request.headers[assertionHeader] !== undefined && request.principal !== undefined;
  const address =
    trusted && typeof named === 'string' && isIP(named) !== 0 ? named : (request.ip ?? '0.0.0.0');
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The address of the person who asks, as the gateway saw it. */
export const ClientIp = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientIpOf(context.switchToHttp().getRequest<AddressedRequest>()),
);
