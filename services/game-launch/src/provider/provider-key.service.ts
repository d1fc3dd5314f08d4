import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SigningKeys } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';

const entryForm = /^([A-Z0-9]{1,32})\/([\w-]{1,64})$/;
const minSecretLength = 32;
const maxLiveKeys = 2;

/** The live signing keys of each vendor: two at most, so that one can replace the other without a pause. */
@Injectable()
export class ProviderKeyService {
  private readonly keys = new Map<string, Record<string, string>>();

  constructor(@Inject(CONFIG) config: GameLaunchConfig) {
    for (const [entry, secret] of Object.entries(config.providerKeys)) {
      const [, vassalage, keyId] = entryForm.exec(entry) ?? [];
      if (!vassalage || !keyId) throw new Error(`PROVIDER_KEYS: ${entry} is not <vassalage>/<key id>`);
      if (secret.length < minSecretLength) throw new Error(`PROVIDER_KEYS: the key ${entry} is too short`);
      const own = { ...this.keys.get(vassalage), [keyId]: secret };
      this.keys.set(vassalage, own);
      if (Object.keys(own).length > maxLiveKeys)
        throw new Error(`PROVIDER_KEYS: ${vassalage} has more than ${maxLiveKeys} keys`);
    }
  }

  /** Undefined if the vendor has no live key. */
  of(vassalage: string): SigningKeys | undefined {
    return this.keys.get(vassalage);
  }
}
