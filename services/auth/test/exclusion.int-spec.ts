import type { Principal } from '#libs/auth';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const asMember: Principal = { kind: 'service', name: 'member' };
const asGateway: Principal = { kind: 'service', name: 'gateway' };
const minute = 60_000;
let people = 0;

describe('exclusions and session limits', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' });
  });
  afterAll(() => auth?.close());

  async function person() {
    const username = `nghi${(people += 1)}x${Date.now() % 100_000}`;
    const answer = await auth.register({ username, login: true });
    const { memberId } = answer.body.value as unknown as { memberId: string };
    const { sessionId } = await auth.asMember(answer);
    const logIn = () => auth.logIn(username, goodPassword);
    return { memberId, sessionId, logIn };
  }
  const exclude = (memberId: string, until?: Date) =>
    auth.call('PUT', `/internal/exclusions/${memberId}`, until ? { until: until.toISOString() } : {}, {
      as: asMember,
    });
  const limit = (memberId: string, ...limits: object[]) =>
    auth.call('PUT', `/internal/session-limits/${memberId}`, { limits }, { as: asMember });
  const isLive = async (sessionId: string) =>
    (await auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: asGateway })).status === 200;
  const later = (minutes: number) => new Date(auth.clock.now().getTime() + minutes * minute);

  it('REG-G18 SEC-S14 ends every open session before the response, and refuses logins while it lasts', async () => {
    const { memberId, sessionId, logIn } = await person();
    const second = await auth.asMember(await logIn());
    expect(await isLive(sessionId)).toBe(true);
    const until = later(60);
    expect((await exclude(memberId, until)).status).toBe(200);
    expect([await isLive(sessionId), await isLive(second.sessionId)]).toEqual([false, false]);
    expect(await auth.cache.get(`session:${second.sessionId}`)).toBeNull();
    expect(await logIn()).toMatchObject({
      status: 403,
      body: { code: 'SELF_EXCLUDED', value: { until: until.toISOString() } },
    });
    auth.clock.advance(61 * minute);
    expect((await logIn()).status).toBe(200);
  });

  it('SEC-S6 is disclosed only after the right password', async () => {
    const { memberId } = await person();
    await exclude(memberId);
    const account = await auth.pool.query('SELECT username FROM account WHERE id = $1', [memberId]);
    expect((await auth.logIn(account[0].username, 'another password 9')).body.code).toBe(
      'AUTH_INVALID_CREDENTIALS',
    );
  });

  it('REG-G18 can be extended, up to permanent, and never shortened', async () => {
    const { memberId, logIn } = await person();
    await exclude(memberId, later(60));
    expect((await exclude(memberId, later(30))).body.code).toBe('EXCLUSION_CANNOT_BE_SHORTENED');
    expect((await exclude(memberId, later(90))).status).toBe(200);
    expect((await exclude(memberId)).status).toBe(200);
    expect((await exclude(memberId)).status).toBe(200);
    expect((await exclude(memberId, later(1_000_000))).body.code).toBe('EXCLUSION_CANNOT_BE_SHORTENED');
    expect((await logIn()).body).toMatchObject({ code: 'SELF_EXCLUDED', value: { until: null } });
  });

  it('REG-G18 leaves no session when several logins run at the same time', async () => {
    const { memberId, logIn } = await person();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, logIn),
      exclude(memberId),
      logIn(),
      logIn(),
    ]);
    expect(answers.every(({ status }) => [200, 403].includes(status))).toBe(true);
    const [{ open }] = await auth.pool.query(
      'SELECT count(*)::int AS open FROM session WHERE subject_id = $1 AND ended_at IS NULL',
      [memberId],
    );
    expect(open).toBe(0);
  });

  it('REG-G13 a session ends when the time is used up, and no other is opened', async () => {
    const { memberId, sessionId, logIn } = await person();
    expect((await limit(memberId, { period: 'day', minutes: 20 })).body.value).toMatchObject([
      { period: 'day', minutes: 20, usedMinutes: 0 },
    ]);
    auth.clock.advance(12 * minute);
    expect(await isLive(sessionId)).toBe(true);
    auth.clock.advance(9 * minute);
    expect(await isLive(sessionId)).toBe(false);
    const refused = await logIn();
    expect(refused).toMatchObject({ status: 403, body: { code: 'SESSION_LIMIT_REACHED' } });
    const { resetsAt } = refused.body.value as unknown as { resetsAt: string };
    expect(resetsAt).toMatch(/T17:00:00\.000Z$/); // midnight in the brand's zone
    auth.clock.set(new Date(Date.parse(resetsAt) + 1));
    const again = await auth.asMember(await logIn());
    expect(await isLive(again.sessionId)).toBe(true);
  });

  it('REG-G13 counts concurrent sessions once, and no idle time', async () => {
    const { memberId, sessionId, logIn } = await person();
    await limit(memberId, { period: 'week', minutes: 600 });
    const second = await auth.asMember(await logIn());
    auth.clock.advance(10 * minute);
    expect(await isLive(sessionId)).toBe(true);
    expect(await isLive(second.sessionId)).toBe(true);
    const used = async () =>
      (
        (await auth.call('GET', `/internal/session-limits/${memberId}`, undefined, { as: asMember })).body
          .value as unknown as { usedMinutes: number }[]
      )[0]!.usedMinutes;
    expect(await used()).toBe(10);
    auth.clock.advance(500 * minute);
    expect(await used()).toBeLessThanOrEqual(40); // until idle time ended both
  });

  it('REG-G16 a lower limit applies to the open session at once; removing it permits logins again', async () => {
    const { memberId, sessionId, logIn } = await person();
    auth.clock.advance(5 * minute);
    expect(await isLive(sessionId)).toBe(true);
    await limit(memberId, { period: 'day', minutes: 5 });
    expect(await isLive(sessionId)).toBe(false);
    expect((await logIn()).body.code).toBe('SESSION_LIMIT_REACHED');
    await limit(memberId);
    expect((await logIn()).status).toBe(200);
  });

  it('accepts calls from member only, for existing members', async () => {
    const { memberId } = await person();
    for (const as of [asGateway, { kind: 'service', name: 'wallet' } as const, { kind: 'guest' } as const])
      expect((await auth.call('PUT', `/internal/exclusions/${memberId}`, {}, { as })).status).toBe(403);
    expect((await exclude('01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10')).status).toBe(404);
  });
});
