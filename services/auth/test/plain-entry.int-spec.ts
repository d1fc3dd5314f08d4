import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sessionOpened } from '#libs/events';
import { Outbox } from '#libs/messaging';
import type { Principal } from '#libs/auth';
import { AccountService } from '../src/account/account.service.js';
import { LoginRepository } from '../src/login/login.repository.js';
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
  const wayOf = () => jest.spyOn(auth.app.get(AccountService, { strict: false }), 'logIn');
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
    const entering = jest.spyOn(auth.app.get(LoginRepository, { strict: false }), 'enterPlainly');
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

  describe('beside others', () => {
    /** Enters as the service would, without the hash before it. */
    async function entering(memberId: string, record: string = randomUUID()) {
      const [{ password_hash, device_id }] = await auth.dataSource.query(
        'SELECT password_hash, device_id FROM account JOIN known_device ON member_id = id WHERE id = $1',
        [memberId],
      );
      const now = auth.clock.now();
      const id = randomUUID();
      const how = { method: 'password', agent: 'Firefox "140", \\ {x}', ipSealed: 'sealed' } as const;
      const session = {
        ...{
          id,
          family_id: randomUUID(),
          realm: 'member' as const,
          subject_id: memberId,
          account_type: 0 as const,
        },
        ...{
          roles: [],
          expires_at: new Date(now.getTime() + 60_000),
          remember_family: null,
          password_due: false,
        },
        ...{ method: how.method, agent: how.agent, ip_sealed: how.ipSealed },
      };
      const event = { memberId, accountType: 0 as const, at: now.toISOString() };
      const row = auth.app.get(Outbox, { strict: false }).rowOf(sessionOpened, event);
      const entries = auth.app.get(LoginRepository, { strict: false });
      const begin = () =>
        entries.enterPlainly(session, { id: record, ...how, deviceId: device_id }, password_hash, row, now);
      return { id, record, begin };
    }
    const locked = async (memberId: string) => {
      const other = auth.dataSource.createQueryRunner();
      await other.startTransaction();
      await other.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [memberId]);
      return async () => {
        await other.rollbackTransaction();
        await other.release();
      };
    };

    it('enters in one commit, with whom others keep out kept out and nobody waiting for them', async () => {
      const [an, binh, chi, dung] = await Promise.all([person(), person(), person(), person()]);
      await auth.call('PUT', `/internal/exclusions/${binh.memberId}`, {}, { as: asMember });
      const release = await locked(chi.memberId);
      const all = await Promise.all([an, binh, chi, dung].map(({ memberId }) => entering(memberId)));
      expect(await Promise.all(all.map(({ begin }) => begin()))).toEqual([true, false, false, true]);
      await release();
      const rows = await auth.dataSource.query(
        'SELECT subject_id, agent, xmin FROM session WHERE id = ANY ($1)',
        [all.map(({ id }) => id)],
      );
      expect(rows.map((row: { subject_id: string }) => row.subject_id).toSorted()).toEqual(
        [an.memberId, dung.memberId].toSorted(),
      );
      expect(new Set(rows.map((row: { xmin: string }) => row.xmin)).size).toBe(1);
      expect(rows[0].agent).toBe('Firefox "140", \\ {x}');
    });

    it('enters although one of them cannot be written', async () => {
      const [an, binh, chi] = await Promise.all([person(), person(), person()]);
      const [{ id: taken }] = await auth.dataSource.query('SELECT id FROM login_record LIMIT 1');
      const all = [
        await entering(an.memberId),
        await entering(binh.memberId, taken),
        await entering(chi.memberId),
      ];
      const outcomes = await Promise.allSettled(all.map(({ begin }) => begin()));
      expect(outcomes).toMatchObject([
        { status: 'fulfilled', value: true },
        { status: 'rejected', reason: { constraint: 'login_record_pkey' } },
        { status: 'fulfilled', value: true },
      ]);
      expect(await rowsOf('session', binh.memberId, 'subject_id')).toBe(1);
    });

    it('SPEC-7.1.1 is let in by the own name and password, however many come at once', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, person));
      const answers = await Promise.all(people.map(({ logIn }) => logIn()));
      const members = await Promise.all(answers.map((answer) => auth.asMember(answer)));
      expect(members.map(({ memberId }) => memberId)).toEqual(people.map(({ memberId }) => memberId));
    });
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
