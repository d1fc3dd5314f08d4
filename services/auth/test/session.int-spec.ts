import { jest } from '@jest/globals';
import { SessionStore, type Principal } from '#libs/auth';
import { CacheUnavailable } from '#libs/cache';
import { sessionOpened } from '#libs/events';
import { eventually } from '#libs/testing';
import { LoginCompletionService } from '../src/login/login-completion.service.js';
import { SessionRepository } from '../src/session/session.repository.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const newPassword = 'Nắng hạn tháng 5';
const asked = { kind: 'member', accountType: 0 } as const;
const support: Principal = { kind: 'operator', operatorId: 'o', roles: ['support'], sessionId: 's' };
const gateway: Principal = { kind: 'service', name: 'gateway' };
const minutes = (n: number) => n * 60_000;

describe('sessions', () => {
  let auth: AuthTest;
  let store: SessionStore;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    store = new SessionStore(auth.cache);
  });
  afterAll(() => auth?.close());

  const internal = (method: string, path: string) =>
    auth.call(method, `/internal/sessions/${path}`, undefined, { as: gateway });
  async function newMember(username: string) {
    return auth.asMember(await auth.register({ username }));
  }

  it('REG-G6 SEC-S12.1 are one per login, and only the hash of their secret is stored', async () => {
    await newMember('lan1990');
    const [first, second] = [
      await auth.logIn('lan1990', goodPassword),
      await auth.logIn('LAN1990 ', goodPassword),
    ];
    const [a, b] = [await auth.asMember(first), await auth.asMember(second)];
    expect(a.sessionId).not.toBe(b.sessionId);
    const stored = JSON.stringify(await auth.pool.query('SELECT * FROM session'));
    for (const { body } of [first, second]) {
      const { token } = body.value as unknown as { token: string };
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
        sid: string;
      };
      expect(Buffer.from(sid, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(stored).not.toContain(sid);
    }
    expect(await store.find(a.sessionId)).toMatchObject({
      subject: a.memberId,
      type: 0,
      idleMs: minutes(30),
    });
    expect(await auth.publishedEvent(sessionOpened.type, a.memberId)).toMatchObject({ accountType: 0 });
  });

  it('REG-G5 report the login before', async () => {
    await newMember('minh1985');
    const before = auth.clock.now().toISOString();
    auth.clock.advance(minutes(5));
    const { body } = await auth.logIn('minh1985', goodPassword);
    expect(body.value).toMatchObject({ lastLoginAt: before, firstTimeLogin: false, passwordExpired: false });
  });

  it('SEC-S13 SPEC-4.5 SPEC-7.1.19 end with the logout, in cache and database, which is announced', async () => {
    const member = await newMember('hung1991');
    const revoked: string[] = [];
    const stop = await store.onRevoked((sessionId) => revoked.push(sessionId));
    expect((await auth.call('DELETE', '/wps/session/logout', undefined, { as: member })).status).toBe(200);
    await eventually(() => revoked.includes(member.sessionId));
    expect(await store.find(member.sessionId)).toBeUndefined();
    expect(await internal('GET', member.sessionId)).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    });
    await stop();
  });

  it('are restored when the cache has lost them', async () => {
    const member = await newMember('hoa1992');
    await auth.cache.delete(`session:${member.sessionId}`);
    expect((await internal('GET', member.sessionId)).body.value).toMatchObject({
      subject: member.memberId,
      type: 0,
    });
    expect(await store.find(member.sessionId)).toBeDefined();
  });

  it('are read from the database when the cache is unavailable', async () => {
    const member = await newMember('sen2001');
    const away = jest.spyOn(auth.cache, 'set').mockRejectedValue(new CacheUnavailable('away'));
    expect((await internal('GET', member.sessionId)).status).toBe(200);
    expect((await internal('POST', `${member.sessionId}/renewal`)).status).toBe(200);
    away.mockRestore();
    const gone = jest.spyOn(auth.cache, 'setIfAbsent').mockRejectedValue(new CacheUnavailable('away'));
    expect(await auth.logIn('sen2001', goodPassword)).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE' },
    });
    gone.mockRestore();
  });

  it('REG-G8 SEC-S13 end after 30 idle minutes and after 12 hours', async () => {
    const idle = await newMember('tam1993');
    auth.clock.advance(minutes(31));
    expect((await internal('GET', idle.sessionId)).status).toBe(404);
    const busy = await newMember('tam1994');
    for (let used = 0; used < 12 * 60; used += 20) {
      expect((await internal('GET', busy.sessionId)).status).toBe(200);
      auth.clock.advance(minutes(20));
    }
    expect((await internal('GET', busy.sessionId)).status).toBe(404);
  });

  it('SEC-S12.1 are renewed into one successor by concurrent requests, and the old token is valid for a minute', async () => {
    const member = await newMember('thu1995');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => internal('POST', `${member.sessionId}/renewal`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const successors = new Set(
      await Promise.all(answers.map(async (answer) => (await auth.asMember(answer)).sessionId)),
    );
    expect(successors.size).toBe(1);
    const [successor] = [...successors] as [string];
    expect(successor).not.toBe(member.sessionId);
    const old = await store.find(member.sessionId);
    expect(old!.expiresAt - auth.clock.now().getTime()).toBe(60_000);
    auth.clock.advance(61_000);
    expect((await internal('GET', member.sessionId)).status).toBe(404);
    expect((await internal('POST', `${member.sessionId}/renewal`)).status).toBe(404);
    expect((await internal('GET', successor)).status).toBe(200);
  });

  /** Holds a renewal where it has made the successor and nobody sees it yet. */
  async function renewalUnderWay(sessionId: string) {
    const rows = auth.app.get(SessionRepository, { strict: false });
    const { replace } = rows;
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const spy = jest.spyOn(rows, 'replace').mockImplementation(async (...given) => {
      await replace.apply(rows, given);
      reached.resolve();
      await goOn.promise;
    });
    const renewal = internal('POST', `${sessionId}/renewal`);
    await reached.promise;
    spy.mockRestore();
    return { goOn: goOn.resolve, renewal };
  }
  async function untilLockWaiter(): Promise<void> {
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await eventually(async () => (await auth.pool.query(waiting))[0].n > 0, {
      what: 'a transaction waits for the lock',
    });
  }
  const openOf = async (memberId: string) => {
    const [row] = await auth.pool.query(
      'SELECT count(*)::int AS n FROM session WHERE subject_id = $1 AND ended_at IS NULL',
      [memberId],
    );
    return row.n as number;
  };

  it.each<[string, (member: { memberId: string; sessionId: string }) => Promise<unknown>]>([
    [
      'all are ended',
      (member) => auth.call('DELETE', '/wps/v2/sessions', undefined, { as: { ...asked, ...member } }),
    ],
    [
      'an operator ends all',
      ({ memberId }) =>
        auth.call('DELETE', `/wps/v2/ops/members/${memberId}/sessions`, undefined, { as: support }),
    ],
    [
      'it logs out itself',
      (member) => auth.call('DELETE', '/wps/session/logout', undefined, { as: { ...asked, ...member } }),
    ],
  ])('SEC-S14 leave none when one is renewed while %s', async (what, end) => {
    const member = await newMember(`doiphien${what.length}`);
    const { goOn, renewal } = await renewalUnderWay(member.sessionId);
    const ending = end(member);
    await untilLockWaiter();
    goOn();
    await Promise.all([renewal, ending]);
    expect(await openOf(member.memberId)).toBe(0);
  });

  it('SEC-S14 are refused when the password is changed after its comparison', async () => {
    const member = await newMember('doimatkhau1');
    const completion = auth.app.get(LoginCompletionService, { strict: false });
    const { complete } = completion;
    const spy = jest.spyOn(completion, 'complete').mockImplementation(async (...given) => {
      spy.mockRestore();
      const fields = { oldPassword: goodPassword, newPassword: newPassword, confirmNewPassword: newPassword };
      const changed = await auth.call('POST', '/wps/member/password', await auth.seal(fields), {
        as: member,
      });
      expect(changed.status).toBe(200);
      return complete.apply(completion, given);
    });
    expect((await auth.logIn('doimatkhau1', goodPassword)).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect(await openOf(member.memberId)).toBe(1);
  });

  it('are all opened when many logins at one account run at once', async () => {
    await newMember('nhieulan01');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => auth.logIn('nhieulan01', goodPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  });

  it('do not outlive twelve hours by renewal', async () => {
    const member = await newMember('bac1996');
    const end = (await store.find(member.sessionId))!.expiresAt;
    auth.clock.advance(minutes(16));
    const renewed = await auth.asMember(await internal('POST', `${member.sessionId}/renewal`));
    expect((await store.find(renewed.sessionId))!.expiresAt).toBe(end);
  });

  it('end with old and new token by one logout', async () => {
    const member = await newMember('cuc1997');
    const renewed = await auth.asMember(await internal('POST', `${member.sessionId}/renewal`));
    await auth.call('DELETE', '/wps/session/logout', undefined, { as: member });
    expect((await internal('GET', renewed.sessionId)).status).toBe(404);
    expect((await internal('POST', `${renewed.sessionId}/renewal`)).status).toBe(404);
    expect(await store.find(renewed.sessionId)).toBeUndefined();
  });

  it('SEC-S14 are all ended at once by the member or an operator', async () => {
    const member = await newMember('mai1998');
    const others = [await auth.logIn('mai1998', goodPassword), await auth.logIn('mai1998', goodPassword)];
    const ended = await auth.call('DELETE', '/wps/v2/sessions', undefined, { as: member });
    expect(ended.body.value).toEqual({ ended: 3 });
    for (const answer of others) {
      expect((await internal('GET', (await auth.asMember(answer)).sessionId)).status).toBe(404);
    }
    await auth.logIn('mai1998', goodPassword);
    const path = `/wps/v2/ops/members/${member.memberId}/sessions`;
    const support: Principal = { kind: 'operator', operatorId: 'o', roles: ['support'], sessionId: 's' };
    expect((await auth.call('DELETE', path, undefined, { as: member })).status).toBe(403);
    expect((await auth.call('DELETE', path, undefined, { as: support })).body.value).toEqual({ ended: 1 });
  });

  it('SEC-S14 are announced as ended although the process that ended them died', async () => {
    const member = await newMember('nga1999');
    await auth.pool.query('UPDATE session SET ended_at = $2 WHERE id = $1', [
      member.sessionId,
      auth.clock.now(),
    ]);
    expect(await store.find(member.sessionId)).toBeDefined();
    await eventually(async () => (await store.find(member.sessionId)) === undefined);
  });

  it('are not cached again by a concurrent read when they end', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await newMember(`dua${round}000`);
      await Promise.all([
        internal('GET', member.sessionId),
        auth.call('DELETE', '/wps/session/logout', undefined, { as: member }),
        internal('GET', member.sessionId),
        internal('GET', member.sessionId),
      ]);
      expect(await store.find(member.sessionId)).toBeUndefined();
    }
  });

  it('SEC-S17 SEC-S20 are shown to the gateway only', async () => {
    const member = await newMember('yen2000');
    const path = `/internal/sessions/${member.sessionId}`;
    for (const as of [member, { kind: 'guest' }, { kind: 'service', name: 'wallet' }] as Principal[]) {
      expect((await auth.call('GET', path, undefined, { as })).status).toBe(403);
      expect((await auth.call('POST', `${path}/renewal`, undefined, { as })).status).toBe(403);
    }
    expect((await internal('GET', 'not-a-session')).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('free play', () => {
  let auth: AuthTest;
  afterEach(() => auth?.close());

  it('SPEC-4.4 SPEC-1.3 SPEC-7.1.12 REG-G11 opens a demo account of type 4 without a password, limited per address', async () => {
    auth = await startAuth({ FREE_PLAYS_PER_HOUR: '2', CAPTCHA: 'off' });
    const play = (ip?: string) =>
      auth.call('POST', '/wps/session/login/freeplay', undefined, ip ? { ip } : {});
    const answer = await play();
    expect(answer).toMatchObject({ status: 200, body: { value: { type: 4 } } });
    const guest = await auth.asMember(answer);
    const [row] = await auth.pool.query('SELECT username, type, password_hash FROM account WHERE id = $1', [
      guest.memberId,
    ]);
    expect(row).toMatchObject({ type: 4, password_hash: null });
    expect((await auth.logIn(row.username, '')).status).toBe(400);
    expect((await auth.logIn(row.username, 'anything')).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect([(await play()).status, (await play()).status, (await play('198.51.100.2')).status]).toEqual([
      200, 429, 200,
    ]);
  });
});
