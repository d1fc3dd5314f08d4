import type { Principal } from '#libs/auth';
import { eventually } from '#libs/testing';
import { goodPassword, home, startAuth, type AuthTest } from './support/auth-test.js';

interface LoginCompletionService {
  actor: string;
  actorId: string | null;
  memberId: string | null;
  call: string;
  outcome: string;
  ip: string;
}

const operatorId = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10';
const support: Principal = { kind: 'operator', operatorId, roles: ['support'], sessionId: 's' };
const login = 'POST /wps/session/login';

describe('SEC-S36 the security log', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' });
  });
  afterAll(() => auth?.close());

  /** Entries come a moment after the answer that they are about. */
  async function entries(query: string, atLeast: number): Promise<LoginCompletionService[]> {
    const read = async () => {
      const { body } = await auth.call('GET', `/wps/v2/ops/security-log?${query}`, undefined, {
        as: support,
      });
      return (body.value as unknown as { list: LoginCompletionService[] }).list;
    };
    const list = await eventually(read, (found) => found.length >= atLeast, { what: `${atLeast} entries` });
    return list.toReversed();
  }
  const shown = (list: LoginCompletionService[]) =>
    list.map(({ actor, call, outcome }) => [actor, call, outcome]);
  async function member(username: string) {
    return auth.asMember(await auth.register({ username }));
  }

  it('records logins, failures, changes and logouts, with address and outcome', async () => {
    const one = await member('nhatky01');
    await auth.logIn('nhatky01', 'wrong', {}, '198.51.100.8');
    await auth.logIn('nhatky01', goodPassword);
    const fields = {
      oldPassword: 'wrong',
      newPassword: 'Nắng hạn tháng 5',
      confirmNewPassword: 'Nắng hạn tháng 5',
    };
    const change = async (oldPassword: string) =>
      auth.call('POST', '/wps/member/password', await auth.seal({ ...fields, oldPassword }), { as: one });
    await change('wrong');
    await change(goodPassword);
    await auth.call('DELETE', '/wps/session/logout', undefined, { as: one });
    const list = await entries(`memberId=${one.memberId}`, 6);
    expect(shown(list)).toEqual([
      ['guest', 'PUT /wps/member/register', 'ok'],
      ['guest', login, 'AUTH_INVALID_CREDENTIALS'],
      ['guest', login, 'ok'],
      ['member', 'POST /wps/member/password', 'OLD_PASSWORD_WRONG'],
      ['member', 'POST /wps/member/password', 'ok'],
      ['member', 'DELETE /wps/session/logout', 'ok'],
    ]);
    const oldest = await entries(`memberId=${one.memberId}&sort=at&direction=asc`, 6);
    expect(shown(oldest.toReversed())).toEqual(shown(list));
    const wrong = await auth.call('GET', '/wps/v2/ops/security-log?direction=up', undefined, { as: support });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(list.map(({ ip }) => ip)).toEqual([home, '198.51.100.8', home, home, home, home]);
    expect(list.at(-1)!.actorId).toBe(one.memberId);
  });

  it('records forbidden calls and tries at unknown accounts', async () => {
    const one = await member('nhatky02');
    await auth.call('GET', '/wps/v2/ops/security-log', undefined, { as: one });
    const [forbidden] = await entries(`memberId=${one.memberId}&outcome=FORBIDDEN`, 1);
    expect(forbidden).toMatchObject({ call: 'GET /wps/v2/ops/security-log', actorId: one.memberId });
    await auth.logIn('khongcoai99', 'wrong', {}, '198.51.100.9');
    const failures = await entries('outcome=AUTH_INVALID_CREDENTIALS&pageSize=100', 2);
    expect(failures.find(({ ip }) => ip === '198.51.100.9')).toMatchObject({
      memberId: null,
      actor: 'guest',
    });
  });

  it('records operators’ calls, and shows them to the member without the operator', async () => {
    const one = await member('nhatky03');
    const call = 'DELETE /wps/v2/ops/members/:memberId/sessions';
    const entry = {
      operatorId,
      memberId: one.memberId,
      call,
      outcome: 'ok',
      ip: '10.0.0.1',
      agent: 'console',
    };
    const gateway: Principal = { kind: 'service', name: 'gateway' };
    expect((await auth.call('POST', '/internal/security-log', entry, { as: gateway })).status).toBe(200);
    expect(shown(await entries(`operatorId=${operatorId}`, 1))).toEqual([['operator', call, 'ok']]);
    const [named] = await entries(`memberId=${one.memberId}&actor=operator`, 1);
    expect(named).toMatchObject({ actorName: null, memberName: 'nhatky03' });
    expect(await entries(`memberId=${one.memberId}&actor=guest`, 1)).toHaveLength(1);
    const own = await auth.call('GET', '/wps/v2/security-log', undefined, { as: one });
    const { list } = own.body.value as unknown as { list: object[] };
    expect(list[0]).toEqual({
      ...{ at: expect.any(String), call, outcome: 'ok', byOperator: true },
      ...{ device: null, ip: null },
    });
    expect(own.text).not.toContain(operatorId);
  });

  it('records what a member changed at another service, which the member sees with the device', async () => {
    const one = await member('nhatky14');
    const call = 'POST /wps/v2/bank-accounts';
    const entry = { memberId: one.memberId, call, outcome: 'ok', ip: '10.0.0.1', agent: 'browser' };
    const gateway: Principal = { kind: 'service', name: 'gateway' };
    expect((await auth.call('POST', '/internal/security-log', entry, { as: gateway })).status).toBe(200);
    const list = await entries(`memberId=${one.memberId}&actor=member`, 1);
    expect(list[0]).toMatchObject({ actorId: one.memberId, memberId: one.memberId, call, ip: '10.0.0.1' });
    const { memberId: _memberId, ...unnamed } = entry;
    expect((await auth.call('POST', '/internal/security-log', unnamed, { as: gateway })).status).toBe(400);
    const own = await auth.call('GET', '/wps/v2/security-log', undefined, { as: one });
    const [newest] = (own.body.value as unknown as { list: object[] }).list;
    expect(newest).toMatchObject({ call, outcome: 'ok', byOperator: false, ip: expect.any(String) });
  });

  it('lists the open sessions of a member for support only', async () => {
    const one = await member('nhatky05');
    await auth.logIn('nhatky05', goodPassword);
    const sessions = `/wps/v2/ops/members/${one.memberId}/sessions`;
    const { body } = await auth.call('GET', sessions, undefined, { as: support });
    const { list } = body.value as unknown as { list: { current: boolean; ip: string }[] };
    expect(list.map(({ current, ip }) => [current, ip])).toEqual([
      [false, home],
      [false, home],
    ]);
    expect((await auth.call('GET', sessions, undefined, { as: one })).status).toBe(403);
  });

  it('records no password, code or token, and is append-only', async () => {
    const one = await member('nhatky04');
    await entries(`memberId=${one.memberId}`, 1);
    const rows = JSON.stringify(await auth.pool.query('SELECT * FROM security_log'));
    expect(rows).not.toMatch(/wrong|Mưa rào|eyJ/);
    expect(rows).not.toContain(home);
    for (const change of [
      `UPDATE security_log SET outcome = 'ok'`,
      'DELETE FROM security_log',
      'TRUNCATE security_log',
    ])
      await expect(auth.pool.query(change)).rejects.toThrow(/append-only|permission denied|owner/);
  });
});
