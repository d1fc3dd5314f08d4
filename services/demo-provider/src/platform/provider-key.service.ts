import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SigningKeys } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';

/** The signing keys that a vendor shares with the platform. */
@Injectable()
export class ProviderKeyService {
  constructor(@Inject(CONFIG) private readonly config: DemoProviderConfig) {}

  /** Empty if the vendor is unknown. */
  of(vassalage: string): SigningKeys {
    const own = Object.entries(this.config.providerKeys).flatMap(([name, secret]) => {
      const [owner, keyId] = name.split('/');
      return owner === vassalage && keyId ? [[keyId, secret] as const] : [];
    });
    return Object.fromEntries(own);
  }
}
