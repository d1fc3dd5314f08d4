import { Secret, TOTP } from 'otpauth';
import type { Principal } from '#libs/auth';
import { inviteOperator } from '../src/tools/invite-operator.command.js';
import { startAuth, type AuthTest } from './support/auth-test.js';

const password = 'Vườn cau tháng chạp 9';

interface Enrolled {
  id: string;
  secret: string;
  principal: Principal & { kind: 'operator' };
}

interface Value {
  token: string;
  secret: string;
  operatorId: string;
  roles: string[];
  sessions: { ip: string }[];
  changes: { action: string; reason: string; changedBy: string }[];
}

describe('operators', () => {
  let auth: AuthTest;
  let root: Enrolled;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' });
    const { token } = await inviteOperator(auth.pool, 'root', ['admin']);
    root = await enrol(token, 'root');
  });
  afterAll(() => auth?.close());

  /** A code of the next half minute each time: none is accepted twice. */
  const newCode = (secret: string): string => {
    auth.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: auth.clock.now().getTime(),
    });
  };
  const begin = async (token: string) =>
    auth.call('POST', '/wps/v2/ops/enrolment', await auth.seal({ token }));
  const confirm = async (token: string, code: string, chosen = password) =>
    auth.call(
      'POST',
      '/wps/v2/ops/enrolment/confirmation',
      await auth.seal({ token, password: chosen, code }),
    );
  const logIn = async (username: string, code: string) =>
    auth.call('POST', '/wps/v2/ops/session', await auth.seal({ username, password, code }));
  /** What a call has answered, as far as these tests read it. */
  const valueOf = (answer: { body: { value?: unknown } }) => answer.body.value as Value;
  const as = (who: Enrolled) => ({ as: who.principal });

  async function enrol(token: string, username: string): Promise<Enrolled> {
    const { secret } = valueOf(await begin(token));
    expect((await confirm(token, newCode(secret))).status).toBe(200);
    const answer = await logIn(username, newCode(secret));
    expect(answer.status).toBe(200);
    const { operatorId, roles } = valueOf(answer);
    const [session] = await auth.pool.query(
      'SELECT id FROM session WHERE subject_id = $1 AND ended_at IS NULL ORDER BY created_at DESC LIMIT 1',
      [operatorId],
    );
    return {
      id: operatorId,
      secret,
      principal: { kind: 'operator', operatorId, roles, sessionId: session.id },
    };
  }

  async function invited(username: string, roles: string[], by = root): Promise<string> {
    const body = { username, roles, reason: 'new colleague' };
    const answer = await auth.call('POST', '/wps/v2/ops/operators', body, as(by));
    expect(answer.status).toBe(200);
    return valueOf(answer).token;
  }

  const liveSessions = async (id: string): Promise<number> => {
    const rows = await auth.pool.query('SELECT 1 FROM session WHERE subject_id = $1 AND ended_at IS NULL', [
      id,
    ]);
    return rows.length;
  };

  it('REG-G50.1 the command invites the first one, who chooses password and second factor', async () => {
    expect(root.principal.roles).toEqual(['operator', 'admin']);
    const codes = await auth.pool.query('SELECT 1 FROM recovery_code WHERE subject_id = $1', [root.id]);
    expect(codes).toHaveLength(10);
    await expect(inviteOperator(auth.pool, 'x', ['admin'])).rejects.toThrow('user name');
    await expect(inviteOperator(auth.pool, 'other', ['king'])).rejects.toThrow('Roles are');
  });

  it('SEC-S7 a code works once, within a day, with a good password and a code of the app', async () => {
    const token = await invited('anh', ['cashier']);
    const { secret } = valueOf(await begin(token));
    expect((await confirm(token, '123456')).status).toBe(422);
    expect((await confirm(token, newCode(secret), 'password')).body.code).toBe('PASSWORD_TOO_WEAK');
    expect((await logIn('anh', newCode(secret))).status).toBe(401);
    expect((await confirm(token, newCode(secret))).status).toBe(200);
    expect((await confirm(token, newCode(secret))).body.code).toBe('ENROLMENT_INVALID');
    expect((await begin(token)).body.code).toBe('ENROLMENT_INVALID');
    expect((await logIn('anh', newCode(secret))).status).toBe(200);
    const late = await invited('binh', ['support']);
    auth.clock.advance(24 * 3_600_000);
    expect((await begin(late)).body.code).toBe('ENROLMENT_INVALID');
  });

  it('SEC-S14.1 a disabled operator loses his sessions at once and cannot log in until enabled', async () => {
    const chi = await enrol(await invited('chi', ['support']), 'chi');
    const path = `/wps/v2/ops/operators/${chi.id}/disabled`;
    expect((await auth.call('PUT', path, { disabled: true, reason: 'left' }, as(root))).status).toBe(200);
    expect(await liveSessions(chi.id)).toBe(0);
    expect((await logIn('chi', newCode(chi.secret))).status).toBe(401);
    expect((await auth.call('PUT', path, { disabled: false, reason: 'back' }, as(root))).status).toBe(200);
    expect((await logIn('chi', newCode(chi.secret))).status).toBe(200);
    const { changes } = valueOf(
      await auth.call('GET', `/wps/v2/ops/operators/${chi.id}`, undefined, as(root)),
    );
    expect(changes.map(({ action }) => action)).toEqual([...['ENABLED', 'DISABLED', 'ENROLLED', 'INVITED']]);
    expect(changes[1]).toMatchObject({ reason: 'left', changedBy: 'root' });
  });

  it('SEC-S14.1 re-enrolment takes the old password and second factor away', async () => {
    const dung = await enrol(await invited('dung', ['games']), 'dung');
    const answer = await auth.call(
      'POST',
      `/wps/v2/ops/operators/${dung.id}/enrolment`,
      { reason: 'lost telephone' },
      as(root),
    );
    expect(await liveSessions(dung.id)).toBe(0);
    expect((await logIn('dung', newCode(dung.secret))).status).toBe(401);
    const again = await enrol(valueOf(answer).token, 'dung');
    expect(again.secret).not.toBe(dung.secret);
  });

  it('SEC-S14.1 new roles end the sessions that carry the old ones', async () => {
    const em = await enrol(await invited('emi', ['content']), 'emi');
    const body = { roles: ['brand'], reason: 'new task' };
    await auth.call('PUT', `/wps/v2/ops/operators/${em.id}/roles`, body, as(root));
    expect(await liveSessions(em.id)).toBe(0);
    expect(valueOf(await logIn('emi', newCode(em.secret))).roles).toEqual(['operator', 'brand']);
  });

  it('SEC-S14.1 sessions are listed and ended by another operator', async () => {
    const giang = await enrol(await invited('giang', ['support']), 'giang');
    const { sessions } = valueOf(
      await auth.call('GET', `/wps/v2/ops/operators/${giang.id}`, undefined, as(root)),
    );
    expect(sessions).toHaveLength(1);
    expect(sessions[0]!.ip).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    await auth.call(
      'POST',
      `/wps/v2/ops/operators/${giang.id}/sessions/termination`,
      { reason: 'x' },
      as(root),
    );
    expect(await liveSessions(giang.id)).toBe(0);
  });

  it('REG-G50.1 only an administrator manages operators, and not the own account', async () => {
    const hai = await enrol(await invited('hai', ['support', 'cashier']), 'hai');
    expect((await auth.call('GET', '/wps/v2/ops/operators', undefined, as(hai))).status).toBe(403);
    const names = await auth.call('GET', '/wps/v2/ops/operators/names', undefined, as(hai));
    expect(names.body.value).toContainEqual({ id: root.id, username: 'root' });
    const path = `/wps/v2/ops/operators/${hai.id}/roles`;
    const body = { roles: ['admin'], reason: 'because' };
    expect((await auth.call('PUT', path, body, as(hai))).status).toBe(403);
    const own = `/wps/v2/ops/operators/${root.id}/disabled`;
    expect((await auth.call('PUT', own, { disabled: true, reason: 'x' }, as(root))).body.code).toBe(
      'OPERATOR_IS_SELF',
    );
  });

  it('REG-G50.1 of two administrators who disable each other at once, one remains', async () => {
    const khoa = await enrol(await invited('khoa', ['admin']), 'khoa');
    const lan = await enrol(await invited('lan', ['admin']), 'lan');
    const disable = (by: Enrolled, whom: Enrolled) =>
      auth.call('PUT', `/wps/v2/ops/operators/${whom.id}/disabled`, { disabled: true, reason: 'x' }, as(by));
    const answers = await Promise.all([disable(khoa, lan), disable(lan, khoa)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it("support ends a member's sessions, never an operator's", async () => {
    const minh = await enrol(await invited('minh', ['ledger']), 'minh');
    await auth.call('DELETE', `/wps/v2/ops/members/${minh.id}/sessions`, undefined, as(root));
    expect(await liveSessions(minh.id)).toBe(1);
  });
});
