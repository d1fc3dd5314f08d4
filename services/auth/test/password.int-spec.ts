import { jest } from '@jest/globals';
import { securityChanged } from '#libs/events';
import type { Principal } from '#libs/auth';
import { RateLimits } from '#libs/platform';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, home, startAuth, type AuthTest } from './support/auth-test.js';
import { codeOf, digits, openBrand, PasswordTest } from './support/password-test.js';

const fresh = 'Con đò nhỏ qua sông';
const gateway: Principal = { kind: 'service', name: 'gateway' };
describe('the password', () => {
  let auth: AuthTest;
  let test: PasswordTest;

  beforeAll(async () => {
    test = await PasswordTest.start();
    ({ auth } = test);
  });
  afterAll(() => auth?.close());

  const member = (fields?: object) => test.member(fields);
  const phoneMember = () => test.phoneMember();
  const change = async (as: Principal, fields: object) =>
    auth.call(
      'POST',
      '/wps/member/password',
      await auth.seal({ newPassword: fresh, confirmNewPassword: fresh, ...fields }),
      { as },
    );
  const isLive = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: gateway })).status === 200;

  describe('changed', () => {
    it('SPEC-4.8 SPEC-7.1.8 SEC-S7 SEC-S8 requires the present one, ends every other session and notifies the owner', async () => {
      const email = 'doi.mat.khau@example.vn';
      const one = await member({ email });
      const other = await auth.asMember(await auth.logIn(one.username, goodPassword));
      const answer = await change(one, { oldPassword: goodPassword });
      expect(answer.body.value).toEqual({ endedSessions: 1 });
      expect([await isLive(one.sessionId), await isLive(other.sessionId)]).toEqual([true, false]);
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('AUTH_INVALID_CREDENTIALS');
      expect(codeOf(await auth.logIn(one.username, fresh))).toBe('ok');
      expect(await auth.publishedEvent(securityChanged.type, one.memberId)).toMatchObject({
        what: 'password',
      });
      expect(await auth.email(email, { saying: 'mật khẩu đăng nhập' })).toMatchObject({ to: email });
    });

    it.each<[string, object, string]>([
      ['SPEC-5.5 without the present one', {}, 'OLD_PASSWORD_REQUIRED'],
      ['SPEC-5.5 with a wrong one', { oldPassword: 'wrong' }, 'OLD_PASSWORD_WRONG'],
      [
        'SPEC-5.5 SPEC-8.4 with a confirmation that differs',
        { confirmNewPassword: 'other' },
        'PASSWORDS_DIFFER',
      ],
      [
        'SEC-S2 into a common one',
        { oldPassword: goodPassword, newPassword: 'matkhau123', confirmNewPassword: 'matkhau123' },
        'PASSWORD_TOO_WEAK',
      ],
      [
        'SEC-S1 into a short one',
        { oldPassword: goodPassword, newPassword: 'ngắn', confirmNewPassword: 'ngắn' },
        'PASSWORD_TOO_WEAK',
      ],
      [
        'into itself',
        { oldPassword: goodPassword, newPassword: goodPassword, confirmNewPassword: goodPassword },
        'PASSWORD_SAME_AS_BEFORE',
      ],
    ])('is not, %s', async (_, fields, code) => {
      const one = await member();
      expect(codeOf(await change(one, fields))).toBe(code);
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('ok');
    });

    it('SEC-S7 compares five concurrent tries of the present one', async () => {
      const one = await member();
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => change(one, { oldPassword: 'wrong' })),
      );
      expect(tries.filter((one_) => codeOf(one_) === 'OLD_PASSWORD_WRONG')).toHaveLength(5);
      const right = await change(one, { oldPassword: goodPassword });
      expect([right.status, codeOf(right), right.headers.get('retry-after')]).toEqual([
        429,
        'PASSWORD_TRIES_USED',
        '900',
      ]);
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('ok');
    });

    it('SEC-S7.1 SPEC-4.8 needs no present one when the member never had one, but a code to the number', async () => {
      const mobileNum = test.freshNumber();
      await auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
      const verificationCode = digits(await auth.sms(`+84${mobileNum}`));
      const answer = await auth.registerByMobile({ mobileNum, verificationCode });
      const one = await auth.asMember(answer);
      expect(answer.body.value).toMatchObject({ firstTimeLogin: true });
      const fund = { newFundPassword: '246810', confirmFundPassword: '246810' };
      const setFund = async () =>
        auth.call('POST', '/wps/v2/fund-password', await auth.seal(fund), { as: one });
      expect(codeOf(await setFund())).toBe('PASSWORD_NOT_SET');
      expect(codeOf(await change(one, {}))).toBe('VERIFICATION_CODE_MISSING');
      expect(codeOf(await change(one, { verificationCode }))).toBe('VERIFICATION_CODE_INVALID');
      const before = auth.sent('sms', `+84${mobileNum}`);
      const asked = await auth.call('POST', '/wps/v2/password/code', undefined, { as: one });
      expect(asked.body.value).toEqual({ channel: 'sms', expiredMinutes: 5 });
      const code = digits(await auth.sms(`+84${mobileNum}`, before));
      expect(codeOf(await change(one, { verificationCode: code }))).toBe('ok');
      expect(codeOf(await change(one, { newPassword: `${fresh} 2`, confirmNewPassword: `${fresh} 2` }))).toBe(
        'OLD_PASSWORD_REQUIRED',
      );
    });

    it('SEC-S4 never equals the fund password', async () => {
      const one = await member();
      const set = (fields: object, method = 'POST') =>
        auth
          .seal({ newFundPassword: fresh, confirmFundPassword: fresh, ...fields })
          .then((body) => auth.call(method, '/wps/v2/fund-password', body, { as: one }));
      const same = { newFundPassword: goodPassword, confirmFundPassword: goodPassword };
      expect(codeOf(await set({ password: goodPassword, ...same }))).toBe('FUND_PASSWORD_EQUALS_PASSWORD');
      expect(codeOf(await set({ password: goodPassword }))).toBe('ok');
      expect(codeOf(await change(one, { oldPassword: goodPassword }))).toBe('FUND_PASSWORD_EQUALS_PASSWORD');
    });
  });

  describe('reset by e-mail', () => {
    const ask = (form: string, ip = home) =>
      auth.call('POST', '/wps/member/password/email', form, {
        ip,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const form = (username: string, email: string) => new URLSearchParams({ username, email }).toString();
    const reset = async (token: string, fields: object = {}) =>
      auth.call(
        'POST',
        '/wps/member/password/reset',
        await auth.seal({ token, newPassword: fresh, confirmNewPassword: fresh, ...fields }),
      );
    const tokenIn = (text: string) => /#reset=([\w-]{43})/.exec(text)![1]!;

    it('SPEC-7.1.11 SPEC-5.6 SPEC-1.4 accepts a form, sends a link to the address, and the link sets a password once', async () => {
      const email = 'quen.mat.khau@example.vn';
      const one = await member();
      await auth.proveEmail(one.memberId, email);
      const answer = await ask(form(one.username, email));
      expect(answer).toMatchObject({ status: 200, body: { success: true, value: { sent: true } } });
      const mail = await auth.email(email);
      expect(mail.text).toContain('http://localhost:8080/index#reset=');
      const token = tokenIn(mail.text);
      const outcomes = await Promise.all([reset(token), reset(token), reset(token)]);
      expect(outcomes.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
      expect(await isLive(one.sessionId)).toBe(false);
      expect(codeOf(await auth.logIn(one.username, fresh))).toBe('ok');
      expect(JSON.stringify(await auth.pool.query('SELECT * FROM password_reset'))).not.toContain(token);
    });

    it('SPEC-8.5 SEC-S6 SEC-S35.4 gives one response to a right address, a wrong one and an unknown name, without a hash', async () => {
      const email = 'mot.cau.tra.loi@example.vn';
      const one = await member({ email });
      const { PasswordHasher } = await import('../src/hashing/password-hasher.js');
      const hasher = auth.app.get(PasswordHasher, { strict: false });
      const spies = [jest.spyOn(hasher, 'hash'), jest.spyOn(hasher, 'verify')];
      const before = await auth.count('password_reset');
      const answers = [
        await ask(form(one.username, email)),
        await ask(form(one.username, 'another@example.vn')),
        await ask(form('nobody12345', email)),
      ];
      const plain = answers.map(({ status, body }) => ({ status, ...body }));
      expect(plain[1]).toEqual(plain[0]);
      expect(plain[2]).toEqual(plain[0]);
      expect((await auth.count('password_reset')) - before).toBe(3);
      expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
      spies.forEach((spy) => spy.mockRestore());
      expect(auth.sent('email', 'another@example.vn')).toBe(0);
    });

    it('SEC-S10.1 sends a link to a proven address only, with the same response', async () => {
      const email = 'chua.xac.minh@example.vn';
      const one = await member({ email });
      const unproven = await ask(form(one.username, email));
      expect(unproven).toMatchObject({ status: 200, body: { success: true, value: { sent: true } } });
      await auth.proveEmail(one.memberId, email);
      await ask(form(one.username, email));
      await auth.email(email, { saying: '#reset=' });
      expect(auth.sent('email', email)).toBe(1);
    });

    it('SPEC-9.8.1 permits five per name and network, then again after 5 minutes, as it says', async () => {
      const ip = '203.0.113.200';
      const limited = await startAuth({ CAPTCHA: 'off' }, openBrand);
      const taken = jest.spyOn(limited.app.get(RateLimits, { strict: false }), 'take');
      const request = (name: string) =>
        limited.call('POST', '/wps/member/password/email', { username: name, email: 'a@example.vn' }, { ip });
      try {
        const answers: TestAnswer[] = [];
        for (let tries = 0; tries < 6; tries += 1) answers.push(await request('SenVang01'));
        expect(answers.map(codeOf)).toEqual([...Array(5).fill('ok'), 'PASSWORD_RESET_TOO_MANY']);
        expect([answers[5]!.status, answers[5]!.headers.get('retry-after')]).toEqual([429, '300']);
        expect(codeOf(await request('khac99'))).toBe('ok');
        // The window really ends by then: its count is kept no longer.
        const kept = taken.mock.calls.find(([limit]) => limit.name === 'password-reset:name')![0];
        expect(kept).toMatchObject({ max: 5, windowMs: 300_000 });
      } finally {
        await limited.close();
      }
    });

    it('expires after half an hour, and when the next is requested', async () => {
      const email = 'lien.ket@example.vn';
      const one = await member();
      await auth.proveEmail(one.memberId, email);
      await ask(form(one.username, email));
      const first = tokenIn((await auth.email(email)).text);
      await ask(form(one.username, email));
      const second = tokenIn((await auth.email(email, { after: 1 })).text);
      expect(codeOf(await reset(first))).toBe('RESET_LINK_INVALID');
      auth.clock.advance(30 * 60_000);
      expect(codeOf(await reset(second))).toBe('RESET_LINK_INVALID');
      expect(codeOf(await reset('x'.repeat(43)))).toBe('RESET_LINK_INVALID');
    });

    it.each([
      ['no address', 'username=a', 400, 'VALIDATION_FAILED'],
      ['SPEC-8.3 an address that is none', 'username=a&email=b', 422, 'EMAIL_INVALID'],
      ['a field twice', 'username=a&username=b&email=c%40d.vn', 400, 'MALFORMED_REQUEST'],
      ['SEC-S19 an unknown field', 'username=a&email=c%40d.vn&isAdmin=1', 400, 'VALIDATION_FAILED'],
      ['an endless form', `username=a&email=${'x'.repeat(9000)}`, 413, 'PAYLOAD_TOO_LARGE'],
    ])('refuses %s', async (_, body, status, code) => {
      expect(await ask(body)).toMatchObject({ status, body: { code } });
    });

    it('accepts forms on no other route', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await auth.call('POST', '/wps/session/login', 'type=username', { headers });
      expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });
  });

  describe('reset by phone', () => {
    const reset = async (fields: object) =>
      auth.call(
        'POST',
        '/wps/member/password/verification',
        await auth.seal({ newPassword: fresh, countryDialingCode: '84', ...fields }),
      );
    async function codeTo(mobileNum: string) {
      const before = auth.sent('sms', `+84${mobileNum}`);
      await auth.call('POST', '/wps/verification/sms/noLogin', {
        ...{ mobileNum, countryDialingCode: '84', purpose: 'reset' },
      });
      return digits(await auth.sms(`+84${mobileNum}`, before));
    }

    it('SPEC-5.6 SPEC-7.1.17 SPEC-1.4 accepts a code to the number, which then logs in with the new password', async () => {
      const one = await phoneMember();
      const answer = await reset({ mobileNum: one.mobileNum, verificationCode: await codeTo(one.mobileNum) });
      expect(codeOf(answer)).toBe('ok');
      expect(await isLive(one.sessionId)).toBe(false);
      const after = await auth.logIn(one.mobileNum, fresh, { type: '', countryDialingCode: '84' });
      expect((await auth.asMember(after)).memberId).toBe(one.memberId);
    });

    it.each<[string, object, string]>([
      ['no number', { verificationCode: '123456' }, 'PHONE_NUMBER_MISSING'],
      ['no code', { mobileNum: '900000001' }, 'VERIFICATION_CODE_MISSING'],
      [
        'a code that was not sent',
        { mobileNum: '900000001', verificationCode: '123456' },
        'VERIFICATION_CODE_INVALID',
      ],
      ['a weak password', { newPassword: '12345678' }, 'PASSWORD_TOO_WEAK'],
    ])('SPEC-5.6 refuses %s', async (_, fields, code) => {
      expect(codeOf(await reset(fields))).toBe(code);
    });
  });

  it('SPEC-4.3 must be changed when an operator has expired it', async () => {
    const one = await member();
    const path = `/wps/v2/ops/members/${one.memberId}/password-expiry`;
    const support: Principal = { kind: 'operator', operatorId: 'o', roles: ['support'], sessionId: 's' };
    expect((await auth.call('POST', path, undefined, { as: support })).body.value).toEqual({ ended: 1 });
    expect(await isLive(one.sessionId)).toBe(false);
    expect((await auth.logIn(one.username, goodPassword)).body.value).toMatchObject({
      passwordExpired: true,
    });
    const as = await auth.asMember(await auth.logIn(one.username, goodPassword));
    await change(as, { oldPassword: goodPassword });
    expect((await auth.logIn(one.username, fresh)).body.value).toMatchObject({ passwordExpired: false });
    const unknownMember = '/wps/v2/ops/members/01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10/password-expiry';
    expect((await auth.call('POST', unknownMember, undefined, { as: support })).status).toBe(404);
  });
});
