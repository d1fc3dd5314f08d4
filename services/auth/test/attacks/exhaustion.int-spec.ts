import { jest } from '@jest/globals';
import { RateLimits } from '#libs/platform';
import type { TestAnswer } from '#libs/testing';
import { LoginHistoryService } from '../../src/account/login-history.service.js';
import { LoginThrottleService } from '../../src/login/login-throttle.service.js';
import { SmsQuotaService } from '../../src/verification/sms-quota.service.js';
import { goodPassword, startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, codeOf, fewTries, hashQuickly, inCrowds, tries, without } from './attacker.js';

const switches = [
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
];
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
  beforeEach(async () => {
    jest.spyOn(of(RateLimits), 'pause').mockResolvedValue(true);
    await auth.cache.delete(`sms:day:access:${auth.clock.now().toISOString().slice(0, 10)}`);
  });
  afterAll(() => auth?.close());

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
      await quota.countSent('login');
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
        take(limit, limit.name.startsWith('password-reset:name') ? subject.split(':')[0]! : subject),
      );
    await auth.cache.delete('limit:password-reset:203.0.113.90');
    expect(await without(byName, attack)).toBe('PASSWORD_RESET_TOO_MANY');
  });

  it('REG-G7.1 shuts no owner out of a known browser, of codes or letters, by 200 tries of each, and does where that browser is not recognised', async () => {
    /** The owner shares an IPv4 network with one half of the strangers, as customers of a mobile carrier do. */
    const strangerOf = (n: number) => (n % 2 ? addressOf(400 + n) : `192.0.2.${100 + n / 2}`);
    const attack = async (mobileNum: string, times: number) => {
      const register = { mobileNo: mobileNum };
      await auth.call('POST', '/wps/verification/sms/register', register, { ip: addressOf(people++) });
      const registered = await auth.registerByMobile({
        mobileNum,
        password: goodPassword,
        confirmPassword: goodPassword,
        verificationCode: digits(await auth.sms(`+84${mobileNum}`)),
      });
      const { memberId, account } = registered.body.value as unknown as { memberId: string; account: string };
      const email = `${mobileNum}@example.com`;
      await auth.proveEmail(memberId, email);
      const cookie = /__Host-device=[\w-]+/.exec(String(registered.headers.getSetCookie()))![0];
      const logIn = async (password: string, from: { ip: string; cookie?: string }) => {
        const fields = { type: '', username: mobileNum, countryDialingCode: '84', password };
        return auth.call('POST', '/wps/session/login', await auth.seal(fields), from);
      };
      const askCode = (from: { ip: string; cookie?: string }) =>
        auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum, purpose: 'reset' }, from);
      const askLetter = (from: { ip: string; cookie?: string }) =>
        auth.call('POST', '/wps/member/password/email', { username: account, email }, from);
      const owner = { ip: '192.0.2.90', cookie };
      await inCrowds(all(times), (n) => logIn(`Sai-Mat-Khau-${n}`, { ip: strangerOf(n) }));
      // At once: a delay by the strangers' tries ends after 15 seconds, and the crowds below may take longer.
      const login = await logIn(goodPassword, owner);
      await inCrowds(all(times), (n) => askCode({ ip: strangerOf(n) }));
      await inCrowds(all(times), (n) => askLetter({ ip: strangerOf(n) }));
      const outcomes = [login, await askCode(owner), await askLetter(owner)].map(codeOf);
      if (outcomes[1] !== 'ok') return outcomes;
      const verificationCode = digits(await auth.sms(`+84${mobileNum}`));
      const fresh = 'Moi-Tinh-Khoi-88';
      const reset = { newPassword: fresh, confirmNewPassword: fresh, mobileNum, verificationCode };
      const body = await auth.seal({ ...reset, countryDialingCode: '84' });
      outcomes.push(codeOf(await auth.call('POST', '/wps/member/password/verification', body, owner)));
      outcomes.push(codeOf(await logIn(fresh, owner)));
      return outcomes;
    };
    expect(await attack('900400771', tries)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    const unrecognised = jest.spyOn(of(LoginHistoryService), 'isKnownDevice').mockResolvedValue(false);
    expect(await without(unrecognised, () => attack('900400772', tries))).toEqual([
      'LOGIN_DELAYED',
      'SMS_TOO_MANY_REQUESTS',
      'PASSWORD_RESET_TOO_MANY',
    ]);
  });
});
