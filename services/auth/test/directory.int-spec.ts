import type { Principal } from '#libs/auth';
import { startAuth, type AuthTest } from './support/auth-test.js';

const operatorId = '01980000-0000-7000-8000-0000000000aa';
const support: Principal = { kind: 'operator', operatorId, roles: ['operator', 'support'], sessionId: 's' };

describe('the directory of members, for operators', () => {
  let auth: AuthTest;
  let memberId: string;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' });
    const email = 'lan.anh@example.com';
    ({ memberId } = await auth.asMember(await auth.register({ username: 'senvang001', email })));
    for (const username of ['senvang002', 'trucxanh001']) await auth.register({ username });
  });
  afterAll(() => auth?.close());

  const found = async (search: string, as: Principal = support) => {
    const answer = await auth.call(
      'GET',
      `/wps/v2/ops/members?search=${encodeURIComponent(search)}`,
      undefined,
      {
        as,
      },
    );
    return (answer.body.value as unknown as { list: { username: string }[] }).list.map(
      ({ username }) => username,
    );
  };
  const sheet = (id: string, as: Principal = support) =>
    auth.call('GET', `/wps/v2/ops/members/${id}`, undefined, { as });

  it('finds members by the beginning of a name, by id and by a whole address', async () => {
    expect(await found('SenVang')).toEqual(['senvang002', 'senvang001']);
    expect(await found('%')).toEqual([]);
    expect(await found(memberId)).toEqual(['senvang001']);
    expect(await found('Lan.Anh@example.com')).toEqual(['senvang001']);
    expect(await found('an.anh@example.com')).toEqual([]);
    expect(await found('')).toEqual(['trucxanh001', 'senvang002', 'senvang001']);
  });

  it('orders members by registration, name or last login in both directions, and narrows by state and time', async () => {
    const list = async (query: string) => {
      const { body } = await auth.call('GET', `/wps/v2/ops/members?${query}`, undefined, { as: support });
      return (body.value as unknown as { list: { username: string }[] }).list.map(({ username }) => username);
    };
    const names = ['senvang001', 'senvang002', 'trucxanh001'];
    for (const sort of ['registered', 'name']) {
      expect(await list(`sort=${sort}&direction=asc`)).toEqual(names);
      expect(await list(`sort=${sort}&direction=desc`)).toEqual(names.toReversed());
    }
    await auth.pool.query("UPDATE account SET last_login_at = NULL WHERE username <> 'senvang002'");
    expect((await list('sort=login')).at(0)).toBe('senvang002');
    expect((await list('sort=login&direction=asc')).at(-1)).toBe('senvang002');
    expect(await list('sort=name&direction=asc&pageSize=1&pageNo=2')).toEqual(['senvang002']);
    await auth.pool.query("UPDATE account SET status = 'SUSPENDED' WHERE username = 'senvang001'");
    expect(await list('status=SUSPENDED')).toEqual(['senvang001']);
    expect(await list('status=SUSPENDED&search=truc')).toEqual([]);
    await auth.pool.query("UPDATE account SET status = 'OPEN'");
    expect(await list('registeredTo=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await list('registeredFrom=2020-01-01T00:00:00Z&sort=name&direction=asc')).toEqual(names);
  });

  it.each(['sort=balance', 'direction=up', 'status=GONE', 'registeredFrom=yesterday'])(
    'refuses a list that is asked for by %s',
    async (query) => {
      const answer = await auth.call('GET', `/wps/v2/ops/members?${query}`, undefined, { as: support });
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  it('REG-G4 shows the sheet of a member with contacts masked', async () => {
    const { status, body } = await sheet(memberId);
    expect([status, body.value]).toMatchObject([
      200,
      {
        ...{ memberId, username: 'senvang001', status: 'OPEN', type: 0, openSessions: 1 },
        contacts: [{ kind: 'email', masked: 'la****@example.com', proven: false }],
      },
    ]);
    expect(body.value).not.toHaveProperty('passwordHash');
  });

  it('counts today’s new and active members by hours, with the seven days before', async () => {
    const { body } = await auth.call('GET', '/wps/v2/ops/members-today', undefined, { as: support });
    const { days } = body.value as unknown as {
      days: { hours: { registered: number; active: number }[] }[];
    };
    expect(days).toHaveLength(8);
    expect(days.slice(0, 7).every(({ hours }) => hours.length === 24)).toBe(true);
    const sum = (of: 'registered' | 'active', day: number) =>
      days.at(day)!.hours.reduce((total, hour) => total + hour[of], 0);
    expect([sum('registered', -1), sum('active', -1)]).toEqual([3, 3]);
    expect([sum('registered', -2), sum('active', -2)]).toEqual([0, 0]);
  });

  it('gives the name of a member to operators who have members in a queue, and nothing else', async () => {
    const named = (id: string, as: Principal) =>
      auth.call('GET', `/wps/v2/ops/members/${id}/name`, undefined, { as });
    for (const role of ['support', 'cashier', 'ledger', 'rewards', 'games'])
      expect((await named(memberId, { ...support, roles: ['operator', role] })).body.value).toEqual({
        memberId,
        username: 'senvang001',
      });
    const cashier = { ...support, roles: ['operator', 'cashier'] };
    expect((await sheet(memberId, cashier)).status).toBe(403);
    expect((await named(operatorId, cashier)).body.code).toBe('MEMBER_NOT_FOUND');
    expect((await named(memberId, { ...support, roles: ['operator', 'content'] })).status).toBe(403);
  });

  it('finds the members of an address and of a browser, and adds those that another service found', async () => {
    const ip = '198.51.100.77';
    const others = [];
    for (const username of ['cungmay01', 'cungmay02'])
      others.push(await auth.asMember(await auth.register({ username }, ip)));
    expect((await found(ip)).toSorted()).toEqual(['cungmay01', 'cungmay02']);
    expect(await found('198.51.100.78')).toEqual([]);
    const { value } = (await sheet(others[0]!.memberId)).body;
    const [device] = (value as unknown as { devices: string[] }).devices;
    expect(await found(device!)).toContain('cungmay01');
    const also = others.map((one) => one.memberId).join(',');
    const path = `/wps/v2/ops/members?search=trucxanh&sort=name&direction=asc&also=${also}`;
    const { body } = await auth.call('GET', path, undefined, { as: support });
    expect(body.value).toMatchObject({
      ...{ searchedBy: 'name', totalCount: 3 },
      list: [{ username: 'cungmay01' }, { username: 'cungmay02' }, { username: 'trucxanh001' }],
    });
    const wrong = await auth.call('GET', '/wps/v2/ops/members?also=x', undefined, { as: support });
    expect(wrong.body.code).toBe('VALIDATION_FAILED');
  });

  it('is closed to members, guests and operators without the role', async () => {
    const content = { ...support, roles: ['operator', 'content'] };
    const member: Principal = { kind: 'member', memberId, accountType: 0, sessionId: 's' };
    for (const as of [content, member, { kind: 'guest' } as Principal]) {
      expect([401, 403]).toContain((await sheet(memberId, as)).status);
      const today = await auth.call('GET', '/wps/v2/ops/members-today', undefined, { as });
      expect([401, 403]).toContain(today.status);
      expect([401, 403]).toContain((await auth.call('GET', '/wps/v2/ops/members', undefined, { as })).status);
    }
    expect((await sheet(operatorId)).body.code).toBe('MEMBER_NOT_FOUND');
  });
});
