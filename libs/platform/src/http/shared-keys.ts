import { bankChannelRing, KeyRing, providerRing } from '#libs/auth';
import type { SigningKeys } from './body-signature.js';

/**
 * The keys shared with an outside party: those of its ring, the one to sign with first, then those of the settings,
 * which stay accepted until they are removed there.
 */
export class SharedKeys {
  private readonly ring: KeyRing;

  private constructor(
    keysDir: string,
    ring: string,
    private readonly configured: SigningKeys,
  ) {
    this.ring = new KeyRing(keysDir, ring, 'private');
  }

  static ofProvider(keysDir: string, vendor: string, configured: SigningKeys): SharedKeys {
    return new SharedKeys(keysDir, providerRing(vendor), configured);
  }

  static ofBankChannel(keysDir: string, configured: SigningKeys): SharedKeys {
    return new SharedKeys(keysDir, bankChannelRing, configured);
  }

  live(): SigningKeys {
    const current = this.ring.current();
    if (!current) {
      const awaiting = this.ring.accepted().map((key) => [key.kid, secretOf(key.k)] as const);
      return { ...this.configured, ...Object.fromEntries(awaiting) };
    }
    const others = this.ring.accepted().filter((key) => key.kid !== current.kid);
    const ordered = [current, ...others].map((key) => [key.kid, secretOf(key.k)] as const);
    return { ...Object.fromEntries(ordered), ...this.configured };
  }
}

function secretOf(k: string | undefined): string {
  if (k === undefined) throw new Error('A shared key has no secret part');
  return k;
}
