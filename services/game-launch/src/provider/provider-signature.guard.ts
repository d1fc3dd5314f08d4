import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '#libs/platform';
import { callSignatureHeader, verifyCall, type ProviderKeys, type VerifiedCall } from '#libs/provider-sdk';
import { ProviderKeyService } from '../vendor/provider-key.service.js';
import { ProviderErrors } from './provider.errors.js';

export type SignedRequest = FastifyRequest<{ Params: { vassalage: string } }> & {
  rawBody?: Buffer;
  /** The answer is signed by the key and under the request id of the call. */
  verified?: { keys: ProviderKeys; call: VerifiedCall };
};

/** Lets a call pass that carries a fresh signature by a live key of the vendor it speaks for. */
@Injectable()
export class ProviderSignatureGuard implements CanActivate {
  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const keys = this.keys.of(request.params.vassalage);
    if (!keys) throw ProviderErrors.VENDOR_UNKNOWN();
    const { method, originalUrl: path, rawBody: body = '' } = request;
    const header = String(request.headers[callSignatureHeader]);
    const call = verifyCall(keys, header, { method, path, body }, this.clock.now());
    if (!call) throw ProviderErrors.SIGNATURE_INVALID();
    request.verified = { keys, call };
    return true;
  }
}
