import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Principal } from '#libs/auth';
import { ServiceUnavailable } from '#libs/platform';
import { HousekeepingJob } from '../src/housekeeping/housekeeping.job.js';
import { HttpSmsSender } from '../src/messages/adapters/http-sms.js';
import { MessageRefused } from '../src/messages/message.ports.js';
import { AccountStatusService } from '../src/restriction/account-status.service.js';
import { WalletLockClient } from '../src/restriction/wallet-lock.client.js';
import { goodPassword, rule, startAuth, type AuthTest } from './support/auth-test.js';

const support: Principal = {
  kind: 'operator',
  operatorId: '01980000-0000-7000-8000-0000000000aa',
  roles: ['operator', 'support'],
  sessionId: 's',
};

describe('accounts', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    const password = rule({ minLength: 14, maxLength: 64 });
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' }, {}, { password });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => auth?.close());

  const person = async (username: string) => auth.asMember(await auth.register({ username }));

  it("SPEC-5.5 SPEC-5.5.1 the brand's password rule also holds at a change and at a reset", async () => {
    const one = await person('doimatkhau1');
    const change = async (newPassword: string) => {
      const fields = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
      return auth.call('POST', '/wps/member/password', await auth.seal(fields), { as: one });
    };
    expect((await change('Ao sen mùa 9')).body.code).toBe('REGISTER_FIELD_INVALID');
    expect((await change('Ao sen mùa nước nổi')).status).toBe(200);

    const email = 'quy.tac@example.vn';
    await auth.proveEmail(one.memberId, email);
    await auth.call('POST', '/wps/member/password/email', { username: 'doimatkhau1', email });
    const token = /#reset=([\w-]{43})/.exec((await auth.email(email, { saying: '#reset=' })).text)![1]!;
    const reset = async (newPassword: string) => {
      const fields = { token, newPassword, confirmNewPassword: newPassword };
      return auth.call('POST', '/wps/member/password/reset', await auth.seal(fields));
    };
    expect((await reset('Ao sen mùa 9')).body.code).toBe('REGISTER_FIELD_INVALID');
    expect((await reset('Ao sen mùa nước lên')).status).toBe(200);
  });

  it('SEC-S8.1 remembered browsers end when a second factor is switched on', async () => {
    const one = await person('ghinhomay1');
    const answer = await auth.logIn('ghinhomay1', goodPassword, { remember: true });
    expect(answer.status).toBe(200);
    const open = 'SELECT 1 FROM remembered_device WHERE member_id = $1 AND revoked_at IS NULL';
    expect(await auth.pool.query(open, [one.memberId])).toHaveLength(1);
    const send = async (path: string, fields: object) =>
      auth.call('POST', `/wps/v2/second-factor/${path}`, await auth.seal(fields), { as: one });
    const begun = await send('authenticator', { password: goodPassword });
    const { secret } = begun.body.value as unknown as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: auth.clock.now().getTime() });
    expect((await send('authenticator/confirmation', { code })).status).toBe(200);
    expect(await auth.pool.query(open, [one.memberId])).toHaveLength(0);
  });

  it('an account whose status cannot be enforced keeps no other waiting', async () => {
    const [first, second] = [await person('chodoi1'), await person('chodoi2')];
    const apply = jest.spyOn(auth.app.get(WalletLockClient, { strict: false }), 'apply');
    apply.mockRejectedValue(new ServiceUnavailable('wallet', 'away'));
    for (const { memberId } of [first, second])
      await auth.call(
        'PUT',
        `/wps/v2/ops/members/${memberId}/status`,
        { status: 'SUSPENDED', reason: 'x' },
        { as: support },
      );
    apply.mockImplementation(async (memberId) => {
      if (memberId === first.memberId) throw new ServiceUnavailable('wallet', 'away');
    });
    await auth.app.get(AccountStatusService, { strict: false }).enforceDue();
    const due = await auth.pool.query(
      'SELECT member_id FROM account_status_change WHERE enforced_at IS NULL',
    );
    expect(due).toEqual([{ member_id: first.memberId }]);
  });

  it('sessions are deleted when no limit can look back on them any more', async () => {
    const { memberId } = await person('phiencu1');
    const ofMember = 'SELECT 1 FROM session WHERE subject_id = $1';
    const tidy = () => auth.app.get(HousekeepingJob, { strict: false }).tidy();
    auth.clock.advance(39 * 24 * 3_600_000);
    await tidy();
    expect(await auth.pool.query(ofMember, [memberId])).toHaveLength(1);
    auth.clock.advance(3 * 24 * 3_600_000);
    await tidy();
    expect(await auth.pool.query(ofMember, [memberId])).toHaveLength(0);
  });

  it.each([
    [401, false],
    [403, false],
    [408, false],
    [400, true],
    [422, true],
  ])('a text message that the gateway answers with %s is given up: %s', async (status, isFinal) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    const sending = new HttpSmsSender({ url: 'https://sms.example', fields: {} }).send({
      to: '+84912345678',
      text: 'x',
    });
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect(error instanceof MessageRefused).toBe(isFinal);
  });
});
