import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { ServiceConfig } from '#libs/config';

const version = 'v1';

/** Encrypts what lies in the database and must not be read there; keys are derived from the application secret, one per purpose. */
export class SealingKeys {
  /** As key objects: raw bytes would be checked and imported again for every text. */
  private readonly keys = new Map<string, KeyObject>();

  /** `scope` keeps the keys of services apart that share the secret. */
  constructor(
    private readonly config: Readonly<ServiceConfig>,
    private readonly scope: string,
  ) {}

  /** `owner` is bound to the result: sealed text copied to another row does not open there. */
  seal(purpose: string, owner: string, text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
      '.',
    );
  }

  /** Throws where the text was changed, or sealed for another owner or purpose. */
  open(purpose: string, owner: string, sealed: string): string {
    const [form, iv = '', tag = '', text = ''] = sealed.split('.');
    if (form !== version) throw new Error('Sealed by an unknown method');
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(purpose), Buffer.from(iv, 'base64url'), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }

  /** The same for the same value, and useless without the secret: for uniqueness and look-up of encrypted values. */
  blindIndex(purpose: string, value: string): string {
    return createHmac('sha256', this.keyFor(`index:${purpose}`))
      .update(value)
      .digest('base64url');
  }

  private keyFor(purpose: string): KeyObject {
    let key = this.keys.get(purpose);
    if (!key) {
      const bytes = hkdfSync('sha256', this.config.applicationSecret, this.scope, purpose, 32);
      key = createSecretKey(Buffer.from(bytes));
      this.keys.set(purpose, key);
    }
    return key;
  }
}
