import { jest } from '@jest/globals';
import type { Principal } from '#libs/auth';
import { accountStatusChanged } from '#libs/events';
import { ServiceUnavailable } from '#libs/platform';
import { AccountStatusService } from '../src/restriction/account-status.service.js';
import { WalletLockClient } from '../src/restriction/wallet-lock.client.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const operatorId = '01980000-0000-7000-8000-0000000000aa';
const support: Principal = { kind: 'operator', operatorId, roles: ['operator', 'support'], sessionId: 's' };
const gateway: Principal = { kind: 'service', name: 'gateway' };
const unknown = '01980000-0000-7000-8000-00000000dead';

interface Standing {
  status: string;
  enforced: boolean;
  dormantSince: string | null;
  changes: { status: string; reason: string; operatorId: string }[];
}

describe('account status', () => {
  let auth: AuthTest;
  let people = 0;
  /** The wallet is another service; a test of the whole platform shows that the wallet is locked. */
  let locked: jest.Spied<WalletLockClient['apply']>;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' });
  });
  beforeEach(() => {
    locked = jest.spyOn(of(WalletLockClient), 'apply').mockResolvedValue(undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => auth?.close());

  const of = <T>(type: new (...parameters: never[]) => T): T =>
    auth.app.get(type as never, { strict: false });
  const path = (memberId: string) => `/wps/v2/ops/members/${memberId}/status`;
  const set = (memberId: string, status: string, reason = 'as the log says', as = support) =>
    auth.call('PUT', path(memberId), { status, reason }, { as });
  const read = async (memberId: string) =>
    (await auth.call('GET', path(memberId), undefined, { as: support })).body.value as unknown as Standing;
  const isLive = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: gateway })).status === 200;

  async function person() {
    const username = `nguoichoi${(people += 1)}`;
    const { memberId, sessionId } = await auth.asMember(await auth.register({ username }));
    return {
      username,
      memberId,
      sessionId,
      logIn: (password = goodPassword) => auth.logIn(username, password),
    };
  }

  it('SEC-S14 ends every session before the response and refuses every sign-in method when the account is not open', async () => {
    const { memberId, sessionId, logIn } = await person();
    const remembered = await auth.call(
      'POST',
      '/wps/session/login',
      await auth.seal({
        type: 'username',
        username: `nguoichoi${people}`,
        password: goodPassword,
        remember: true,
      }),
    );
    const cookie = remembered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const second = await auth.asMember(remembered);
    const answer = await set(memberId, 'SUSPENDED', 'many cards of one owner');
    expect([answer.status, answer.body.value]).toMatchObject([200, { status: 'SUSPENDED', enforced: true }]);
    expect([await isLive(sessionId), await isLive(second.sessionId)]).toEqual([false, false]);
    expect(await auth.cache.get(`session:${second.sessionId}`)).toBeNull();
    expect((await logIn()).body.code).toBe('ACCOUNT_SUSPENDED');
    const back = await auth.call('POST', '/wps/session/remembered', undefined, { cookie });
    expect(back.status).toBe(401);
    expect(locked.mock.calls).toEqual([[memberId, 'SUSPENDED']]);
    expect(await auth.publishedEvent(accountStatusChanged.type, memberId)).toMatchObject({
      status: 'SUSPENDED',
    });

    expect((await set(memberId, 'OPEN', 'cleared')).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect(locked.mock.lastCall).toEqual([memberId, 'OPEN']);
    expect((await set(memberId, 'CLOSED', 'asked for by the owner')).status).toBe(200);
    expect((await logIn()).body.code).toBe('ACCOUNT_CLOSED');
  });

  it('SEC-S14 refuses a known browser when the account is not open', async () => {
    const { username, memberId } = await person();
    const known = async () =>
      auth.call(
        'POST',
        '/wps/session/login',
        await auth.seal({ type: 'username', username, password: goodPassword }),
        { cookie: `__Host-device=${'k'.repeat(32)}` },
      );
    expect([(await known()).status, (await known()).status]).toEqual([200, 200]);
    await set(memberId, 'SUSPENDED');
    expect((await known()).body.code).toBe('ACCOUNT_SUSPENDED');
    await set(memberId, 'OPEN');
    expect((await known()).status).toBe(200);
  });

  it('SEC-S6 is disclosed only when the account is proven', async () => {
    const { memberId, logIn } = await person();
    const before = await logIn('another password 9');
    await set(memberId, 'SUSPENDED');
    const [suspended, unknown] = [
      await logIn('another password 9'),
      await auth.logIn('khongcoai', 'another password 9'),
    ];
    const looks = ({ status, body }: typeof before) => [status, body.code, body.message, body.value];
    expect(looks(suspended)).toEqual(looks(before));
    expect(looks(suspended)).toEqual(looks(unknown));
  });

  it('REG-G10 stores every decision with reason and operator, and publishes each once', async () => {
    const { memberId } = await person();
    await set(memberId, 'SUSPENDED', 'first');
    await set(memberId, 'SUSPENDED', 'said again');
    await set(memberId, 'OPEN', 'second');
    const { status, changes } = await read(memberId);
    expect([status, changes.map(({ reason }) => reason)]).toEqual(['OPEN', ['second', 'first']]);
    expect(new Set(changes.map((change) => change.operatorId))).toEqual(new Set([operatorId]));
    const published = auth.published.filter(
      ({ type, key }) => type === accountStatusChanged.type && key === memberId,
    );
    expect(published.map(({ payload }) => (payload as { status: string }).status)).toEqual([
      'SUSPENDED',
      'OPEN',
    ]);
  });

  it('REG-G49 is enforced when the wallet is available again, and is reported as not enforced until then', async () => {
    const { memberId, sessionId, logIn } = await person();
    locked.mockRejectedValue(new ServiceUnavailable('wallet', 'away'));
    expect((await set(memberId, 'SUSPENDED')).body.value).toMatchObject({
      status: 'SUSPENDED',
      enforced: false,
    });
    expect(await isLive(sessionId)).toBe(false);
    expect((await logIn()).body.code).toBe('ACCOUNT_SUSPENDED');
    locked.mockResolvedValue(undefined);
    await of(AccountStatusService).enforceDue();
    expect(await read(memberId)).toMatchObject({ status: 'SUSPENDED', enforced: true });
    expect(locked.mock.lastCall).toEqual([memberId, 'SUSPENDED']);
  });

  it('leaves no session when a login runs at the same time', async () => {
    const { memberId, logIn } = await person();
    const [, ...logins] = await Promise.all([set(memberId, 'SUSPENDED'), ...[1, 2, 3, 4].map(() => logIn())]);
    for (const login of logins.filter(({ status }) => status === 200))
      expect(await isLive((await auth.asMember(login)).sessionId)).toBe(false);
    expect((await logIn()).body.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('REG-G10 reports a dormant account by its last login', async () => {
    const { memberId } = await person();
    expect((await read(memberId)).dormantSince).toBeNull();
    await auth.pool.query(
      `UPDATE account SET created_at = $2::timestamptz - interval '13 months', last_login_at = NULL WHERE id = $1`,
      [memberId, auth.clock.now()],
    );
    const { dormantSince } = await read(memberId);
    expect(new Date(dormantSince!).getTime()).toBeLessThan(auth.clock.now().getTime());
  });

  it('SEC-S20 refuses other roles, demo accounts and unknown members', async () => {
    const { memberId } = await person();
    const content: Principal = {
      kind: 'operator',
      operatorId,
      roles: ['operator', 'content'],
      sessionId: 's',
    };
    expect((await set(memberId, 'SUSPENDED', 'x', content)).status).toBe(403);
    expect((await set(unknown, 'SUSPENDED')).status).toBe(404);
    const visitor = await auth.call('POST', '/wps/session/login/freeplay', {});
    expect((await set((await auth.asMember(visitor)).memberId, 'SUSPENDED')).status).toBe(404);
    expect((await set(memberId, 'SUSPENDED', '   ')).body.code).toBe('VALIDATION_FAILED');
    expect((await read(memberId)).changes).toEqual([]);
  });
});
