import { pause } from '#libs/testing';
import { PasswordHasher } from '../src/hashing/password-hasher.js';
import { home, startAuth, type AuthTest } from './support/auth-test.js';

/** More than one that runs and two hundred that wait. */
const crowd = 260;

describe('hashes of passwords', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ PASSWORD_HASHES_AT_ONCE: '1', CAPTCHA: 'off' });
  });
  afterAll(() => auth?.close());

  const logIn = async () =>
    auth.call(
      'POST',
      '/wps/session/login',
      await auth.seal({ type: 'username', username: 'khongco88', password: 'Thuyen-Troi-Ngoc-7' }),
      { ip: home },
    );

  it('SEC-S3.1 run in turn up to a bound; beyond it a log-in is refused with a time to wait', async () => {
    const hasher = auth.app.get(PasswordHasher, { strict: false });
    const full = new AbortController();
    const keepFull = async () => {
      while (!full.signal.aborted)
        await hasher.hash('Mot-Bi-Mat-Khac-9').catch(() => pause(1, 'a place becomes free soon'));
    };
    const others = Array.from({ length: crowd }, keepFull);
    const refused = await logIn();
    full.abort();
    await Promise.all(others);
    expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await logIn()).body.code).toBe('AUTH_INVALID_CREDENTIALS');
  });
});
