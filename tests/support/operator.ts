import { Secret, TOTP } from 'otpauth';
import { demoAccounts, demoOperatorSecret } from '../../deploy/local/demo.ts';

/** The demo operator at the gateway's door, with the second factor. */
export class TestOperator {
  private constructor(
    private readonly site: string,
    readonly token: string,
  ) {}

  static async logIn(site: string): Promise<TestOperator> {
    const { username, password } = demoAccounts.find(({ role }) => role === 'operator')!;
    const code = new TOTP({ secret: Secret.fromBase32(demoOperatorSecret) }).generate();
    const guest = new TestOperator(site, '');
    const { token } = await guest.call<{ token: string }>('POST', '/wps/v2/ops/session', {
      ...{ username, password, code },
    });
    return new TestOperator(site, token);
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.site}${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { success: boolean; value: T };
    if (!envelope.success) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(envelope)}`);
    return envelope.value;
  }
}
