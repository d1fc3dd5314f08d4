import type { Principal } from '#libs/auth';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, startAuth, type AuthTest } from './auth-test.js';

export const codeOf = ({ body }: TestAnswer): string => body.code ?? 'ok';
export const digits = (text: string): string => /\b\d{6}\b/.exec(text)![0];

const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };
export const openBrand = {
  whitelabel: [
    {
      modId: 'ALL3',
      enabled: '1',
      childrenNodes: [
        'DIRECTREG3',
        'USERNAMEREG3',
        'MOBILENUMREG3',
        'REGMOBVERF3',
        'CHNGPASSVERIF3',
        'MOBILEVERCODELOGIN3',
      ].map((modId) => ({ modId, enabled: '1' })),
    },
  ],
};

type Member = Principal & { kind: 'member' };

/** The service with every way of registering open, and members to change passwords of. */
export class PasswordTest {
  private people = 0;
  private next = 900_000_500;

  private constructor(readonly auth: AuthTest) {}

  static async start(): Promise<PasswordTest> {
    return new PasswordTest(await startAuth(settings, openBrand));
  }

  freshNumber(): string {
    return String((this.next += 1));
  }

  async member(fields: object = {}): Promise<Member & { username: string; answer: TestAnswer }> {
    const username = `matkhau${(this.people += 1)}x`;
    const answer = await this.auth.register({ username, ...fields });
    return { username, answer, ...(await this.auth.asMember(answer)) };
  }

  async phoneMember(): Promise<Member & { mobileNum: string; account: string }> {
    const mobileNum = this.freshNumber();
    await this.auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
    const verificationCode = digits(await this.auth.sms(`+84${mobileNum}`));
    const answer = await this.auth.registerByMobile({
      ...{ mobileNum, verificationCode },
      ...{ password: goodPassword, confirmPassword: goodPassword },
    });
    const { account } = answer.body.value as unknown as { account: string };
    return { mobileNum, account, ...(await this.auth.asMember(answer)) };
  }
}
