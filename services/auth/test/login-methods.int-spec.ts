import { createHash } from 'node:crypto';
import { deviceSeen } from '#libs/events';
import type { Principal } from '#libs/auth';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, home, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];
const gateway: Principal = { kind: 'service', name: 'gateway' };
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' };
const settings = { REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };
const brand = {
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

/** A browser: it keeps its cookies, and says what it is. */
class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly auth: AuthTest,
    private readonly ip = home,
    private readonly agent: Record<string, string> = firefox,
  ) {}

  async send(method: string, path: string, body?: unknown, as?: Principal): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const options = { ip: this.ip, headers: this.agent, ...(cookie && { cookie }), ...(as && { as }) };
    const answer = await this.auth.call(method, path, body, options);
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const [name, value] = [pair!.slice(0, pair!.indexOf('=')), pair!.slice(pair!.indexOf('=') + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async logIn(username: string, password = goodPassword, more: object = {}): Promise<TestAnswer> {
    const sliderCaptcha = await this.auth.solvedSlider('login', this.ip);
    const body = await this.auth.seal({ type: 'username', username, password, sliderCaptcha, ...more });
    return this.send('POST', '/wps/session/login', body);
  }

  comeBack(): Promise<TestAnswer> {
    return this.send('POST', '/wps/session/remembered');
  }

  copy(): Browser {
    const other = new Browser(this.auth, '198.51.100.200', this.agent);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}

describe('sign-in methods', () => {
  let auth: AuthTest;
  let next = 900_000_700;

  beforeAll(async () => {
    auth = await startAuth(settings, brand);
  });
  afterAll(() => auth?.close());

  async function phoneMember() {
    const mobileNum = String((next += 1));
    await auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum, ...(await codeWork()) });
    const verificationCode = digits(await auth.sms(`+84${mobileNum}`));
    return {
      mobileNum,
      ...(await auth.asMember(await auth.registerByMobile({ mobileNum, verificationCode }))),
    };
  }
  const isLive = async ({ sessionId }: { sessionId: string }) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: gateway })).status === 200;

  async function work(action: string, ip = home) {
    const { body } = await auth.call('POST', '/wps/captcha/work', { action }, { ip });
    const { id, salt, bits } = body.value as unknown as { id: string; salt: string; bits: number };
    for (let n = 0; ; n++) {
      const nonce = n.toString(36);
      const digest = createHash('sha256')
        .update(salt + nonce)
        .digest();
      if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return { id, nonce, bits };
    }
  }
  async function codeWork() {
    const { bits: _, ...workProof } = await work('code');
    return { workProof };
  }
  async function pastTheImage() {
    const { bits: _, ...captchaWork } = await work('image');
    return { captchaWork };
  }

  describe('by SMS', () => {
    const bySms = async (fields: object) =>
      auth.call(
        'POST',
        '/wps/session/login',
        await auth.seal({ type: 'sms', countryDialingCode: '84', ...fields }),
      );
    async function codeTo(mobileNum: string) {
      const before = auth.sent('sms', `+84${mobileNum}`);
      await auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum, ...(await codeWork()) });
      return digits(await auth.sms(`+84${mobileNum}`, before));
    }

    it('SPEC-2.3 SPEC-4.3 SPEC-1.2 SPEC-7.1.1 SPEC-7.1.2 opens a session by number and code, without captcha and password', async () => {
      const one = await phoneMember();
      const answer = await bySms({ mobileNum: one.mobileNum, verificationCode: await codeTo(one.mobileNum) });
      expect(answer.body.value).toMatchObject({ type: 0, firstTimeLogin: true, forcePasswordChange: false });
      expect((await auth.asMember(answer)).memberId).toBe(one.memberId);
    });

    it('SEC-S6 SEC-S9.1 gives one response, after the same hash, for a wrong code and for an unknown number', async () => {
      const { PasswordHasher } = await import('../src/hashing/password-hasher.js');
      const { jest } = await import('@jest/globals');
      const one = await phoneMember();
      const code = await codeTo(one.mobileNum);
      const wrong = code === '000000' ? '111111' : '000000';
      const verify = jest.spyOn(auth.app.get(PasswordHasher, { strict: false }), 'verify');
      const answers = [
        await bySms({ mobileNum: one.mobileNum, verificationCode: wrong }),
        await bySms({ mobileNum: '900999999', verificationCode: wrong }),
      ];
      expect(verify).toHaveBeenCalledTimes(2);
      verify.mockRestore();
      const plain = answers.map(({ status, body }) => ({ status, ...body, requestId: '' }));
      expect(plain[0]).toEqual(plain[1]);
      expect(plain[0]).toMatchObject({ status: 422, code: 'VERIFICATION_CODE_INVALID' });
    });

    it('SPEC-6.5 SPEC-8.17 refuses a member at the agent login', async () => {
      const one = await phoneMember();
      const verificationCode = await codeTo(one.mobileNum);
      const answer = await bySms({ mobileNum: one.mobileNum, verificationCode, as: 'agent' });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'NOT_AN_AGENT']);
    });

    it('SEC-S5.2 sends no code before the browser has done its work, once for each', async () => {
      const path = '/wps/verification/sms/noLogin';
      const [mobileNum, done] = [(await phoneMember()).mobileNum, await codeWork()];
      const before = auth.sent('sms');
      expect(codeOf(await auth.call('POST', path, { mobileNum }))).toBe('CAPTCHA_CHECK_FAILED');
      expect(codeOf(await auth.call('POST', path, { mobileNum, ...done }))).toBe('ok');
      expect(codeOf(await auth.call('POST', path, { mobileNum, ...done }))).toBe('CAPTCHA_CHECK_FAILED');
      await auth.sms(`+84${mobileNum}`, 1);
      expect(auth.sent('sms')).toBe(before + 1);
    });

    it('SPEC-5.3 requires a number and a code', async () => {
      expect(codeOf(await bySms({}))).toBe('PHONE_NUMBER_MISSING');
      expect(codeOf(await bySms({ mobileNum: '900000001' }))).toBe('VERIFICATION_CODE_MISSING');
    });
  });

  it('SPEC-7.1.17 needs no captcha once after a reset by phone, from the same address', async () => {
    const one = await phoneMember();
    const request = { mobileNum: one.mobileNum, purpose: 'reset', ...(await codeWork()) };
    await auth.call('POST', '/wps/verification/sms/noLogin', request);
    const verificationCode = digits(await auth.sms(`+84${one.mobileNum}`, 1));
    const body = await auth.seal({ newPassword: goodPassword, mobileNum: one.mobileNum, verificationCode });
    await auth.call('POST', '/wps/member/password/verification', body);
    const logIn = async (ip?: string) => {
      const fields = { type: '', username: one.mobileNum, password: goodPassword };
      return codeOf(await auth.call('POST', '/wps/session/login', await auth.seal(fields), ip ? { ip } : {}));
    };
    expect(await logIn('198.51.100.9')).toBe('SLIDER_CAPTCHA_REQUIRED');
    expect(await logIn()).toBe('ok');
    expect(await logIn()).toBe('SLIDER_CAPTCHA_REQUIRED');
  });

  describe('by proof of work', () => {
    const logIn = async (more: object, username = 'camdo2026') =>
      codeOf(
        await auth.call(
          'POST',
          '/wps/session/login',
          await auth.seal({ type: 'username', username, password: goodPassword, ...more }),
        ),
      );

    it('SEC-S5 accepts a proof of work in place of the slider: once, from its address, for its action', async () => {
      await auth.register({ username: 'camdo2026' });
      const { id, nonce } = await work('login');
      expect(await logIn({ workProof: { id, nonce } })).toBe('ok');
      expect(await logIn({ workProof: { id, nonce } })).toBe('CAPTCHA_CHECK_FAILED');
      const { bits: _, ...theirs } = await work('login', '198.51.100.20');
      expect(await logIn({ workProof: theirs })).toBe('CAPTCHA_CHECK_FAILED');
      const { bits: __, ...other } = await work('register');
      expect(await logIn({ workProof: other })).toBe('CAPTCHA_CHECK_FAILED');
      const { id: unworked } = (await auth.call('POST', '/wps/captcha/work', { action: 'login' })).body
        .value as unknown as { id: string };
      expect(await logIn({ workProof: { id: unworked, nonce: 'zzz' } })).toBe('CAPTCHA_CHECK_FAILED');
    });

    it('SEC-S5 costs four times as much in place of the picture after failures', async () => {
      await auth.register({ username: 'camdo2027' });
      for (let n = 0; n < 3; n++) await auth.logIn('camdo2027', 'wrong');
      const { bits: ofLogin, ...workProof } = await work('login');
      expect(await logIn({ workProof }, 'camdo2027')).toBe('CAPTCHA_REQUIRED');
      const { bits: _, ...again } = await work('login');
      const { bits: ofImage, ...captchaWork } = await work('image');
      expect(ofImage - ofLogin).toBe(2);
      expect(await logIn({ workProof: again, captchaWork }, 'camdo2027')).toBe('ok');
    });
  });

  describe('of a remembered browser', () => {
    const minutes = 60_000;
    async function remembered(username: string) {
      await auth.register({ username });
      const browser = new Browser(auth);
      const first = await browser.logIn(username, goodPassword, { remember: true });
      return { browser, first: await auth.asMember(first), answer: first };
    }

    it('SPEC-4.3 SPEC-9.11 SPEC-3.2 logs in for a day by a cookie that no script can read and whose secret is not stored', async () => {
      const { browser, answer } = await remembered('ghinho01');
      const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-remember='))!;
      expect(line).toMatch(/Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      const before = browser.cookies.get('__Host-remember')!;
      auth.clock.advance(60 * minutes);
      const back = await browser.comeBack();
      expect(back.body.value).toMatchObject({ type: 0, token: expect.any(String) });
      expect(browser.cookies.get('__Host-remember')).not.toBe(before);
      const stored = JSON.stringify(await auth.pool.query('SELECT * FROM remembered_device'));
      expect(stored).not.toContain(before.split('.')[1]);
      auth.clock.advance(23 * 60 * minutes);
      expect(codeOf(await browser.comeBack())).toBe('REMEMBER_ENDED');
    });

    it('is remembered only when requested', async () => {
      await auth.register({ username: 'ghinho02' });
      const browser = new Browser(auth);
      await browser.logIn('ghinho02');
      expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
      expect(await browser.comeBack()).toMatchObject({ status: 401, body: { code: 'REMEMBER_ENDED' } });
    });

    it('SEC-S12.1 ends with all its sessions when a used token comes again', async () => {
      const { browser, first } = await remembered('ghinho03');
      const thief = browser.copy();
      auth.clock.advance(minutes);
      const back = await auth.asMember(await browser.comeBack());
      auth.clock.advance(minutes);
      expect(codeOf(await thief.comeBack())).toBe('REMEMBER_ENDED');
      expect([await isLive(back), await isLive(first)]).toEqual([false, false]);
      expect(codeOf(await browser.comeBack())).toBe('REMEMBER_ENDED');
    });

    it('SEC-S12.1 ends when its token comes with a wrong secret or from another browser', async () => {
      const { browser } = await remembered('ghinho04');
      const [selector] = browser.cookies.get('__Host-remember')!.split('.');
      const guess = browser.copy();
      guess.cookies.set('__Host-remember', `${selector}.${'x'.repeat(32)}`);
      expect(codeOf(await guess.comeBack())).toBe('REMEMBER_ENDED');
      expect(codeOf(await browser.comeBack())).toBe('REMEMBER_ENDED');
      const { browser: second } = await remembered('ghinho05');
      const elsewhere = second.copy();
      elsewhere.cookies.delete('__Host-device');
      expect(codeOf(await elsewhere.comeBack())).toBe('REMEMBER_ENDED');
    });

    it('accepts one of two windows that open at once, without ending', async () => {
      const { browser } = await remembered('ghinho06');
      const window = browser.copy();
      const answers = await Promise.all([browser.comeBack(), window.comeBack()]);
      expect(answers.map(codeOf).sort()).toEqual(['REMEMBER_USED', 'ok'].sort());
      const winner = codeOf(answers[0]) === 'ok' ? browser : window;
      expect(codeOf(await winner.comeBack())).toBe('ok');
    });

    it('SEC-S13 ends with the logout', async () => {
      const { browser, first } = await remembered('ghinho07');
      const old = browser.copy();
      await browser.send('DELETE', '/wps/session/logout', undefined, first);
      expect(browser.cookies.has('__Host-remember')).toBe(false);
      expect(codeOf(await old.comeBack())).toBe('REMEMBER_ENDED');
    });
  });

  describe('are shown to their owner', () => {
    it('REG-G5 SPEC-4.3 in a history with address, device and method', async () => {
      const registered = await auth.register({ username: 'lichsu01' }, '192.0.2.90');
      auth.clock.advance(1000);
      const as = await auth.asMember(await new Browser(auth, '192.0.2.91').logIn('lichsu01'));
      const { value } = (await auth.call('GET', '/wps/v2/login-history?pageSize=1', undefined, { as })).body;
      expect(value).toMatchObject({
        pageNum: 1,
        totalPages: 2,
        totalCount: 2,
        list: [{ method: 'password', device: 'Firefox, Linux', ip: '192.0.2.91', newDevice: true }],
      });
      const rows = JSON.stringify(await auth.pool.query('SELECT * FROM login_record, session'));
      expect(rows).not.toContain('192.0.2.9');
      const stranger = await auth.asMember(await auth.register());
      const theirs = await auth.call('GET', '/wps/v2/login-history', undefined, { as: stranger });
      expect(theirs.body.value).toMatchObject({ totalCount: 1 });
      expect(registered.status).toBe(200);
    });

    it('SEC-S14 as open sessions that can be ended one by one or all others together', async () => {
      const here = await auth.asMember(await auth.register({ username: 'phienmo01' }));
      const there = await auth.asMember(await new Browser(auth).logIn('phienmo01'));
      const third = await auth.asMember(await new Browser(auth).logIn('phienmo01'));
      const list = async () => {
        const { body } = await auth.call('GET', '/wps/v2/sessions', undefined, { as: here });
        return (body.value as unknown as { list: { id: string; current: boolean; device: string }[] }).list;
      };
      expect((await list()).map(({ current }) => current).sort()).toEqual([false, false, true]);
      const other = (await list()).find(({ current, device }) => !current && device === 'Firefox, Linux')!;
      const end = (id: string, as: Principal = here) =>
        auth.call('DELETE', `/wps/v2/sessions/${id}`, undefined, { as });
      const stranger = await auth.asMember(await auth.register());
      expect((await end(other.id, stranger)).status).toBe(404);
      expect((await end(other.id)).body.value).toEqual({ ended: 1 });
      expect([await isLive(there), await isLive(third)].sort()).toEqual([false, true]);
      const others = await auth.call('DELETE', '/wps/v2/sessions/others', undefined, { as: here });
      expect(others.body.value).toEqual({ ended: 1 });
      expect((await list()).map(({ current }) => current)).toEqual([true]);
      expect(await isLive(here)).toBe(true);
    });

    it('SEC-S8 with a notice by e-mail and event when the device is new, and none for the first or a known one', async () => {
      const email = 'thiet.bi@example.vn';
      const { memberId } = await auth.asMember(await auth.register({ username: 'thietbi01', email }));
      const known = new Browser(auth);
      await known.logIn('thietbi01');
      expect(await auth.publishedEvent(deviceSeen.type, memberId)).toMatchObject({
        device: 'Firefox, Linux',
      });
      expect(await auth.email(email, { saying: 'Firefox, Linux' })).toMatchObject({ to: email });
      await known.logIn('thietbi01');
      expect(auth.sent('email', email)).toBe(1);
      expect(
        auth.published.filter(({ type, key }) => type === deviceSeen.type && key === memberId),
      ).toHaveLength(1);
    });
  });

  it('SEC-S5 throttle a known browser separately from others in its network', async () => {
    await auth.register({ username: 'hangxom01' });
    const own = new Browser(auth);
    await own.logIn('hangxom01');
    for (let n = 0; n < 7; n++) await auth.logIn('hangxom01', 'wrong', n < 3 ? {} : await pastTheImage());
    const beside = await new Browser(auth).logIn('hangxom01', goodPassword, await pastTheImage());
    expect(codeOf(beside)).toBe('LOGIN_DELAYED');
    expect(codeOf(await own.logIn('hangxom01', goodPassword, await pastTheImage()))).toBe('ok');
  });
});
