import { SessionStore, type Principal } from '#libs/auth';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const gateway: Principal = { kind: 'service', name: 'gateway' };
const fresh = 'Nắng vàng tháng 9';

/** What the gateway refuses such a session is proven there; here, that every copy of it says so, and stops saying so. */
describe('SPEC-4.8 a session whose password must be changed first', () => {
  let auth: AuthTest;
  let store: SessionStore;
  let people = 0;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    store = new SessionStore(auth.cache);
  });
  afterAll(() => auth?.close());

  /** Somebody else gave the password. */
  async function newcomer() {
    const username = `first${1000 + (people += 1)}`;
    const { memberId } = await auth.asMember(await auth.register({ username }));
    await auth.pool.query('UPDATE account SET password_initial = true WHERE id = $1', [memberId]);
    return { username, memberId };
  }
  const live = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: gateway })).body.value;
  const change = async (as: Principal) =>
    auth.call(
      'POST',
      '/wps/member/password',
      await auth.seal({ newPassword: fresh, confirmNewPassword: fresh }),
      { as },
    );

  it('is marked in cache and database, and so are its successors', async () => {
    const { username } = await newcomer();
    const answer = await auth.logIn(username, goodPassword);
    expect(answer.body.value).toMatchObject({ firstTimeLogin: true, forcePasswordChange: true });
    const { sessionId } = await auth.asMember(answer);
    expect(await store.find(sessionId)).toMatchObject({ passwordDue: true });
    expect(await live(sessionId)).toMatchObject({ passwordDue: true });
    const renewal = await auth.call('POST', `/internal/sessions/${sessionId}/renewal`, undefined, {
      as: gateway,
    });
    const renewed = await auth.asMember(renewal);
    expect(renewed.sessionId).not.toBe(sessionId);
    expect(await store.find(renewed.sessionId)).toMatchObject({ passwordDue: true });
  });

  it('is unrestricted when the password is changed, as is the next login', async () => {
    const { username } = await newcomer();
    const member = await auth.asMember(await auth.logIn(username, goodPassword));
    expect((await change(member)).status).toBe(200);
    expect(await store.find(member.sessionId)).toBeUndefined();
    expect(await live(member.sessionId)).not.toHaveProperty('passwordDue');
    expect(await store.find(member.sessionId)).not.toHaveProperty('passwordDue');
    const next = await auth.asMember(await auth.logIn(username, fresh));
    expect(await store.find(next.sessionId)).not.toHaveProperty('passwordDue');
  });

  it('restricts a remembered login as well', async () => {
    const { username, memberId } = await newcomer();
    const first = await auth.logIn(username, goodPassword, { remember: true });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const back = await auth.call('POST', '/wps/session/remembered', undefined, { cookie });
    expect(back.body.value).toMatchObject({ forcePasswordChange: true });
    const { sessionId } = await auth.asMember(back);
    expect(await store.find(sessionId)).toMatchObject({ subject: memberId, passwordDue: true });
  });

  it('is not restricted when the password is the member’s own', async () => {
    const answer = await auth.register({ username: 'own1234567' });
    const { sessionId } = await auth.asMember(answer);
    expect(await live(sessionId)).not.toHaveProperty('passwordDue');
  });
});
