import type { Principal } from '#libs/auth';
import type { TestAnswer } from '#libs/testing';
import { rule, startAuth, type AuthTest } from './support/auth-test.js';

const secret = '246810';

describe('the fund password', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth(
      { CAPTCHA: 'off' },
      {},
      { paymentPassword: rule({ minLength: 6, maxLength: 64 }) },
    );
  });
  afterAll(() => auth.close());

  const verify = (memberId: string | undefined, fundPassword: unknown): Promise<TestAnswer> =>
    auth.call(
      'POST',
      '/internal/fund-password/verification',
      { fundPassword },
      {
        as: { kind: 'service', name: 'gateway', ...(memberId !== undefined && { memberId }) },
      },
    );
  const outcome = async (answer: Promise<TestAnswer>) => {
    const { body } = await answer;
    return body.code ?? 'ok';
  };
  async function member(fields: object = { paymentPassword: secret }): Promise<string> {
    return (await auth.asMember(await auth.register(fields))).memberId;
  }

  it('reports the tries left when it is wrong', async () => {
    const id = await member();
    expect((await verify(id, secret)).body.value).toEqual({ verified: true });
    expect(await verify(id, '000000')).toMatchObject({
      status: 422,
      body: { code: 'FUND_PASSWORD_WRONG', value: { triesLeft: 4 } },
    });
    expect((await verify(id, '000000')).body.value).toEqual({ triesLeft: 3 });
    expect(await outcome(verify(id, secret))).toBe('ok');
    expect((await verify(id, '000000')).body.value).toEqual({ triesLeft: 4 });
  });

  it('SEC-S4 locks for 15 minutes after five wrong tries, for the right one too, and then starts again', async () => {
    const id = await member();
    for (let n = 0; n < 4; n++) expect(await outcome(verify(id, '000000'))).toBe('FUND_PASSWORD_WRONG');
    const fifth = await verify(id, '000000');
    expect([fifth.status, fifth.body.code, fifth.headers.get('retry-after')]).toEqual([
      429,
      'FUND_PASSWORD_LOCKED',
      '900',
    ]);
    expect(await outcome(verify(id, secret))).toBe('FUND_PASSWORD_LOCKED');
    auth.clock.advance(15 * 60_000 - 1);
    expect(await outcome(verify(id, secret))).toBe('FUND_PASSWORD_LOCKED');
    auth.clock.advance(1);
    expect((await verify(id, '000000')).body.value).toEqual({ triesLeft: 4 });
    expect(await outcome(verify(id, secret))).toBe('ok');
  });

  it('SEC-S26 compares at most five of twenty concurrent wrong tries', async () => {
    const id = await member();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(verify(id, '000000'))));
    expect(outcomes.filter((one) => one === 'FUND_PASSWORD_WRONG')).toHaveLength(4);
    expect(outcomes.filter((one) => one === 'FUND_PASSWORD_LOCKED')).toHaveLength(16);
  });

  it('SEC-S26 limits tries across processes, in SQL', async () => {
    const id = await member();
    const { FundPasswordRepository } = await import('../src/credentials/fund-password.repository.js');
    const rows = auth.app.get(FundPasswordRepository, { strict: false });
    const reserved = await Promise.all(
      Array.from({ length: 20 }, () => rows.reserveTry(id, auth.clock.now())),
    );
    expect(
      reserved
        .filter((one) => one !== undefined)
        .map((one) => one.tries)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('accepts twenty concurrent right ones', async () => {
    const id = await member();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(verify(id, secret))));
    expect(new Set(outcomes)).toEqual(new Set(['ok']));
  });

  it('reports a missing one, and responds to the gateway only, for the asserted member', async () => {
    const without = await member();
    await auth.dataSource.query('DELETE FROM fund_password WHERE member_id = $1', [without]);
    expect(await outcome(verify(without, secret))).toBe('FUND_PASSWORD_NOT_SET');
    expect(await outcome(verify(undefined, secret))).toBe('MEMBER_REQUIRED');
    expect(await outcome(verify(await member(), { $ne: '' }))).toBe('VALIDATION_FAILED');
    const path = '/internal/fund-password/verification';
    const others: Principal[] = [{ kind: 'guest' }, { kind: 'service', name: 'wallet', memberId: 'm' }];
    for (const as of others)
      expect((await auth.call('POST', path, { fundPassword: secret }, { as })).status).toBe(403);
  });
});
