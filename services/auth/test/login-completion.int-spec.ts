import { jest } from '@jest/globals';
import type { Principal } from '#libs/auth';
import { sessionOpened } from '#libs/events';
import { eventually } from '#libs/testing';
import { LoginRepository } from '../src/login/login.repository.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const asGateway: Principal = { kind: 'service', name: 'gateway' };
const asMember: Principal = { kind: 'service', name: 'member' };
let people = 0;

describe('login completion', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000', REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => auth?.close());
  afterEach(() => jest.restoreAllMocks());

  /** A member who logs in with the browser of the registration. */
  async function person() {
    const username = `sen${(people += 1)}x${Date.now() % 100_000}`;
    const registered = await auth.register({ username });
    const { memberId } = registered.body.value as unknown as { memberId: string };
    const cookie = /__Host-device=[\w-]+/.exec(String(registered.headers.getSetCookie()))![0];
    const logIn = async () => {
      const body = await auth.seal({ type: 'username', username, password: goodPassword });
      return auth.call('POST', '/wps/session/login', body, { cookie });
    };
    return { username, memberId, logIn };
  }
  const rowsOf = async (table: string, memberId: string) => {
    const [row] = await auth.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE member_id = $1`, [
      memberId,
    ]);
    return row.n as number;
  };
  const isLive = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: asGateway })).status === 200;
  const cachedSessions = () => {
    const ids: string[] = [];
    const set = auth.cache.set.bind(auth.cache);
    jest.spyOn(auth.cache, 'set').mockImplementation((key, ...rest) => {
      if (key.startsWith('session:')) ids.push(key);
      return set(key, ...rest);
    });
    return ids;
  };

  it('opens the session, writes the history and publishes the event', async () => {
    const { memberId, logIn } = await person();
    const answer = await logIn();
    const { sessionId } = await auth.asMember(answer);
    expect(answer.body.value).toMatchObject({ type: 0, firstTimeLogin: false, forcePasswordChange: false });
    expect(await isLive(sessionId)).toBe(true);
    expect(await auth.cache.get(`session:${sessionId}`)).not.toBeNull();
    expect(await rowsOf('login_record', memberId)).toBe(2);
    expect(await rowsOf('known_device', memberId)).toBe(1);
    expect(await auth.publishedEvent(sessionOpened.type, memberId)).toMatchObject({
      memberId,
      accountType: 0,
    });
    expect((await logIn()).body.value).toMatchObject({ lastLoginAt: auth.clock.now().toISOString() });
  });

  it('caches the session before the commit', async () => {
    const { logIn } = await person();
    const cached = cachedSessions();
    const logins = auth.app.get(LoginRepository, { strict: false });
    const write = logins.write.bind(logins);
    let atWrite: string | null = null;
    jest.spyOn(logins, 'write').mockImplementation(async (tx, session, ...rest) => {
      atWrite = await auth.cache.get(`session:${session.id}`);
      return write(tx, session, ...rest);
    });
    expect((await logIn()).status).toBe(200);
    expect(atWrite).not.toBeNull();
    expect(cached).toHaveLength(1);
  });

  it('drops the cached copy when the session is refused or cannot be written', async () => {
    const { memberId, logIn } = await person();
    const cached = cachedSessions();
    const write = jest.spyOn(auth.app.get(LoginRepository, { strict: false }), 'write');
    write.mockRejectedValueOnce(new Error('the connection was lost'));
    expect((await logIn()).status).toBe(500);
    await auth.call('PUT', `/internal/exclusions/${memberId}`, {}, { as: asMember });
    expect((await logIn()).body.code).toBe('SELF_EXCLUDED');
    expect(cached).toHaveLength(2);
    for (const key of cached) expect(await auth.cache.get(key)).toBeNull();
  });

  it('REG-G18 REG-G13 ends the session with the time that the member allows themselves', async () => {
    const limited = await person();
    const limits = [{ period: 'day', minutes: 30 }];
    await auth.call('PUT', `/internal/session-limits/${limited.memberId}`, { limits }, { as: asMember });
    const { sessionId } = await auth.asMember(await limited.logIn());
    const end = auth.clock.now().getTime() + 30 * 60_000;
    const [session] = await auth.pool.query('SELECT expires_at FROM session WHERE id = $1', [sessionId]);
    expect(session.expires_at.getTime()).toBeLessThanOrEqual(end);
    const cached = JSON.parse((await auth.cache.get(`session:${sessionId}`))!) as { expiresAt: number };
    expect(cached.expiresAt).toBeLessThanOrEqual(end);
    await auth.call('PUT', `/internal/session-limits/${limited.memberId}`, { limits: [] }, { as: asMember });
    expect((await limited.logIn()).status).toBe(200);
  });

  it('SEC-S8 requires the second factor when the browser is known', async () => {
    const { memberId, logIn } = await person();
    await auth.pool.query(
      `INSERT INTO authenticator (subject_id, secret_sealed, created_at, confirmed_at) VALUES ($1, '', now(), now())`,
      [memberId],
    );
    expect((await logIn()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await rowsOf('login_record', memberId)).toBe(1);
  });

  it('REG-G18 refuses when an exclusion is written at the same time', async () => {
    const { memberId, logIn } = await person();
    const exclusion = auth.pool.connection();
    await exclusion.startTransaction();
    await exclusion.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [memberId]);
    const login = logIn();
    await waitingForLock();
    await exclusion.query(
      `INSERT INTO account_exclusion (member_id, excluded_until, set_at) VALUES ($1, 'infinity', now())`,
      [memberId],
    );
    await exclusion.commitTransaction();
    await exclusion.release();
    expect((await login).body.code).toBe('SELF_EXCLUDED');
    expect(await rowsOf('login_record', memberId)).toBe(1);
  });

  it('SEC-S8 refuses a password that is changed while it is compared', async () => {
    const { memberId, logIn } = await person();
    const change = auth.pool.connection();
    await change.startTransaction();
    await change.query(`UPDATE account SET password_hash = password_hash || 'x' WHERE id = $1`, [memberId]);
    const login = logIn();
    await waitingForLock();
    await change.commitTransaction();
    await change.release();
    expect((await login).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect(await rowsOf('login_record', memberId)).toBe(1);
  });

  it('SPEC-7.1.1 logs each member in to their own account when many log in at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, person));
    const answers = await Promise.all(people.map(({ logIn }) => logIn()));
    const members = await Promise.all(answers.map((answer) => auth.asMember(answer)));
    expect(members.map(({ memberId }) => memberId)).toEqual(people.map(({ memberId }) => memberId));
  });

  async function waitingForLock(): Promise<void> {
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await auth.pool.query(waiting))[0].n > 0, {
      what: 'the login reaches the lock',
    });
  }
});
