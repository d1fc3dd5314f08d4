import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { KeyRing, sealingRing } from '#libs/auth';
import type { ServiceConfig } from '#libs/config';

/** The id of the application secret as a sealing key: what an installation seals with that has never rotated. */
const applicationKeyId = 'v1';

/**
 * Encrypts what lies in the database and must not be read there, with the newest key of the service's ring; the text
 * carries the key's id. One key per purpose is derived from each.
 */
export class SealingKeys {
  /** As key objects: raw bytes would be checked and imported again for every text. */
  private readonly keys = new Map<string, KeyObject>();
  private readonly ring: KeyRing;

  /** `scope` keeps the keys of services apart that share the secret. */
  constructor(
    private readonly config: Readonly<ServiceConfig>,
    private readonly scope: string,
  ) {
    this.ring = new KeyRing(config.keysDir, sealingRing(scope.replace(/^lotus-/, '')), 'private');
  }

  /** The id at the beginning of what is sealed now. */
  get currentKeyId(): string {
    return this.ring.current()?.kid ?? applicationKeyId;
  }

  /** Since when the present key has been in use; undefined for the application secret. */
  get currentSince(): Date | undefined {
    const key = this.ring.current();
    return key && new Date((key.from ?? 0) * 1000);
  }

  /** `owner` is bound to the result: sealed text copied to another row does not open there. */
  seal(purpose: string, owner: string, text: string): string {
    const iv = randomBytes(12);
    const keyId = this.currentKeyId;
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(keyId, purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [keyId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  /** Throws where the text was changed, or sealed for another owner or purpose. */
  open(purpose: string, owner: string, sealed: string): string {
    const [keyId = '', iv = '', tag = '', text = ''] = sealed.split('.');
    const key = this.keyFor(keyId, purpose);
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }

  /**
   * The same for the same value, and useless without the secret: for uniqueness and look-up of encrypted values. Always
   * by the application secret: an index by another key would no longer find what the first one indexed.
   */
  blindIndex(purpose: string, value: string): string {
    return createHmac('sha256', this.keyFor(applicationKeyId, `index:${purpose}`))
      .update(value)
      .digest('base64url');
  }

  private keyFor(keyId: string, purpose: string): KeyObject {
    const name = `${keyId}|${purpose}`;
    let key = this.keys.get(name);
    if (!key) {
      const bytes = hkdfSync('sha256', this.secretOf(keyId), this.scope, purpose, 32);
      key = createSecretKey(Buffer.from(bytes));
      this.keys.set(name, key);
    }
    return key;
  }

  private secretOf(keyId: string): string | Buffer {
    if (keyId === applicationKeyId) return this.config.applicationSecret;
    const key = this.ring.find(keyId);
    if (!key?.k) throw new Error('Sealed with an unknown key');
    return Buffer.from(key.k, 'base64url');
  }
}
