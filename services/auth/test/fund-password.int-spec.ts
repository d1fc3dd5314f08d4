import type { Principal } from '#libs/auth';
import { goodPassword, type AuthTest } from './support/auth-test.js';
import { codeOf, digits, PasswordTest } from './support/password-test.js';

describe('the fund password', () => {
  let auth: AuthTest;
  let test: PasswordTest;

  beforeAll(async () => {
    test = await PasswordTest.start();
    ({ auth } = test);
  });
  afterAll(() => auth?.close());

  const member = (fields?: object) => test.member(fields);
  const phoneMember = () => test.phoneMember();
  const path = '/wps/v2/fund-password';
  const send = async (as: Principal, method: string, where: string, fields: object) =>
    auth.call(
      method,
      where,
      await auth.seal({ newFundPassword: '808182', confirmFundPassword: '808182', ...fields }),
      {
        as,
      },
    );

  it('SEC-S4 is set by the login password and changed by the old one, and its state is reported', async () => {
    const one = await member();
    const state = async () => (await auth.call('GET', path, undefined, { as: one })).body.value;
    expect(await state()).toEqual({ set: false, lockedUntil: null });
    expect(codeOf(await send(one, 'POST', path, { password: 'wrong' }))).toBe('OLD_PASSWORD_WRONG');
    expect(codeOf(await send(one, 'POST', path, { password: goodPassword }))).toBe('ok');
    expect(await state()).toEqual({ set: true, lockedUntil: null });
    expect(codeOf(await send(one, 'POST', path, { password: goodPassword }))).toBe(
      'FUND_PASSWORD_SET_ALREADY',
    );
    const other = { newFundPassword: '909192', confirmFundPassword: '909192' };
    expect(codeOf(await send(one, 'PUT', path, { oldFundPassword: '000000', ...other }))).toBe(
      'FUND_PASSWORD_WRONG',
    );
    expect(codeOf(await send(one, 'PUT', path, { oldFundPassword: '808182', ...other }))).toBe('ok');
    for (let n = 0; n < 5; n++) await send(one, 'PUT', path, { oldFundPassword: '000000' });
    expect(codeOf(await send(one, 'PUT', path, { oldFundPassword: '909192' }))).toBe('FUND_PASSWORD_LOCKED');
    expect(await state()).toMatchObject({ set: true, lockedUntil: expect.any(String) });
  });

  it('SEC-S4 is reset by the login password and a code together, which ends the lock', async () => {
    const one = await phoneMember();
    await send(one, 'POST', path, { password: goodPassword });
    for (let n = 0; n < 5; n++) await send(one, 'PUT', path, { oldFundPassword: '000000' });
    const before = auth.sent('sms', `+84${one.mobileNum}`);
    const sent = await auth.call('POST', `${path}/code`, undefined, { as: one });
    expect(sent.body.value).toEqual({ expiredMinutes: 5, channel: 'sms' });
    const verificationCode = digits(await auth.sms(`+84${one.mobileNum}`, before));
    const reset = (fields: object) => send(one, 'POST', `${path}/reset`, { verificationCode, ...fields });
    expect(codeOf(await reset({ password: 'wrong' }))).toBe('OLD_PASSWORD_WRONG');
    expect(codeOf(await reset({ password: goodPassword, verificationCode: '000000' }))).toBe(
      'VERIFICATION_CODE_INVALID',
    );
    expect(codeOf(await reset({ password: goodPassword }))).toBe('ok');
    expect(
      codeOf(
        await send(one, 'PUT', path, {
          oldFundPassword: '808182',
          newFundPassword: '7'.repeat(6),
          confirmFundPassword: '7'.repeat(6),
        }),
      ),
    ).toBe('ok');
  });

  it('SEC-S10.1 sends the code to the proven address without a number, and refuses without both', async () => {
    const email = 'ma.rut.tien@example.vn';
    const one = await member({ email });
    expect(codeOf(await auth.call('POST', `${path}/code`, undefined, { as: one }))).toBe('CONTACT_MISSING');
    await auth.proveEmail(one.memberId, email);
    expect((await auth.call('POST', `${path}/code`, undefined, { as: one })).body.value).toMatchObject({
      channel: 'email',
    });
    expect((await auth.email(email)).text).toMatch(/\b\d{6}\b/);
    const none = await member();
    expect(codeOf(await auth.call('POST', `${path}/code`, undefined, { as: none }))).toBe('CONTACT_MISSING');
  });
});
