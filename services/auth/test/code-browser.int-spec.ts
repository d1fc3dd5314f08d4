import type { TestAnswer } from '#libs/testing';
import { goodPassword } from './support/auth-test.js';
import { codeOf, digits, PasswordTest } from './support/password-test.js';

const ask = '/wps/verification/sms/noLogin';
const elsewhere = `__Host-code=${'e'.repeat(32)}`;

describe('SEC-S9 a code by text message', () => {
  let test: PasswordTest;

  beforeAll(async () => {
    test = await PasswordTest.start();
  });
  afterAll(() => test?.auth.close());

  async function codeTo(mobileNum: string, purpose: 'login' | 'reset', cookie?: string): Promise<string> {
    const before = test.auth.sent('sms', `+84${mobileNum}`);
    const from = cookie === undefined ? {} : { cookie };
    expect(codeOf(await test.auth.call('POST', ask, { mobileNum, purpose }, from))).toBe('ok');
    return digits(await test.auth.sms(`+84${mobileNum}`, before));
  }
  async function sealed(path: string, fields: object, cookie?: string): Promise<TestAnswer> {
    const body = await test.auth.seal({ countryDialingCode: '84', ...fields });
    return test.auth.call('POST', path, body, cookie === undefined ? {} : { cookie });
  }
  const logIn = (mobileNum: string, verificationCode: string, cookie?: string) =>
    sealed('/wps/session/login', { type: 'sms', mobileNum, verificationCode }, cookie);
  const reset = (mobileNum: string, verificationCode: string, cookie?: string) =>
    sealed(
      '/wps/member/password/verification',
      { mobileNum, verificationCode, newPassword: 'Moi-Tinh-Khoi-88' },
      cookie,
    );

  it('is refused in another browser and still accepted in its own', async () => {
    const { mobileNum, memberId } = await test.phoneMember();
    const code = await codeTo(mobileNum, 'login');
    expect(codeOf(await logIn(mobileNum, code, elsewhere))).toBe('VERIFICATION_CODE_INVALID');
    const answer = await logIn(mobileNum, code);
    expect((await test.auth.asMember(answer)).memberId).toBe(memberId);
  });

  it('to log in resets no password, and one to reset a password opens no session', async () => {
    const { mobileNum } = await test.phoneMember();
    const toLogIn = await codeTo(mobileNum, 'login');
    expect(codeOf(await reset(mobileNum, toLogIn))).toBe('VERIFICATION_CODE_INVALID');
    const toReset = await codeTo(mobileNum, 'reset');
    if (toReset !== toLogIn)
      expect(codeOf(await logIn(mobileNum, toReset))).toBe('VERIFICATION_CODE_INVALID');
    expect(codeOf(await reset(mobileNum, toReset, elsewhere))).toBe('VERIFICATION_CODE_INVALID');
    expect(codeOf(await logIn(mobileNum, toLogIn))).toBe('ok');
    expect(codeOf(await reset(mobileNum, toReset))).toBe('ok');
  });

  it('binds a browser without the cookie by giving it one that no script and no other host has', async () => {
    const { mobileNum } = await test.phoneMember();
    const answer = await test.auth.call('POST', ask, { mobileNum }, { cookie: '__Host-code=short' });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-code='))!;
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(cookie).not.toContain('Domain');
    const code = digits(await test.auth.sms(`+84${mobileNum}`, 1));
    expect(codeOf(await logIn(mobileNum, code))).toBe('VERIFICATION_CODE_INVALID');
    expect(codeOf(await logIn(mobileNum, code, cookie.split(';')[0]!))).toBe('ok');
  });

  it('for the first password of an account counts in the browser that asked', async () => {
    const mobileNum = test.freshNumber();
    await test.auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
    const verificationCode = digits(await test.auth.sms(`+84${mobileNum}`));
    const as = await test.auth.asMember(await test.auth.registerByMobile({ mobileNum, verificationCode }));
    await test.auth.call('POST', '/wps/v2/password/code', undefined, { as });
    const code = digits(await test.auth.sms(`+84${mobileNum}`, 1));
    const change = async (cookie?: string) => {
      const fields = { newPassword: goodPassword, confirmNewPassword: goodPassword };
      const body = await test.auth.seal({ ...fields, verificationCode: code });
      return codeOf(
        await test.auth.call('POST', '/wps/member/password', body, {
          as,
          ...(cookie !== undefined && { cookie }),
        }),
      );
    };
    expect(await change(elsewhere)).toBe('VERIFICATION_CODE_INVALID');
    expect(await change()).toBe('ok');
  });
});
