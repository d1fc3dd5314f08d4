import { Secret, TOTP } from 'otpauth';
import { ApiClient, type ApiClientOptions } from './api-client.ts';

export interface OperatorCredentials {
  username: string;
  password: string;
  /** The secret of the authenticator, in base 32. */
  secret: string;
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
    const workProof = await operator.prove('operator');
    const fields = await operator.credentials({ username, password, code, workProof });
    operator.token = (await operator.value<{ token: string }>('POST', '/wps/v2/ops/session', fields)).token;
    return operator;
  }
}
