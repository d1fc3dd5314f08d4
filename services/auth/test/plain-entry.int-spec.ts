import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sessionOpened } from '#libs/events';
import type { Principal } from '#libs/auth';
import { Accounts } from '../src/account/accounts.service.js';
import { EntryRepository } from '../src/session/entry.repository.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const asGateway: Principal = { kind: 'service', name: 'gateway' };
const asMember: Principal = { kind: 'service', name: 'member' };
let people = 0;

describe('a login from a known browser, with which nothing is the matter', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000', REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => auth.close());
  afterEach(() => jest.restoreAllMocks());

  /** Somebody who comes back with the browser of the registration. */
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
  const rowsOf = async (table: string, memberId: string, column = 'member_id') => {
    const [row] = await auth.dataSource.query(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${column} = $1`,
      [memberId],
    );
    return row.n as number;
  };
  const wayOf = () => jest.spyOn(auth.app.get(Accounts, { strict: false }), 'logIn');
  const isLive = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: asGateway })).status === 200;

  it('opens the session, keeps the history and tells the others, by the short way', async () => {
    const { memberId, logIn } = await person();
    const longWay = wayOf();
    const answer = await logIn();
    const { sessionId } = await auth.asMember(answer);
    expect(longWay).not.toHaveBeenCalled();
    expect(answer.body.value).toMatchObject({ type: 0, firstTimeLogin: false, forcePasswordChange: false });
    expect(await isLive(sessionId)).toBe(true);
    expect(await auth.cache.get(`session:${sessionId}`)).not.toBeNull();
    expect(await rowsOf('login_record', memberId)).toBe(2);
    expect(await rowsOf('known_device', memberId)).toBe(1);
    expect(await auth.heard(sessionOpened.type, memberId)).toMatchObject({ memberId, accountType: 0 });
    expect((await logIn()).body.value).toMatchObject({ lastLoginAt: auth.clock.now().toISOString() });
  });

  it('leaves no hot copy of a session that did not come into being', async () => {
    const { memberId, logIn } = await person();
    await auth.call('PUT', `/internal/exclusions/${memberId}`, {}, { as: asMember });
    const entering = jest.spyOn(auth.app.get(EntryRepository, { strict: false }), 'enterPlainly');
    expect((await logIn()).body.code).toBe('SELF_EXCLUDED');
    expect(await auth.cache.get(`session:${entering.mock.calls[0]![0].id}`)).toBeNull();
    entering.mockRejectedValueOnce(new Error('the connection was lost'));
    expect((await logIn()).status).toBe(500);
    expect(await auth.cache.get(`session:${entering.mock.calls[1]![0].id}`)).toBeNull();
  });

  it('REG-G18 REG-G13 takes the long way where the member is excluded or has a limit to the time of sessions', async () => {
    const limited = await person();
    const limits = [{ period: 'day', minutes: 30 }];
    await auth.call('PUT', `/internal/session-limits/${limited.memberId}`, { limits }, { as: asMember });
    const longWay = wayOf();
    const { sessionId } = await auth.asMember(await limited.logIn());
    expect(longWay).toHaveBeenCalledTimes(1);
    const [session] = await auth.dataSource.query('SELECT expires_at FROM session WHERE id = $1', [
      sessionId,
    ]);
    expect(session.expires_at.getTime()).toBeLessThanOrEqual(auth.clock.now().getTime() + 30 * 60_000);
    await auth.call('PUT', `/internal/session-limits/${limited.memberId}`, { limits: [] }, { as: asMember });
    expect((await limited.logIn()).status).toBe(200);
    expect(longWay).toHaveBeenCalledTimes(1);
  });

  it('SEC-S8 asks for the second factor from there as well', async () => {
    const { memberId, logIn } = await person();
    await auth.dataSource.query(
      `INSERT INTO authenticator (subject_id, secret_sealed, created_at, confirmed_at) VALUES ($1, '', now(), now())`,
      [memberId],
    );
    expect((await logIn()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await rowsOf('login_record', memberId)).toBe(1);
  });

  it('REG-G18 does not slip in beside an exclusion that is being written', async () => {
    const { memberId, logIn } = await person();
    const exclusion = auth.dataSource.createQueryRunner();
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

  it('SEC-S8 does not let in by a password that was changed while it was compared', async () => {
    const { memberId, logIn } = await person();
    const change = auth.dataSource.createQueryRunner();
    await change.startTransaction();
    await change.query(`UPDATE account SET password_hash = password_hash || 'x' WHERE id = $1`, [memberId]);
    const login = logIn();
    await waitingForLock();
    await change.commitTransaction();
    await change.release();
    expect((await login).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect(await rowsOf('login_record', memberId)).toBe(1);
  });

  async function waitingForLock(): Promise<void> {
    for (let waited = 0; waited < 10_000; waited += 10) {
      const [{ n }] = await auth.dataSource.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (n > 0) return;
      await sleep(10);
    }
    throw new Error('the login did not come to the lock');
  }
});
