import type { Principal } from '#libs/auth';
import { rule, startAuth, type AuthTest } from './support/auth-test.js';

const member: Principal = { kind: 'service', name: 'member' };

describe('personal data of a member', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth(
      { CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional' },
      {},
      { paymentPassword: rule({}) },
    );
  });
  afterAll(() => auth?.close());

  it('SEC-S35.3 is contacts masked, the registered profile, and whether there is a fund password', async () => {
    const registered = await auth.register({
      email: 'sen.vang@example.com',
      mobileNum: '901234567',
      countryDialingCode: '84',
      payeeName: 'Tran Thi Sen',
      paymentPassword: '808182',
    });
    const { memberId } = registered.body.value as unknown as { memberId: string };
    const answer = await auth.call('GET', `/internal/personal/${memberId}`, undefined, { as: member });
    expect(answer.body.value).toEqual({
      profile: { payeeName: 'Tran Thi Sen' },
      contacts: [
        { kind: 'email', masked: 'se****@example.com', proven: false },
        { kind: 'mobileNum', masked: '********567', proven: false },
      ],
      fundPassword: true,
      secondFactor: false,
    });
    expect(answer.text).not.toMatch(/sen\.vang@|901234567/);
  });

  it('SPEC-2.10 accepts a payee name given later', async () => {
    const registered = await auth.register({ username: 'muon1990', paymentPassword: '808182' });
    const { memberId } = registered.body.value as unknown as { memberId: string };
    const path = `/internal/personal/${memberId}/identity`;
    const put = (payeeName: string, to = path, as: Principal = member) =>
      auth.call('PUT', to, { payeeName }, { as });
    for (const name of ['NGUYEN THI SEN', 'NGUYEN SEN'])
      expect((await put(name)).body.value).toMatchObject({ profile: { payeeName: name } });
    expect((await put('Nguyễn Thị Sen')).status).toBe(400);
    expect((await put('A B', path.replace(memberId, '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10'))).status).toBe(
      404,
    );
    expect((await put('A B', path, { kind: 'service', name: 'wallet' })).status).toBe(403);
  });

  it('is refused for unknown members and for callers other than member', async () => {
    const path = '/internal/personal/01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10';
    expect((await auth.call('GET', path, undefined, { as: member })).status).toBe(404);
    expect(
      (await auth.call('GET', path, undefined, { as: { kind: 'service', name: 'wallet' } })).status,
    ).toBe(403);
    expect((await auth.call('GET', path)).status).toBe(403);
  });
});
