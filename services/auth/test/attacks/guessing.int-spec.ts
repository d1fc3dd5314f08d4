import { jest } from '@jest/globals';
import { Pool } from '#libs/database';
import { Secret, TOTP } from 'otpauth';
import type { Principal } from '#libs/auth';
import type { TestAnswer } from '#libs/testing';
import { FundPasswordRepository } from '../../src/credentials/fund-password.repository.js';
import { LoginThrottleService } from '../../src/login/login-throttle.service.js';
import { OperatorService } from '../../src/operator/operator.service.js';
import { VerificationRepository } from '../../src/verification/verification.repository.js';
import { goodPassword, rule, startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, codeOf, fewTries, hashQuickly, inCrowds, tries, without } from './attacker.js';

const switches = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'];
const whitelabel = [
  { modId: 'ALL3', enabled: '1', childrenNodes: switches.map((modId) => ({ modId, enabled: '1' })) },
];
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];
const valueOf = <T>({ body }: TestAnswer) => body.value as unknown as T;

/** Each has all the rest: number, password, session. The right code is the last of 200 guesses, made from 200 addresses. */
describe('SEC-S10 an attacker who guesses codes', () => {
  let auth: AuthTest;
  let people = 0;

  beforeAll(async () => {
    const fields = { email: rule({ patternId: 3 }), paymentPassword: rule({ minLength: 6, maxLength: 64 }) };
    auth = await startAuth(settings, { whitelabel }, fields);
    hashQuickly(auth);
  });
  afterAll(() => auth?.close());

  const of = <T>(type: new (...parameters: never[]) => T): T =>
    auth.app.get(type as never, { strict: false });
  const guesses = (times: number, right: string, wrong: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => (n === times - 1 ? right : wrong(n)));
  const sixDigits = (times: number, right: string) =>
    guesses(times, right, (n) => String((Number(right) + n + 1) % 1_000_000).padStart(6, '0'));

  async function member() {
    const username = `doanma${(people += 1)}x`;
    const answer = await auth.register({ username, paymentPassword: '246810' });
    return { username, ...(await auth.asMember(answer)) };
  }
  const sealed = async (path: string, fields: object, as?: Principal, ip?: string, method = 'POST') =>
    auth.call(method, path, await auth.seal(fields), { ...(as && { as }), ...(ip && { ip }) });

  /** How many of the guesses were taken. */
  async function taken(
    list: string[],
    guess: (code: string, ip: string) => Promise<TestAnswer>,
  ): Promise<number> {
    const answers = await inCrowds(list, (code, n) => guess(code, addressOf(n)));
    return answers.filter((answer) => codeOf(answer) === 'ok').length;
  }

  const withoutCountOfCodes = () =>
    jest.spyOn(of(VerificationRepository), 'reserveTry').mockImplementation(async (purpose, target) => {
      const rows: { id: string; hash: string }[] = await auth.app
        .get(Pool)
        .query(
          `SELECT id, hash FROM verification_code WHERE purpose = $1 AND target_index = $2 AND used_at IS NULL`,
          [purpose, target],
        );
      return rows[0];
    });
  const withoutCountOfSecondSteps = () => {
    const increment = auth.cache.increment.bind(auth.cache);
    return jest
      .spyOn(auth.cache, 'increment')
      .mockImplementation(async (key, ttl) =>
        key.startsWith('second-factor:tries:') ? 1 : increment(key, ttl),
      );
  };

  it('fails at a code by text message, and succeeds without the limit of tries', async () => {
    const attack = async (times: number, mobileNum: string) => {
      await auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
      const verificationCode = digits(await auth.sms(`+84${mobileNum}`));
      const password = { password: goodPassword, confirmPassword: goodPassword, paymentPassword: '246810' };
      await auth.registerByMobile({ mobileNum, ...password, verificationCode });
      await auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum });
      const right = digits(await auth.sms(`+84${mobileNum}`, 1));
      return taken(sixDigits(times, right), (code, ip) =>
        sealed('/wps/session/login', { type: 'sms', mobileNum, verificationCode: code }, undefined, ip),
      );
    };
    expect(await attack(tries, '900000901')).toBe(0);
    expect(await without(withoutCountOfCodes(), () => attack(fewTries, '900000902'))).toBe(1);
  });

  it('fails at a code by e-mail, and succeeds without the limit of tries', async () => {
    const attack = async (times: number, email: string) => {
      const as = await member();
      await auth.call('POST', '/wps/v2/contacts/email/code', { email }, { as });
      const right = digits((await auth.email(email)).text);
      return taken(sixDigits(times, right), (verificationCode, ip) =>
        sealed('/wps/v2/contacts/email', { email, verificationCode, password: goodPassword }, as, ip, 'PUT'),
      );
    };
    expect(await attack(tries, 'nannhan1@example.com')).toBe(0);
    expect(await without(withoutCountOfCodes(), () => attack(fewTries, 'nannhan2@example.com'))).toBe(1);
  });

  it('SEC-S5.1 fails at the password of a number in many spellings, and succeeds where each counts by itself', async () => {
    const attack = async (times: number, mobileNum: string, ip: string) => {
      await auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
      const verificationCode = digits(await auth.sms(`+84${mobileNum}`));
      const password = { password: goodPassword, confirmPassword: goodPassword, paymentPassword: '246810' };
      await auth.registerByMobile({ mobileNum, ...password, verificationCode });
      const spelt = (n: number) => `${'0'.repeat(n % 2)}${[...mobileNum].join(['', ' ', '-', '.'][n % 4])}`;
      const list = guesses(times, goodPassword, (n) => `Sai-Mat-Khau-${n}`);
      return taken(list, (guess) =>
        sealed(
          '/wps/session/login',
          {
            type: '',
            username: spelt(list.indexOf(guess)),
            password: guess,
            countryDialingCode: '84',
          },
          undefined,
          ip,
        ),
      );
    };
    const throttle = of(LoginThrottleService);
    const begin = throttle.begin.bind(throttle);
    const bySpelling = () => {
      let n = 0;
      return jest
        .spyOn(throttle, 'begin')
        .mockImplementation((realm, subject, ip, device) => begin(realm, `${subject}${n++}`, ip, device));
    };
    expect(await attack(tries, '900100771', '203.0.113.61')).toBe(0);
    expect(await without(bySpelling(), () => attack(fewTries, '900100772', '203.0.113.62'))).toBe(1);
  });

  it('SEC-S5.1 fails at the password of an operator in many spellings, and succeeds where each counts by itself', async () => {
    const secret = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const spelt = (name: string, n: number) =>
      ' '.repeat(Math.floor(n / 512)) +
      [...name].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join('');
    const attack = async (times: number, username: string, ip: string) => {
      await of(OperatorService).add(username, goodPassword, [], secret.base32);
      const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() });
      const list = guesses(times, goodPassword, (n) => `Sai-Mat-Khau-${n}`);
      return taken(list, (password) =>
        sealed(
          '/wps/v2/ops/session',
          { username: spelt(username, list.indexOf(password)), password, code },
          undefined,
          ip,
        ),
      );
    };
    const throttle = of(LoginThrottleService);
    const begin = throttle.begin.bind(throttle);
    let n = 0;
    const bySpelling = () =>
      jest
        .spyOn(throttle, 'begin')
        .mockImplementation((realm, subject, ip, device) => begin(realm, `${subject}${n++}`, ip, device));
    expect(await attack(tries, 'thukhochinh', '203.0.113.63')).toBe(0);
    expect(await without(bySpelling(), () => attack(fewTries, 'thukhophuta', '203.0.113.64'))).toBe(1);
  });

  async function withApp() {
    const one = await member();
    const path = '/wps/v2/second-factor/authenticator';
    const { secret } = valueOf<{ secret: string }>(await sealed(path, { password: goodPassword }, one));
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: auth.clock.now().getTime() });
    const { recoveryCodes } = valueOf<{ recoveryCodes: string[] }>(
      await sealed(`${path}/confirmation`, { code: code() }, one),
    );
    auth.clock.advance(30_000);
    const { ticket } = valueOf<{ ticket: string }>(await auth.logIn(one.username, goodPassword));
    return { one, code: code(), recoveryCode: recoveryCodes[0]!, ticket };
  }
  const complete = (ticket: string, method: string) => (code: string, ip: string) =>
    sealed('/wps/session/login/second-factor', { ticket, method, code }, undefined, ip);

  it('fails at the code of an authenticator, and succeeds without the limit of tries', async () => {
    const attack = async (times: number) => {
      const { code, ticket } = await withApp();
      return taken(sixDigits(times, code), complete(ticket, 'totp'));
    };
    expect(await attack(tries)).toBe(0);
    expect(await without(withoutCountOfSecondSteps(), () => attack(fewTries))).toBe(1);
  });

  it('SEC-S10.2 fails at the removal of an authenticator by a stolen session and password, and succeeds without the limit of tries', async () => {
    const attack = async (times: number) => {
      const { one, code } = await withApp();
      return taken(sixDigits(times, code), (guess, ip) =>
        sealed(
          '/wps/v2/second-factor/authenticator/removal',
          { password: goodPassword, code: guess },
          one,
          ip,
        ),
      );
    };
    expect(await attack(tries)).toBe(0);
    expect(await without(withoutCountOfSecondSteps(), () => attack(fewTries))).toBe(1);
  });

  it('fails at recovery codes, and succeeds without the limit of tries', async () => {
    const attack = async (times: number) => {
      const { recoveryCode, ticket } = await withApp();
      const list = guesses(
        times,
        recoveryCode,
        (n) => `${recoveryCode.slice(0, 10)}${String(n).padStart(9, '2')}`,
      );
      return taken(list, complete(ticket, 'recovery'));
    };
    expect(await attack(tries)).toBe(0);
    expect(await without(withoutCountOfSecondSteps(), () => attack(fewTries))).toBe(1);
  });

  it('fails at the code of an operator’s authenticator, and succeeds without the limit of tries', async () => {
    const secret = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const attack = async (times: number, username: string) => {
      await of(OperatorService).add(username, goodPassword, [], secret.base32);
      const right = new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() });
      return taken(sixDigits(times, right), (code, ip) =>
        sealed('/wps/v2/ops/session', { username, password: goodPassword, code }, undefined, ip),
      );
    };
    expect(await attack(tries, 'nhanvien1')).toBe(0);
    expect(await without(withoutCountOfSecondSteps(), () => attack(fewTries, 'nhanvien2'))).toBe(1);
  });

  it('SEC-S4 fails at the fund password, and succeeds without the limit of tries', async () => {
    const attack = async (times: number) => {
      const { memberId } = await member();
      const as: Principal = { kind: 'service', name: 'gateway', memberId };
      let right = 0;
      // One after the other: a member's own queue is short.
      for (const fundPassword of sixDigits(times, '246810')) {
        const { jwe } = await auth.seal({ fundPassword });
        const body = { fundPassword: jwe, secondFactor: false };
        const answer = await auth.call('POST', '/internal/fund-password/verification', body, { as });
        if (codeOf(answer) === 'ok') right += 1;
      }
      return right;
    };
    expect(await attack(tries)).toBe(0);
    const rows = of(FundPasswordRepository);
    const uncounted = jest
      .spyOn(rows, 'reserveTry')
      .mockImplementation(async (memberId) => ({ hash: (await rows.hashOf(memberId))!, tries: 1 }));
    expect(await without(uncounted, () => attack(fewTries))).toBe(1);
  });
});
