import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { PasswordHasher } from '../src/hashing/password-hasher.js';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, home, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const elsewhere = '198.51.100.77';

describe('login', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ REGISTRATIONS_PER_HOUR: '1000', RATE_LIMITS: '10' });
    for (const username of ['lan1990', 'minh1985', 'hung1991', 'hoa1992', 'tam1993'])
      await auth.register({ username });
  });
  afterAll(() => auth?.close());

  /** The picture's text is nowhere to be read, so the test puts one of its own behind the same port. */
  async function solvedImage(ip = home) {
    const { body } = await auth.call('GET', '/wps/captcha', undefined, { ip });
    const { id } = body.value as unknown as { id: string };
    const digest = createHash('sha256').update(`${id}|${ip}|h7kp`).digest('base64url');
    await auth.cache.set(`captcha:image:${id}`, digest, 60_000);
    return { id, text: 'H7kp ' };
  }

  it('SPEC-8.2 SEC-S6 gives one response to an unknown user and to a wrong password, after the same work', async () => {
    const hashes = jest.spyOn(auth.app.get(PasswordHasher, { strict: false }), 'verify');
    const tried = (username: string) => auth.logIn(username, 'wrong password', {}, '192.0.2.5');
    const unknown = await tried('nobody99');
    expect(hashes).toHaveBeenCalledTimes(1);
    const wrong = await tried('lan1990');
    expect(hashes).toHaveBeenCalledTimes(2);
    hashes.mockRestore();
    const plain = ({ body, status }: TestAnswer) => ({ status, ...body, requestId: '' });
    expect(plain(unknown)).toEqual(plain(wrong));
    expect(unknown).toMatchObject({
      status: 401,
      body: { code: 'AUTH_INVALID_CREDENTIALS', value: { captcha: false } },
    });
  });

  it('REG-G7 SPEC-3.3 requires the image captcha after three failures, from this network only', async () => {
    const tries = [];
    for (let n = 0; n < 3; n++) tries.push((await auth.logIn('minh1985', 'wrong')).body.value);
    expect(tries).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    const without = await auth.logIn('minh1985', goodPassword);
    expect([without.status, codeOf(without), without.body.value]).toEqual([
      422,
      'CAPTCHA_REQUIRED',
      { captcha: true },
    ]);
    expect(codeOf(await auth.logIn('minh1985', goodPassword, {}, elsewhere))).toBe('ok');
  });

  it('SEC-S5 accepts the right password with the captcha, and clears the failures', async () => {
    for (let n = 0; n < 3; n++) await auth.logIn('hung1991', 'wrong');
    const image = await solvedImage();
    expect(codeOf(await auth.logIn('hung1991', goodPassword, { captcha: image }))).toBe('ok');
    expect(codeOf(await auth.logIn('hung1991', goodPassword))).toBe('ok');
  });

  it('SPEC-7.1.13 shows a picture, as a PNG in base64', async () => {
    const { status, body } = await auth.call('GET', '/wps/captcha');
    expect(status).toBe(200);
    const { image } = body.value as unknown as { image: string };
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ format: 'png' });
  });

  it('accepts each picture once, from its address, with the right text only', async () => {
    for (let n = 0; n < 3; n++) await auth.logIn('hoa1992', 'wrong');
    const image = await solvedImage();
    expect(codeOf(await auth.logIn('hoa1992', 'wrong', { captcha: image }))).toBe('AUTH_INVALID_CREDENTIALS');
    expect(codeOf(await auth.logIn('hoa1992', goodPassword, { captcha: image }))).toBe('CAPTCHA_WRONG');
    const theirs = await solvedImage(elsewhere);
    expect(codeOf(await auth.logIn('hoa1992', goodPassword, { captcha: theirs }))).toBe('CAPTCHA_WRONG');
  });

  it('SEC-S5 increases the delay without locking the owner out elsewhere', async () => {
    const failures: (string | undefined)[] = [];
    for (let n = 1; n <= 7; n++) {
      const captcha = n > 3 ? await solvedImage() : undefined;
      failures.push(codeOf(await auth.logIn('tam1993', 'wrong', captcha && { captcha })));
    }
    expect(failures).toEqual([...Array<string>(6).fill('AUTH_INVALID_CREDENTIALS'), 'LOGIN_DELAYED']);
    const refused = await auth.logIn('tam1993', goodPassword, { captcha: await solvedImage() });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    expect(codeOf(await auth.logIn('tam1993', goodPassword, {}, elsewhere))).toBe('ok');
  });

  it('SEC-S5 limits concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const captcha = await solvedImage('100.64.7.99');
        return auth.logIn('nobody77', 'wrong', { captcha }, '100.64.7.99');
      }),
    );
    const heard = answers.map(codeOf).filter((code) => code === 'AUTH_INVALID_CREDENTIALS');
    expect(heard.length).toBeLessThanOrEqual(12);
  });

  it('SPEC-6.5 refuses a member at the agent login, after the right password only', async () => {
    const ip = '192.0.2.40';
    const as = { as: 'agent' };
    expect(codeOf(await auth.logIn('lan1990', 'wrong', as, ip))).toBe('AUTH_INVALID_CREDENTIALS');
    expect(codeOf(await auth.logIn('nobody99', goodPassword, as, ip))).toBe('AUTH_INVALID_CREDENTIALS');
    const refused = await auth.logIn('lan1990', goodPassword, as, ip);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'NOT_AN_AGENT', message: 'Không phải đại lý, không thể đăng nhập.' },
    });
    await auth.pool.query(`UPDATE account SET type = 1 WHERE username = 'lan1990'`);
    expect((await auth.logIn('lan1990', goodPassword, as, ip)).body.value).toMatchObject({ type: 1 });
  });

  it('refuses a login by SMS when it is switched off', async () => {
    const body = await auth.seal({
      type: 'sms',
      mobileNum: '901234567',
      verificationCode: '123456',
      countryDialingCode: '84',
    });
    expect(await auth.call('POST', '/wps/session/login', body)).toMatchObject({
      status: 422,
      body: { code: 'SMS_LOGIN_UNAVAILABLE' },
    });
  });

  it('SEC-S3 replaces a hash of weaker parameters by one of today’s', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(goodPassword.normalize('NFC'), { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await auth.pool.query(`UPDATE account SET password_hash = $1 WHERE username = 'lan1990'`, [weak]);
    expect(codeOf(await auth.logIn('lan1990', goodPassword, {}, '192.0.2.41'))).toBe('ok');
    const [row] = await auth.pool.query(`SELECT password_hash FROM account WHERE username = 'lan1990'`);
    expect(row.password_hash).toContain('$m=19456,t=2,p=1$');
    expect(codeOf(await auth.logIn('lan1990', goodPassword, {}, '192.0.2.41'))).toBe('ok');
  });

  describe('the slider captcha', () => {
    const ip = '192.0.2.60';
    const withSlider = (sliderCaptcha: unknown) => auth.logIn('lan1990', goodPassword, { sliderCaptcha }, ip);

    it('shows a gap and its piece without the solution', async () => {
      const { body, text } = await auth.call('POST', '/wps/captcha/slider', { action: 'login' }, { ip });
      const picture = body.value as unknown as { id: string; background: string; piece: string; y: number };
      const [background, piece] = await Promise.all(
        [picture.background, picture.piece].map((url) =>
          sharp(Buffer.from(url.split(',')[1]!, 'base64')).metadata(),
        ),
      );
      expect([background!.width, background!.height, piece!.width, piece!.height]).toEqual([
        320, 160, 48, 48,
      ]);
      expect(Object.keys(picture).sort()).toEqual([
        'background',
        'height',
        'id',
        'piece',
        'pieceWidth',
        'width',
        'y',
      ]);
      const { x } = JSON.parse((await auth.cache.get(`captcha:slider:${picture.id}`))!) as { x: number };
      expect(text.replaceAll(/base64,[^"]+/g, '')).not.toMatch(new RegExp(`[^0-9a-f]${x}[^0-9a-f]`));
    });

    it('SEC-S5 is accepted once, within six pixels, from its address, for its action', async () => {
      const near = await auth.solvedSlider('login', ip);
      expect(codeOf(await withSlider({ ...near, x: near.x + 6 }))).toBe('ok');
      expect(codeOf(await withSlider({ ...near, x: near.x }))).toBe('SLIDER_CAPTCHA_WRONG');
      const far = await auth.solvedSlider('login', ip);
      expect(codeOf(await withSlider({ ...far, x: far.x - 7 }))).toBe('SLIDER_CAPTCHA_WRONG');
      expect(codeOf(await withSlider(far))).toBe('SLIDER_CAPTCHA_WRONG');
      expect(codeOf(await withSlider(await auth.solvedSlider('register', ip)))).toBe('SLIDER_CAPTCHA_WRONG');
      expect(codeOf(await withSlider(await auth.solvedSlider('login', elsewhere)))).toBe(
        'SLIDER_CAPTCHA_WRONG',
      );
      expect(codeOf(await withSlider(undefined))).toBe('SLIDER_CAPTCHA_REQUIRED');
      expect(codeOf(await withSlider({ id: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10', x: 100 }))).toBe(
        'SLIDER_CAPTCHA_WRONG',
      );
      expect(codeOf(await withSlider({ solved: true }))).toBe('VALIDATION_FAILED');
    });

    it('is accepted for one of several concurrent requests', async () => {
      const answer = await auth.solvedSlider('login', ip);
      const codes = (await Promise.all(Array.from({ length: 8 }, () => withSlider(answer)))).map(codeOf);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    });

    it('expires after two minutes', async () => {
      const kept: (number | undefined)[] = [];
      const set = auth.cache.set.bind(auth.cache);
      const spy = jest.spyOn(auth.cache, 'set').mockImplementation((key, value, ttl) => {
        if (key.startsWith('captcha:')) kept.push(ttl);
        return set(key, value, ttl);
      });
      await auth.call('POST', '/wps/captcha/slider', { action: 'login' }, { ip });
      await auth.call('GET', '/wps/captcha', undefined, { ip });
      spy.mockRestore();
      expect(kept).toEqual([120_000, 120_000]);
    });

    it('ignores an address that the gateway has not asserted', async () => {
      const answer = await fetch(`${auth.url}/wps/captcha/slider`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-lotus-client-ip': ip },
        body: JSON.stringify({ action: 'login' }),
      });
      const { value } = (await answer.json()) as { value: { id: string } };
      const { ip: kept } = JSON.parse((await auth.cache.get(`captcha:slider:${value.id}`))!) as {
        ip: string;
      };
      expect(kept).toBe('127.0.0.1');
    });
  });
});
