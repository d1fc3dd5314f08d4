import { jest } from '@jest/globals';
import type { MemberPrincipal, Principal } from '#libs/auth';
import { accountStatusChanged } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { WalletLockClient } from '../src/restriction/wallet-lock.client.js';
import { hashQuickly } from './attacks/attacker.js';
import { goodPassword, rule, startAuth, type AuthTest } from './support/auth-test.js';

const asMember: Principal = { kind: 'service', name: 'member' };
const gateway: Principal = { kind: 'service', name: 'gateway' };
const operatorId = '01980000-0000-7000-8000-0000000000aa';
const support: Principal = { kind: 'operator', operatorId, roles: ['operator', 'support'], sessionId: 's' };
const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const switches = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'];

/** How an account comes to be one whose person may open no other, and what a person reads who proves to be it. */
const bars = {
  SUSPENDED: 'PERSON_BLOCKED',
  CLOSED: 'PERSON_BLOCKED',
  EXCLUDED: 'PERSON_SELF_EXCLUDED',
} as const;
type Bar = keyof typeof bars;
const everyExclusion = Object.keys(bars) as Bar[];

describe.each([
  ['where the brand has one account a number, address and browser', 'phone,email,device'],
  ['where the brand has no such rule for numbers and browsers', 'email'],
])('an excluded identity: %s', (_where, once) => {
  let auth: AuthTest;
  let count = 0;

  beforeAll(async () => {
    auth = await startAuth(
      { CAPTCHA: 'off', ONE_ACCOUNT_PER: once, RATE_LIMITS: '100000', REGISTRATIONS_PER_HOUR: '10000' },
      {
        whitelabel: [
          {
            modId: 'REGISTER3',
            enabled: '1',
            childrenNodes: switches.map((modId) => ({ modId, enabled: '1' })),
          },
        ],
      },
      { email: rule({ patternId: 3 }) },
    );
    hashQuickly(auth);
    jest
      .spyOn(auth.app.get(WalletLockClient as never, { strict: false }) as WalletLockClient, 'apply')
      .mockResolvedValue(undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await auth?.close();
  });

  const newNumber = () => String(900_100_000 + (count += 1));
  const newName = () => `nguoimoi${(count += 1)}`;
  const codeTo = async (mobileNum: string, ask: () => Promise<TestAnswer>) => {
    const before = auth.sent('sms', `+84${mobileNum}`);
    await ask();
    // Where a number has one account, its owner hears of that instead, by telephone alone.
    return /\b\d{6}\b/.exec(await auth.sms(`+84${mobileNum}`, before))?.[0] ?? '00000x';
  };
  const registerCode = (mobileNum: string) =>
    codeTo(mobileNum, () => auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum }));
  const refusal = (code: string) => (once.includes('phone') ? 'VERIFICATION_CODE_INVALID' : code);
  const register = async (mobileNum: string) =>
    auth.registerByMobile({ mobileNum, verificationCode: await registerCode(mobileNum) });
  const statusOf = async (memberId: string) =>
    (await auth.call('GET', `/wps/v2/ops/members/${memberId}/status`, undefined, { as: support })).body
      .value as unknown as { status: string; changes: { operatorId: string | null; reason: string }[] };
  const bar = async (memberId: string, by: Bar) => {
    const answer =
      by === 'EXCLUDED'
        ? await auth.call('PUT', `/internal/exclusions/${memberId}`, {}, { as: asMember })
        : await auth.call(
            'PUT',
            `/wps/v2/ops/members/${memberId}/status`,
            { status: by, reason: 'as the log says' },
            { as: support },
          );
    expect(answer.status).toBe(200);
  };
  const excludedBy = async (by: Bar) => {
    const mobileNum = newNumber();
    const member = await auth.asMember(await register(mobileNum));
    await bar(member.memberId, by);
    return { mobileNum, memberId: member.memberId };
  };
  const registerFrom = async (cookie: string | undefined, fields: object = {}) =>
    auth.call(
      'PUT',
      '/wps/member/register',
      await auth.seal({
        ...{ username: newName(), password: goodPassword, confirmPassword: goodPassword },
        ...{ agreement: true, login: true },
        ...fields,
      }),
      cookie === undefined ? {} : { cookie },
    );
  const deviceOf = (answer: TestAnswer) => answer.headers.get('set-cookie')!.split(';')[0]!;

  it.each(everyExclusion)(
    'REG-G1.1 REG-G3 REG-G10 %s: opens no second account by the number that the first has proven, also when several tries run at once',
    async (by) => {
      const { mobileNum } = await excludedBy(by);
      const before = await auth.count('account');
      expect(await register(mobileNum)).toMatchObject({ body: { code: refusal(bars[by]) } });
      const verificationCode = await registerCode(mobileNum);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => auth.registerByMobile({ mobileNum, verificationCode })),
      );
      expect(answers.filter(({ status }) => status === 200)).toEqual([]);
      expect(await auth.count('account')).toBe(before);
      expect(codeOf(await register(newNumber()))).toBe('ok');
    },
  );

  it.each(everyExclusion)(
    'REG-G3 REG-G10 %s: opens none with the browser of the first, with the response for any browser that has an account',
    async (by) => {
      const opened = await registerFrom(undefined);
      const cookie = deviceOf(opened);
      const elsewhere = await registerFrom(undefined);
      const { account: username } = elsewhere.body.value as unknown as { account: string };
      await auth.call(
        'POST',
        '/wps/session/login',
        await auth.seal({ type: 'username', username, password: goodPassword }),
        { cookie },
      );
      await bar((await auth.asMember(elsewhere)).memberId, by);
      const refused = [await registerFrom(cookie), await registerFrom(deviceOf(elsewhere))];
      expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual([
        [409, 'DEVICE_HAS_ACCOUNT'],
        [409, 'DEVICE_HAS_ACCOUNT'],
      ]);
      expect(codeOf(await registerFrom(undefined))).toBe('ok');
    },
  );

  it.each(everyExclusion)(
    'REG-G3 REG-G10 %s: an account that proves the same contact is suspended, its sessions end, and only an operator opens it',
    async (by) => {
      const { mobileNum, memberId } = await excludedBy(by);
      const username = newName();
      const second: MemberPrincipal = await auth.asMember(await auth.register({ username }));
      const verificationCode = await codeTo(mobileNum, () =>
        auth.call('POST', '/wps/v2/contacts/mobile/code', { mobileNum }, { as: second }),
      );
      const prove = async (code: string) =>
        auth.call(
          'PUT',
          '/wps/v2/contacts/mobile',
          await auth.seal({ mobileNum, verificationCode: code, password: goodPassword }),
          { as: second },
        );
      expect(codeOf(await prove('00000x'))).not.toBe('ACCOUNT_SUSPENDED');
      expect((await statusOf(second.memberId)).status).toBe('OPEN');
      expect(codeOf(await prove(verificationCode))).toBe('ACCOUNT_SUSPENDED');
      const { status, changes } = await statusOf(second.memberId);
      expect([status, changes.length, changes[0]!.operatorId]).toEqual(['SUSPENDED', 1, null]);
      expect(changes[0]!.reason).toContain(memberId);
      expect(changes[0]!.reason).not.toContain(mobileNum);
      expect(
        (await auth.call('GET', `/internal/sessions/${second.sessionId}`, undefined, { as: gateway })).status,
      ).not.toBe(200);
      expect(codeOf(await auth.logIn(username, goodPassword))).toBe('ACCOUNT_SUSPENDED');
      expect(await auth.publishedEvent(accountStatusChanged.type, second.memberId)).toMatchObject({
        status: 'SUSPENDED',
      });
      await auth.call(
        'PUT',
        `/wps/v2/ops/members/${second.memberId}/status`,
        { status: 'OPEN', reason: 'another person with the same telephone' },
        { as: support },
      );
      expect(codeOf(await auth.logIn(username, goodPassword))).toBe('ok');
    },
  );

  it('SEC-S6 gives the same response for a typed contact of an excluded member as for any other', async () => {
    const email = `bi.khoa${count}@example.com`;
    const mobileNum = newNumber();
    const first = await auth.registerByMobile({
      ...{ mobileNum, email, verificationCode: await registerCode(mobileNum) },
    });
    const { memberId } = await auth.asMember(first);
    await auth.pool.query('UPDATE account_contact SET proven_at = now() WHERE member_id = $1', [memberId]);
    await bar(memberId, 'SUSPENDED');
    const of = (fields: object) => registerFrom(undefined, fields);
    const looks = (answer: TestAnswer) => [
      answer.status,
      codeOf(answer),
      Object.keys(answer.body.value ?? {}),
    ];
    const known = await of({ mobileNum, countryDialingCode: '84', email });
    const unknown = await of({
      mobileNum: newNumber(),
      countryDialingCode: '84',
      email: `la${count}@example.com`,
    });
    expect(looks(known)).toEqual(looks(unknown));
    expect(codeOf(known)).toBe('ok');
    const wrong = async (number: string) =>
      looks(await auth.registerByMobile({ mobileNum: number, verificationCode: '00000x' }));
    expect(await wrong(mobileNum)).toEqual(await wrong(newNumber()));
    expect((await statusOf((await auth.asMember(known)).memberId)).status).toBe('OPEN');
  });

  it('REG-G3 permits a login when the exclusion is over, and a shared browser when nobody is excluded', async () => {
    const mobileNum = newNumber();
    const { memberId } = await auth.asMember(await register(mobileNum));
    const until = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    await auth.call('PUT', `/internal/exclusions/${memberId}`, { until }, { as: asMember });
    expect(codeOf(await register(mobileNum))).toBe(refusal('PERSON_SELF_EXCLUDED'));
    auth.clock.advance(61_000);
    expect(codeOf(await register(mobileNum))).toBe(refusal('ok'));
    const cookie = deviceOf(await registerFrom(undefined));
    expect(codeOf(await registerFrom(cookie))).toBe(once.includes('device') ? 'DEVICE_HAS_ACCOUNT' : 'ok');
  });
});
