import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CLOCK, isBodySignedBy, signatureHeader, type Clock, type SigningKeys } from '#libs/platform';
import { ProviderKeyService } from './provider-key.service.js';
import { ProviderErrors } from './provider.errors.js';

export type SignedRequest = FastifyRequest<{ Params: { vassalage: string } }> & {
  rawBody?: Buffer;
  /** The key by which the answer is signed: that of the call, which is the one the provider surely has. */
  answerKey?: SigningKeys;
};

/** Lets a call pass that carries a fresh signature of its raw body by a live key of the vendor it speaks for. */
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
    const header = String(request.headers[signatureHeader]);
    if (!isBodySignedBy(keys, header, request.rawBody, this.clock.now()))
      throw ProviderErrors.SIGNATURE_INVALID();
    const keyId = /k=([\w-]+)/.exec(header)![1]!;
    request.answerKey = { [keyId]: keys[keyId]! };
    return true;
  }
}
