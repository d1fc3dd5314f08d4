import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SharedKeys, type SigningKeys } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorKeyStore } from './vendor-key.store.js';

const entryForm = /^([A-Z0-9]{1,32})\/([\w-]{1,64})$/;
const vendorForm = /^[A-Z0-9]{1,32}$/;
const minSecretLength = 32;
const maxLiveKeys = 2;

/** The live signing keys of each vendor: its ring's, those of the settings, and those that operators keep; two at most, so that one can replace the other. */
@Injectable()
export class ProviderKeyService {
  private readonly configured = new Map<string, Record<string, string>>();
  private readonly shared = new Map<string, SharedKeys>();

  constructor(
    private readonly store: VendorKeyStore,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {
    for (const [entry, secret] of Object.entries(config.providerKeys)) {
      const [, vassalage, keyId] = entryForm.exec(entry) ?? [];
      if (!vassalage || !keyId) throw new Error(`PROVIDER_KEYS: ${entry} is not <vassalage>/<key id>`);
      if (secret.length < minSecretLength) throw new Error(`PROVIDER_KEYS: the key ${entry} is too short`);
      const own = { ...this.configured.get(vassalage), [keyId]: secret };
      this.configured.set(vassalage, own);
      if (Object.keys(own).length > maxLiveKeys)
        throw new Error(`PROVIDER_KEYS: ${vassalage} has more than ${maxLiveKeys} keys`);
    }
  }

  /** Undefined if the vendor has no live key. */
  of(vassalage: string): SigningKeys | undefined {
    if (!vendorForm.test(vassalage)) return undefined;
    const shared =
      this.shared.get(vassalage) ??
      SharedKeys.ofProvider(this.config.keysDir, vassalage, this.configured.get(vassalage) ?? {});
    const keys = { ...shared.live(), ...this.store.of(vassalage) };
    if (Object.keys(keys).length === 0) return undefined; // names of strangers are not remembered
    this.shared.set(vassalage, shared);
    return keys;
  }
}
