import { Secret, TOTP } from 'otpauth';
import type { Principal } from '#libs/auth';
import { affiliateCodeState, memberRegistered } from '#libs/events';
import { demoPasswords, seedDemo, seedDemoTeam } from '../src/seed/seed.js';
import { startAuth, type AuthTest } from './support/auth-test.js';

describe('the demo accounts and the operators', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    await seedDemo(auth.app);
  });
  afterAll(() => auth?.close());

  /** A code of the next half minute each time: none opens twice. */
  const newCode = () => {
    auth.clock.advance(30_000);
    const totp = new TOTP({ secret: Secret.fromBase32(demoPasswords.operatorSecret) });
    return totp.generate({ timestamp: auth.clock.now().getTime() });
  };
  const logIn = async (username: string, password: string, ip?: string, code = newCode()) =>
    auth.call('POST', '/wps/v2/ops/session', await auth.seal({ username, password, code }), ip ? { ip } : {});

  it('opens each account once when called repeatedly', async () => {
    const before = [await auth.count('account'), await auth.count('operator'), await auth.count('outbox')];
    const [again, atOnce] = await Promise.all([seedDemo(auth.app), seedDemo(auth.app)]);
    expect(again).toEqual(atOnce);
    expect([await auth.count('account'), await auth.count('operator'), await auth.count('outbox')]).toEqual(
      before,
    );
    expect((await auth.logIn('demo_player', demoPasswords.player)).body.value).toMatchObject({ type: 0 });
    expect((await auth.logIn('demo_agent', demoPasswords.agent, { as: 'agent' })).body.value).toMatchObject({
      type: 2,
    });
  });

  it('registers the team when the agent has a code', async () => {
    const { agent } = await seedDemo(auth.app);
    await expect(seedDemoTeam(auth.app, demoPasswords, 60)).rejects.toThrow('affiliate code');
    await auth.bus.publishState(affiliateCodeState, {
      code: 'DOI-SEN',
      agentId: agent.memberId,
      enabled: true,
    });
    const team = await seedDemoTeam(auth.app);
    expect(team).toHaveLength(9);
    for (const id of team)
      expect(await auth.publishedEvent(memberRegistered.type, id)).toMatchObject({
        affiliateCode: 'DOI-SEN',
      });
    expect(await seedDemoTeam(auth.app)).toEqual(team);
  });

  it('logs an operator in and out of a separate realm', async () => {
    const answer = await logIn('Demo_Operator', demoPasswords.operator);
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { roles: ['operator', 'admin'], lastLoginAt: null } },
    });
    const { sessionId, memberId: operatorId } = await auth.asMember(answer);
    const gateway: Principal = { kind: 'service', name: 'gateway' };
    const find = () => auth.call('GET', `/internal/sessions/${sessionId}`, undefined, { as: gateway });
    expect((await find()).body.value).toMatchObject({ type: 'op', roles: ['operator', 'admin'] });
    const operator: Principal = { kind: 'operator', operatorId, roles: ['operator'], sessionId };
    expect((await auth.call('DELETE', '/wps/v2/ops/session', undefined, { as: operator })).status).toBe(200);
    expect((await find()).status).toBe(404);
  });

  it('refuses members at the operator login and operators at the member login', async () => {
    const codes = [
      await logIn('demo_player', demoPasswords.player),
      await logIn('nobody', 'wrong'),
      await logIn('demo_operator', 'wrong'),
      await auth.logIn('demo_operator', demoPasswords.operator),
    ].map(({ status, body }) => `${status} ${body.code}`);
    expect(new Set(codes)).toEqual(new Set(['401 AUTH_INVALID_CREDENTIALS']));
  });

  it('SEC-S11 requires an authenticator code of operators, each once', async () => {
    const ip = '192.0.2.77';
    const right = demoPasswords.operator;
    const code = newCode();
    const outcomes = [
      await logIn('demo_operator', right, ip, '000000'),
      await logIn('demo_operator', 'wrong', ip, code),
      await logIn('demo_operator', right, ip, code),
      await logIn('demo_operator', right, ip, code),
    ].map(({ body }) => body.code ?? 'ok');
    const no = 'AUTH_INVALID_CREDENTIALS';
    expect(outcomes).toEqual([no, no, 'ok', no]);
    const without = await auth.seal({ username: 'demo_operator', password: right });
    expect((await auth.call('POST', '/wps/v2/ops/session', without)).body.code).toBe('VALIDATION_FAILED');
    const { OperatorService } = await import('../src/operator/operator.service.js');
    await auth.app.get(OperatorService, { strict: false }).add('second_operator', right, [], 'A'.repeat(32));
    await auth.pool.query(
      `DELETE FROM authenticator WHERE subject_id = (SELECT id FROM operator WHERE username = 'second_operator')`,
    );
    expect((await logIn('second_operator', right, '192.0.2.78')).body.code).toBe(no);
  });

  it('SEC-S11 accepts each recovery code once, and issues codes for password and authenticator only', async () => {
    const password = demoPasswords.operator;
    const answer = await logIn('demo_operator', password, '192.0.2.90');
    const { sessionId, memberId: operatorId } = await auth.asMember(answer);
    const as: Principal = { kind: 'operator', operatorId, roles: ['operator'], sessionId };
    const ask = async (fields: object) =>
      auth.call('POST', '/wps/v2/ops/recovery-codes', await auth.seal(fields), { as, ip: '192.0.2.91' });
    expect((await ask({ password: 'wrong', code: newCode() })).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect((await ask({ password, code: '000000' })).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    const given = await ask({ password, code: newCode() });
    const { recoveryCodes } = given.body.value as unknown as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    const by = async (secret: string, code: string) =>
      (await logIn('demo_operator', secret, '192.0.2.92', code)).body.code ?? 'ok';
    const no = 'AUTH_INVALID_CREDENTIALS';
    expect(await by('wrong', recoveryCodes[0]!)).toBe(no);
    expect(await by(password, recoveryCodes[0]!)).toBe('ok');
    expect(await by(password, recoveryCodes[0]!)).toBe(no);
    await ask({ password, code: newCode() });
    expect(await by(password, recoveryCodes[1]!)).toBe(no);
  });

  it('SEC-S5 has a throttle of its own', async () => {
    const ip = '192.0.2.200';
    for (let n = 0; n < 6; n++) await logIn('demo_operator', 'wrong', ip, '000000');
    expect((await logIn('demo_operator', demoPasswords.operator, ip, '000000')).body.code).toBe(
      'LOGIN_DELAYED',
    );
    expect((await auth.logIn('demo_operator', 'x', {}, ip)).body.code).toBe('AUTH_INVALID_CREDENTIALS');
    expect((await logIn('demo_operator', demoPasswords.operator, '198.51.100.3')).status).toBe(200);
  });
});
