import { jest } from '@jest/globals';
import type { TestAnswer } from '#libs/testing';
import { HousekeepingJob } from '../src/housekeeping/housekeeping.job.js';
import { PasswordHasher } from '../src/hashing/password-hasher.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const names = [
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
];
const brand = {
  whitelabel: [
    { modId: 'ALL3', enabled: '1', childrenNodes: names.map((modId) => ({ modId, enabled: '1' })) },
  ],
};
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };

describe('responses that disclose nothing', () => {
  let auth: AuthTest;
  let withCaptcha: AuthTest;
  const known = { username: 'biettoi88', mobileNum: '900001301' };

  beforeAll(async () => {
    auth = await startAuth(settings, brand);
    withCaptcha = await startAuth();
    await auth.call('POST', '/wps/verification/sms/register', { mobileNo: known.mobileNum });
    const verificationCode = /\b\d{6}\b/.exec(await auth.sms(`+84${known.mobileNum}`))![0];
    const password = { password: goodPassword, confirmPassword: goodPassword };
    const answer = await auth.registerByMobile({ ...known, ...password, verificationCode });
    if (answer.status !== 200) throw new Error(`no account to ask about: ${answer.text}`);
  });
  afterAll(() => Promise.all([auth?.close(), withCaptcha?.close()]));

  const logIn = async (fields: object) =>
    auth.call('POST', '/wps/session/login', await auth.seal({ countryDialingCode: '84', ...fields }));
  const sealed = async (path: string, fields: object) => auth.call('POST', path, await auth.seal(fields));
  const wrong = 'wrong password';
  const link = { token: 'x'.repeat(43), newPassword: goodPassword };
  const user = {
    username: 'loinhan88',
    password: goodPassword,
    confirmPassword: goodPassword,
    agreement: true,
  };
  const strict = () => withCaptcha;
  const post = async (path: string, fields: object, language: string, method = 'POST', of = () => auth) => {
    const isForm = path.endsWith('/email');
    const body = isForm ? fields : await of().seal(fields);
    return of().call(method, path, body, { headers: { 'accept-language': language } });
  };

  it.each<[string, () => Promise<TestAnswer>, () => Promise<TestAnswer>]>([
    [
      'a login by name',
      () => logIn({ type: 'username', username: known.username, password: wrong }),
      () => logIn({ type: 'username', username: 'nobody9988', password: wrong }),
    ],
    [
      'a login by number and password',
      () => logIn({ type: '', username: known.mobileNum, password: wrong }),
      () => logIn({ type: '', username: '900009999', password: wrong }),
    ],
    [
      'a login at the agent login',
      () => logIn({ type: 'username', username: known.username, password: wrong, as: 'agent' }),
      () => logIn({ type: 'username', username: 'nobody9977', password: wrong, as: 'agent' }),
    ],
    [
      'a login by SMS',
      () => logIn({ type: 'sms', mobileNum: known.mobileNum, verificationCode: '000000' }),
      () => logIn({ type: 'sms', mobileNum: '900009998', verificationCode: '000000' }),
    ],
    [
      'a reset by phone',
      () =>
        sealed('/wps/member/password/verification', {
          newPassword: goodPassword,
          mobileNum: known.mobileNum,
          verificationCode: '000000',
        }),
      () =>
        sealed('/wps/member/password/verification', {
          newPassword: goodPassword,
          mobileNum: '900009997',
          verificationCode: '000000',
        }),
    ],
    [
      'a code to log in',
      () => auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum: known.mobileNum }),
      () => auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum: '900009996' }),
    ],
    [
      'a code to register',
      () => auth.call('POST', '/wps/verification/sms/register', { mobileNo: known.mobileNum }),
      () => auth.call('POST', '/wps/verification/sms/register', { mobileNo: '900009995' }),
    ],
  ])(
    'SEC-S6 are the same, after the same hash work, for %s of a known and of an unknown account',
    async (_, of, ofUnknown) => {
      const hasher = auth.app.get(PasswordHasher, { strict: false });
      const spies = [jest.spyOn(hasher, 'hash'), jest.spyOn(hasher, 'verify')];
      const measured = async (ask: () => Promise<TestAnswer>) => {
        spies.forEach((spy) => spy.mockClear());
        const { status, body } = await ask();
        return { status, body: { ...body, requestId: '' }, work: spies.map((spy) => spy.mock.calls.length) };
      };
      const [first, second] = [await measured(of), await measured(ofUnknown)];
      spies.forEach((spy) => spy.mockRestore());
      expect(first).toEqual(second);
      expect(first.work[0]! + first.work[1]!).toBe(1);
    },
  );

  it('SPEC-4.3 SPEC-3.3 reports a well-known default password and requires a change', async () => {
    await auth.register({ username: 'macdinh88' });
    const hasher = auth.app.get(PasswordHasher, { strict: false });
    await auth.pool.query(`UPDATE account SET password_hash = $1 WHERE username = 'macdinh88'`, [
      await hasher.hash('matkhau123'),
    ]);
    const answer = await logIn({ type: 'username', username: 'macdinh88', password: 'matkhau123' });
    expect(answer.body.value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: true,
      passwordKnownDefault: true,
      forcePasswordChange: true,
    });
  });

  it.each<[string, string, (language: string) => Promise<TestAnswer>, string, string]>([
    [
      'SPEC-8.1',
      'AUTH_INVALID_CREDENTIALS',
      (language) =>
        post('/wps/session/login', { type: 'username', username: 'nobody66', password: wrong }, language),
      'Tài khoản hoặc mật khẩu không chính xác.',
      'Account or password incorrect.',
    ],
    [
      'SPEC-8.4',
      'PASSWORDS_DIFFER',
      (language) => post('/wps/member/password/reset', { ...link, confirmNewPassword: wrong }, language),
      'Hai mật khẩu không khớp.',
      'The two passwords do not match.',
    ],
    [
      'SPEC-8.14',
      'INVITATION_CODE_INVALID',
      (language) => post('/wps/member/register', { ...user, affiliateCode: 'NOBODY' }, language, 'PUT'),
      'Mã giới thiệu không hợp lệ.',
      'Invitation code invalid.',
    ],
    [
      'SPEC-8.13',
      'SLIDER_CAPTCHA_REQUIRED',
      (language) =>
        post(
          '/wps/session/login',
          { type: 'username', username: 'a', password: 'b' },
          language,
          'POST',
          strict,
        ),
      'Vui lòng hoàn thành xác minh trước.',
      'Please complete verification first.',
    ],
    [
      'SPEC-8.3',
      'EMAIL_INVALID',
      (language) => post('/wps/member/password/email', { username: 'a', email: 'b' }, language),
      'E-mail không đúng.',
      'Incorrect email.',
    ],
    [
      'SPEC-8.6',
      'SESSION_REQUIRED',
      (language) => post('/wps/member/password', {}, language),
      'Vui lòng đăng nhập trước.',
      'Please log in first.',
    ],
    [
      'SPEC-8.17',
      'NOT_AN_AGENT',
      (language) =>
        post(
          '/wps/session/login',
          { type: 'username', ...known, password: goodPassword, as: 'agent' },
          language,
        ),
      'Không phải đại lý, không thể đăng nhập.',
      'Not an agent, cannot log in.',
    ],
  ])('%s words %s in both languages', async (_, code, ask, vi, en) => {
    const vietnamese = await ask('vi');
    expect([codeOf(vietnamese), vietnamese.body.message]).toEqual([code, vi]);
    const english = await ask('en');
    expect([codeOf(english), english.body.message]).toEqual([code, en]);
  });

  it('REG-G45.1 deletes messages, codes and links after two days, and logins not before ninety', async () => {
    const kept = async () => ({
      messages: await auth.count('message'),
      codes: await auth.count('verification_code'),
      logins: await auth.count('login_record'),
    });
    const job = auth.app.get(HousekeepingJob, { strict: false });
    const before = await kept();
    await job.tidy();
    expect(await kept()).toEqual(before);
    auth.clock.advance(90 * 24 * 3_600_000);
    await job.tidy();
    expect(await kept()).toEqual({ messages: 0, codes: 0, logins: before.logins });
    auth.clock.advance(91 * 24 * 3_600_000);
    await job.tidy();
    expect((await kept()).logins).toBe(0);
  });
});
