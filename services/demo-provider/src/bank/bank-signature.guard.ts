import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import {
  CLOCK,
  CONFIG,
  isBodySignedBy,
  PlatformErrors,
  SharedKeys,
  signatureHeader,
  type Clock,
} from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { BankErrors } from './bank.errors.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits a body that was signed recently by a live key. */
@Injectable()
export class BankSignatureGuard implements CanActivate {
  private readonly keys: SharedKeys;

  constructor(
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.bankChannelKeys);
  }

  canActivate(context: ExecutionContext): boolean {
    const { bankSimulator } = this.config.bank;
    if (bankSimulator === 'off') throw PlatformErrors.NOT_FOUND();
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    if (isBodySignedBy(this.keys.live(), headers[signatureHeader], rawBody, this.clock.now())) return true;
    throw BankErrors.ORDER_SIGNATURE_INVALID();
  }
}
