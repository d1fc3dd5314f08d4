import { jest } from '@jest/globals';
import { RateLimits } from '#libs/platform';
import type { TestAnswer } from '#libs/testing';
import { LoginThrottleService } from '../../src/login/login-throttle.service.js';
import { SmsQuotaService } from '../../src/verification/sms-quota.service.js';
import { goodPassword, startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, codeOf, fewTries, hashQuickly, inCrowds, tries, without } from './attacker.js';

const switches = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'];
const whitelabel = [
  { modId: 'ALL3', enabled: '1', childrenNodes: switches.map((modId) => ({ modId, enabled: '1' })) },
];
const all = (count = tries) => Array.from({ length: count }, (_, n) => n);
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];

/** Attackers who spread over a network, or use up what belongs to others. Waits between two messages are skipped. */
describe('SEC-S5 SEC-S10 an attacker with many addresses', () => {
  let auth: AuthTest;
  let people = 0;

  beforeAll(async () => {
    auth = await startAuth(
      { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', SMS_PER_DAY: '400' },
      { whitelabel },
    );
    hashQuickly(auth);
  });
  beforeEach(() => void jest.spyOn(of(RateLimits), 'pause').mockResolvedValue(true));
  afterAll(() => auth.close());

  const of = <T>(type: new (...parameters: never[]) => T): T =>
    auth.app.get(type as never, { strict: false });
  const taken = (answers: TestAnswer[]) => answers.filter((answer) => codeOf(answer) === 'ok').length;

  async function member(): Promise<string> {
    const username = `nhieumay${(people += 1)}x`;
    const answer = await auth.register({ username, email: `${username}@example.com` }, addressOf(people));
    if (answer.status !== 200) throw new Error(answer.text);
    return username;
  }

  it('SEC-S5.1 guesses no password from 200 addresses of one IPv6 network, and does where each counts by itself', async () => {
    /** The addresses differ in their last 64 bits only, as those of one household do. */
    const within = (n: number) => `2001:db8:7:${people}::${(n + 1).toString(16)}`;
    const attack = async (times: number) => {
      const username = await member();
      const list = all(times).map((n) => (n === times - 1 ? goodPassword : `Sai-Mat-Khau-${n}`));
      return taken(await inCrowds(list, (password, n) => auth.logIn(username, password, {}, within(n))));
    };
    expect(await attack(tries)).toBe(0);
    const throttle = of(LoginThrottleService);
    const begin = throttle.begin.bind(throttle);
    let networks = 0;
    const byAddress = jest
      .spyOn(throttle, 'begin')
      .mockImplementation((realm, subject, _ip, device) =>
        begin(realm, subject, `2001:db8:${(networks += 1).toString(16)}::1`, device),
      );
    expect(await without(byAddress, () => attack(fewTries))).toBe(1);
  });

  it('SEC-S10 uses up no messages of others by 200 unknown numbers, and does where silence is counted', async () => {
    const owner = '900200771';
    await auth.call('POST', '/wps/verification/sms/register', { mobileNo: owner }, { ip: '192.0.2.90' });
    await auth.registerByMobile({
      mobileNum: owner,
      password: goodPassword,
      confirmPassword: goodPassword,
      verificationCode: digits(await auth.sms(`+84${owner}`)),
    });
    const ask = (mobileNum: string, ip: string) =>
      auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum }, { ip });
    const attack = async (first: number) => {
      await inCrowds(all(), (n) => ask(String(900_300_000 + first + n), addressOf(first + n)));
      return codeOf(await ask(owner, '192.0.2.90'));
    };
    expect(await attack(0)).toBe('ok');
    const quota = of(SmsQuotaService);
    const spend = quota.spend.bind(quota);
    const counted = jest.spyOn(quota, 'spend').mockImplementation(async (target, ip) => {
      await spend(target, ip);
      await quota.countSent('access');
    });
    expect(await without(counted, () => attack(300))).toBe('SMS_QUOTA_EXCEEDED');
  });

  it('SEC-S5 blocks no recovery by 200 requests for a user name, and does where the network is not counted', async () => {
    const ask = (username: string, ip: string) =>
      auth.call('POST', '/wps/member/password/email', { username, email: 'ke-la@example.com' }, { ip });
    const attack = async () => {
      const username = await member();
      const answers = await inCrowds(all(), () => ask(username, '203.0.113.90'));
      expect(taken(answers)).toBeLessThanOrEqual(5);
      return codeOf(await ask(username, '192.0.2.91'));
    };
    expect(await attack()).toBe('ok');
    const limits = of(RateLimits);
    const take = limits.take.bind(limits);
    const byName = jest
      .spyOn(limits, 'take')
      .mockImplementation((limit, subject) =>
        take(limit, limit.name === 'password-reset:name' ? subject.split(':')[0]! : subject),
      );
    await auth.cache.delete('limit:password-reset:203.0.113.90');
    expect(await without(byName, attack)).toBe('PASSWORD_RESET_TOO_MANY');
  });
});
