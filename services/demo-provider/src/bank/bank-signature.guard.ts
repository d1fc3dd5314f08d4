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
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits what was signed recently by a live key: a body or, of a call without one, its method and path. */
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
    const { method, url, headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    const signed = method === 'GET' ? `GET ${url}` : rawBody;
    if (isBodySignedBy(this.keys.live(), headers[signatureHeader], signed, this.clock.now())) return true;
    throw BankErrors.ORDER_SIGNATURE_INVALID();
  }
}
