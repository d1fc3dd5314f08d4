import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { CLOCK, CONFIG, isBodySignedBy, PlatformErrors, signatureHeader, type Clock } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { BankErrors } from './bank.errors.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits a body that was signed recently by a live key. */
@Injectable()
export class BankSignatureGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { bankSimulator, bankChannelKeys } = this.config.bank;
    if (bankSimulator === 'off') throw PlatformErrors.NOT_FOUND();
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    if (isBodySignedBy(bankChannelKeys, headers[signatureHeader], rawBody, this.clock.now())) return true;
    throw BankErrors.ORDER_SIGNATURE_INVALID();
  }
}
