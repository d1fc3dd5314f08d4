import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SharedKeys, type SigningKeys } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';

/** The signing keys that a vendor shares with the platform. */
@Injectable()
export class ProviderKeyService {
  private readonly shared = new Map<string, SharedKeys>();

  constructor(@Inject(CONFIG) private readonly config: DemoProviderConfig) {
    for (const name of Object.keys(config.providerKeys)) {
      const [vendor = ''] = name.split('/');
      const ring = SharedKeys.ofProvider(config.keysDir, vendor, this.configuredFor(vendor));
      this.shared.set(vendor, ring);
    }
  }

  /** Empty if the vendor is unknown. */
  of(vassalage: string): SigningKeys {
    return this.shared.get(vassalage)?.live() ?? {};
  }

  private configuredFor(vendor: string): SigningKeys {
    const own = Object.entries(this.config.providerKeys).flatMap(([name, secret]) => {
      const [owner, keyId] = name.split('/');
      return owner === vendor && keyId ? [[keyId, secret] as const] : [];
    });
    return Object.fromEntries(own);
  }
}
