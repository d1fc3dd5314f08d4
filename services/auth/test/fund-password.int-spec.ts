import { Secret, TOTP } from 'otpauth';
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

  describe('that the gateway brings with a call', () => {
    const verify = (one: { memberId: string }, fundPassword: string, secondFactor = false) =>
      auth.call(
        ...(['POST', '/internal/fund-password/verification', { fundPassword, secondFactor }] as const),
        { as: { kind: 'service', name: 'gateway', memberId: one.memberId } },
      );
    const sealed = async (fields: object = {}) =>
      (await auth.seal({ fundPassword: '808182', ...fields })).jwe;

    async function withFundPassword() {
      const one = await member();
      await send(one, 'POST', path, { password: goodPassword });
      return one;
    }

    async function withAuthenticator() {
      const one = await withFundPassword();
      const toFactor = async (where: string, fields: object) =>
        auth.call('POST', `/wps/v2/second-factor/${where}`, await auth.seal(fields), { as: one });
      const { body } = await toFactor('authenticator', { password: goodPassword });
      const { secret } = body.value as unknown as { secret: string };
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const code = () => {
        auth.clock.advance(30_000);
        return totp.generate({ timestamp: auth.clock.now().getTime() });
      };
      const confirmed = await toFactor('authenticator/confirmation', { code: code() });
      return { ...one, code, ...(confirmed.body.value as unknown as { recoveryCodes: string[] }) };
    }

    it('SEC-S4.1 is taken sealed, once, and refused in clear', async () => {
      const one = await withFundPassword();
      const jwe = await sealed();
      expect(codeOf(await verify(one, jwe))).toBe('ok');
      expect(codeOf(await verify(one, jwe))).toBe('PAYLOAD_REPLAYED');
      expect(codeOf(await verify(one, '808182'))).toBe('PAYLOAD_ENCRYPTION_REQUIRED');
      expect(codeOf(await verify(one, 'a.b.c.d.e'))).toBe('PAYLOAD_UNREADABLE');
      expect(codeOf(await verify(one, await sealed({ amount: '1.00' })))).toBe('VALIDATION_FAILED');
    });

    it('SEC-S4 counts sealed tries, and no clear ones', async () => {
      const one = await withFundPassword();
      for (let n = 0; n < 6; n++) await verify(one, '000000');
      for (let n = 0; n < 4; n++)
        expect(codeOf(await verify(one, await sealed({ fundPassword: '000000' })))).toBe(
          'FUND_PASSWORD_WRONG',
        );
      expect(codeOf(await verify(one, await sealed({ fundPassword: '000000' })))).toBe(
        'FUND_PASSWORD_LOCKED',
      );
      expect(codeOf(await verify(one, await sealed()))).toBe('FUND_PASSWORD_LOCKED');
    });

    it('SEC-S15.2 needs a code of the authenticator where the call and the member have one', async () => {
      const one = await withAuthenticator();
      expect(codeOf(await verify(one, await sealed()))).toBe('ok');
      expect(codeOf(await verify(one, await sealed(), true))).toBe('FACTOR_CODE_REQUIRED');
      const factorCode = one.code();
      expect(codeOf(await verify(one, await sealed({ fundPassword: '000000', factorCode }), true))).toBe(
        'FUND_PASSWORD_WRONG',
      );
      expect(codeOf(await verify(one, await sealed({ factorCode }), true))).toBe('ok');
      expect(codeOf(await verify(one, await sealed({ factorCode }), true))).toBe('SECOND_FACTOR_WRONG');
      const [recovery] = one.recoveryCodes;
      expect(codeOf(await verify(one, await sealed({ factorCode: recovery }), true))).toBe('ok');
    });

    it('SEC-S15.2 compares five wrong codes, and then not even the right one', async () => {
      const one = await withAuthenticator();
      const wrong = String((Number(one.code()) + 1) % 1_000_000).padStart(6, '0');
      for (let n = 0; n < 5; n++)
        expect(codeOf(await verify(one, await sealed({ factorCode: wrong }), true))).toBe(
          'SECOND_FACTOR_WRONG',
        );
      expect(codeOf(await verify(one, await sealed({ factorCode: one.code() }), true))).toBe(
        'SECOND_FACTOR_TRIES_USED',
      );
    });

    it('asks a member without an authenticator for no code', async () => {
      expect(codeOf(await verify(await withFundPassword(), await sealed(), true))).toBe('ok');
    });
  });
});
