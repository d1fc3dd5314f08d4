import { jest } from '@jest/globals';
import type { Principal } from '#libs/auth';
import type { TestAnswer } from '#libs/testing';
import { WalletLockClient } from '../src/restriction/wallet-lock.client.js';
import { hashQuickly } from './attacks/attacker.js';
import { rule, startAuth, type AuthTest } from './support/auth-test.js';

const asMember: Principal = { kind: 'service', name: 'member' };
const support: Principal = {
  kind: 'operator',
  operatorId: '01980000-0000-7000-8000-0000000000aa',
  roles: ['operator', 'support'],
  sessionId: 's',
};
const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const idOf = ({ body }: TestAnswer) => (body.value as unknown as { memberId: string }).memberId;
const required = { payeeName: rule({ required: true, patternId: 8 }), birthday: rule({ required: true }) };

/** A brand that asks for name and birth date, and for twenty-one years. */
async function startBrand(env: Record<string, string> = {}): Promise<AuthTest> {
  const auth = await startAuth(
    { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '1000', ...env },
    { minimumAge: 21 },
    { ...required, nickname: rule({ minLength: 2, maxLength: 20 }) },
  );
  hashQuickly(auth);
  jest
    .spyOn(auth.app.get(WalletLockClient as never, { strict: false }) as WalletLockClient, 'apply')
    .mockResolvedValue(undefined);
  return auth;
}

describe('one account a person', () => {
  let auth: AuthTest;
  let people = 0;

  beforeAll(async () => {
    auth = await startBrand();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await auth?.close();
  });

  /** A new person. */
  const someone = () => ({
    payeeName: `NGUYEN ${String.fromCharCode(65 + (people % 26), 65 + Math.floor((people += 1) / 26))} SEN`,
    birthday: '1990-05-01',
  });
  const exclude = (memberId: string, until?: string) =>
    auth.call('PUT', `/internal/exclusions/${memberId}`, until ? { until } : {}, { as: asMember });
  const close = (memberId: string) =>
    auth.call(
      'PUT',
      `/wps/v2/ops/members/${memberId}/status`,
      { status: 'CLOSED', reason: 'by request' },
      { as: support },
    );
  const identify = (memberId: string, identity: object) =>
    auth.call('PUT', `/internal/personal/${memberId}/identity`, identity, { as: asMember });

  it('REG-G1 needs name and birth date where the brand asks for them', async () => {
    const { body } = await auth.register();
    expect(body).toMatchObject({
      code: 'REGISTER_FIELD_INVALID',
      value: {
        fields: expect.arrayContaining([
          expect.objectContaining({ field: 'payeeName', reason: 'required' }),
          expect.objectContaining({ field: 'birthday', reason: 'required' }),
        ]),
      },
    });
  });

  it.each([
    ['the day before', '2005-11-22', 'UNDER_AGE'],
    ['a birthday to come', '2030-01-01', 'UNDER_AGE'],
    ['one hundred and thirty years', '1896-01-01', 'REGISTER_FIELD_INVALID'],
  ])('REG-G1 refuses an age below the brand’s, to the day: %s', async (_, birthday, code) => {
    auth.clock.set('2026-11-21T03:00:00.000Z');
    const answer = await auth.register({ ...someone(), birthday });
    expect(codeOf(answer)).toBe(code);
    if (code === 'UNDER_AGE') expect(answer.body.value).toEqual({ minimumAge: 21 });
    expect(codeOf(await auth.register({ ...someone(), birthday: '2005-11-21' }))).toBe('ok');
  });

  it('SPEC-3.5.1 keeps nickname and birth date of the registration for the profile, sealed', async () => {
    const person = someone();
    const memberId = idOf(await auth.register({ ...person, nickname: 'Sen Hồng' }));
    const { body } = await auth.call('GET', `/internal/personal/${memberId}`, undefined, { as: asMember });
    expect(body.value).toMatchObject({ profile: { ...person, nickname: 'Sen Hồng' } });
    const [row] = await auth.pool.query('SELECT * FROM account WHERE id = $1', [memberId]);
    expect(JSON.stringify(row)).not.toMatch(/1990-05-01|Sen Hồng|NGUYEN/);
  });

  it('REG-G1 opens no second account of one person, however the name is written and however many requests run at once', async () => {
    const { birthday } = someone();
    const first = await auth.register({ payeeName: 'TRAN THI HOA', birthday });
    expect(codeOf(first)).toBe('ok');
    for (const payeeName of ['tran thi hoa', ' Tran Thi  Hoa'.replace('  ', ' '), 'HOA TRAN THI'])
      expect(codeOf(await auth.register({ payeeName, birthday }))).toBe('PERSON_HAS_ACCOUNT');
    expect(codeOf(await auth.register({ payeeName: 'TRAN THI HOA', birthday: '1990-05-02' }))).toBe('ok');

    const person = someone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => auth.register(person)));
    expect(answers.map(codeOf).toSorted()).toEqual([...Array(5).fill('PERSON_HAS_ACCOUNT'), 'ok']);
  });

  it('REG-G3.1 an excluded person with nothing proven opens no new account, and gets the answer of any second one', async () => {
    const person = someone();
    await exclude(idOf(await auth.register(person)));
    const before = await auth.count('account');
    const answers = [
      await auth.register(person, '203.0.113.77'),
      await auth.register({ ...person, email: 'moi@example.vn' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'PERSON_HAS_ACCOUNT'],
      [409, 'PERSON_HAS_ACCOUNT'],
    ]);
    expect(await auth.count('account')).toBe(before);
  });

  it('REG-G3.1 REG-G1 a name and birth date given later suspend the account of an excluded person, and are refused for a second account', async () => {
    const person = someone();
    await exclude(idOf(await auth.register(person)));
    const second = await auth.asMember(await auth.register(someone()));
    expect(codeOf(await identify(second.memberId, person))).toBe('ACCOUNT_SUSPENDED');
    const [row] = await auth.pool.query('SELECT status FROM account WHERE id = $1', [second.memberId]);
    expect(row).toEqual({ status: 'SUSPENDED' });

    const known = someone();
    await auth.register(known);
    const other = someone();
    const third = idOf(await auth.register(other));
    expect(codeOf(await identify(third, known))).toBe('PERSON_HAS_ACCOUNT');
    const { body } = await auth.call('GET', `/internal/personal/${third}`, undefined, { as: asMember });
    expect(body.value).toMatchObject({ profile: other });
    expect(codeOf(await identify(third, { birthday: '1991-01-01' }))).toBe('ok');
    expect(codeOf(await auth.register({ ...other, birthday: '1991-01-01' }))).toBe('PERSON_HAS_ACCOUNT');
  });

  it('REG-G3.1 where a brand permits several accounts, an excluded or closed one still bars its person, until it ends', async () => {
    const open = await startBrand({ ONE_ACCOUNT_PER: 'phone' });
    try {
      const person = someone();
      const first = idOf(await open.register(person));
      expect(codeOf(await open.register(person))).toBe('ok');
      const until = new Date(open.clock.now().getTime() + 86_400_000).toISOString();
      await open.call('PUT', `/internal/exclusions/${first}`, { until }, { as: asMember });
      expect(codeOf(await open.register(person))).toBe('PERSON_HAS_ACCOUNT');
      open.clock.advance(2 * 86_400_000);
      expect(codeOf(await open.register(person))).toBe('ok');
    } finally {
      await open.close();
    }
    const closed = someone();
    await close(idOf(await auth.register(closed)));
    expect(codeOf(await auth.register(closed))).toBe('PERSON_HAS_ACCOUNT');
  });
});
