import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { ApiClient, type ApiClientOptions } from './api-client.ts';

export interface OperatorCredentials {
  username: string;
  password: string;
  /** The secret of the authenticator, in base 32. */
  secret: string;
}

interface Challenge {
  id: string;
  salt: string;
  bits: number;
}

/** An operator with the second factor. */
export class OperatorClient extends ApiClient {
  static async logIn(
    site: string,
    { username, password, secret }: OperatorCredentials,
    options?: ApiClientOptions,
  ): Promise<OperatorClient> {
    const operator = new OperatorClient(site, options);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const workProof = await operator.prove();
    const fields = await operator.credentials({ username, password, code, workProof });
    operator.token = (await operator.value<{ token: string }>('POST', '/wps/v2/ops/session', fields)).token;
    return operator;
  }
  /** The work that the platform asks of a browser before an operator's login. */
  private async prove(): Promise<{ id: string; nonce: string }> {
    const { id, salt, bits } = await this.value<Challenge>('POST', '/wps/captcha/work', {
      action: 'operator',
    });
    for (let n = 0; ; n += 1) {
      const nonce = n.toString(36);
      const head = createHash('sha256').update(`${salt}${nonce}`).digest().readUInt32BE(0);
      if (head >>> (32 - bits) === 0) return { id, nonce };
    }
  }
}
