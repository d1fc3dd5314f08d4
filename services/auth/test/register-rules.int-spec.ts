import { memberRegistered } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, rule, startAuth, type AuthTest } from './support/auth-test.js';

const switches = (...on: string[]) => ({
  whitelabel: [
    { modId: 'REGISTER3', enabled: '1', childrenNodes: on.map((modId) => ({ modId, enabled: '1' })) },
  ],
});
const problems = ({ body }: TestAnswer) =>
  (body.value as unknown as { fields: { field: string; reason: string }[] }).fields.map(
    ({ field, reason }) => `${field} ${reason}`,
  );
const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';

describe('the fields of the registration form', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth(
      { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '1000' },
      switches('DIRECTREG3', 'USERNAMEREG3'),
      {
        payeeName: rule({ required: true, patternId: 8 }),
        zalo: rule({ patternId: 9 }),
        whatsapp: rule({ patternId: 9 }),
        idNumber: rule({ patternId: 11, acceptedPattern: '^[A-Z]{2}[0-9]{6}$' }),
        line: rule({ enabled: false, required: true }),
      },
    );
  });
  afterAll(() => auth?.close());

  it('SPEC-5.2 are required by the server’s rules, and hidden ones are ignored', async () => {
    expect(problems(await auth.register())).toEqual(['payeeName required']);
    const answer = await auth.register({ payeeName: 'NGUYEN VAN AN', line: 'x'.repeat(200) });
    expect(codeOf(answer)).toBe('ok');
    const { memberId } = await auth.asMember(answer);
    const kinds = await auth.pool.query('SELECT kind FROM account_contact WHERE member_id = $1', [memberId]);
    expect(kinds).toEqual([]);
  });

  it('SPEC-5.1 take pattern 11 from the brand’s configuration', async () => {
    const of = (idNumber: string) => auth.register({ payeeName: 'AN', idNumber });
    expect(problems(await of('12345'))).toEqual(['idNumber pattern']);
    expect(codeOf(await of('VN123456'))).toBe('ok');
  });

  it('SPEC-5.7 take a payee name of English letters and spaces, without accents', async () => {
    expect(problems(await auth.register({ payeeName: 'Nguyễn Văn An' }))).toEqual(['payeeName pattern']);
    expect(problems(await auth.register({ payeeName: 'NGUYEN 2' }))).toEqual(['payeeName pattern']);
  });

  it('SPEC-5.2 are trimmed, but for secrets', async () => {
    const answer = await auth.register({
      username: '  thuhien77 ',
      payeeName: ' TRAN THU HIEN ',
      password: ` ${goodPassword}`,
      confirmPassword: ` ${goodPassword}`,
    });
    expect(answer.body.value).toMatchObject({ account: 'thuhien77' });
    expect(codeOf(await auth.logIn('thuhien77', goodPassword))).toBe('AUTH_INVALID_CREDENTIALS');
    expect(codeOf(await auth.logIn('thuhien77', ` ${goodPassword}`))).toBe('ok');
  });

  it('SPEC-5.2 report whether a Zalo or WhatsApp id was given', async () => {
    for (const [fields, given] of [
      [{ zalo: 'thuhien.zalo' }, true],
      [{ whatsapp: '84901112223' }, true],
      [{}, false],
    ] as const) {
      const { memberId } = await auth.asMember(await auth.register({ payeeName: 'AN', ...fields }));
      expect(await auth.publishedEvent(memberRegistered.type, memberId)).toMatchObject({
        bonusContact: given,
      });
    }
  });

  it('SPEC-3.5 store where and how a member registered', async () => {
    const answer = await auth.register({
      payeeName: 'AN',
      registerUrl: 'https://sen.example/register?referralCode=BAN77',
      domain: 'sen.example',
      referralCode: 'BAN77',
      registerMethod: 'WEB',
    });
    const { memberId } = await auth.asMember(answer);
    const [row] = await auth.pool.query(
      'SELECT register_url, register_domain, referral_code, register_method FROM account WHERE id = $1',
      [memberId],
    );
    expect(row).toEqual({
      register_url: 'https://sen.example/register?referralCode=BAN77',
      register_domain: 'sen.example',
      referral_code: 'BAN77',
      register_method: 'username',
    });
  });

  it('SPEC-4.7 opens no session unless requested', async () => {
    const answer = await auth.register({ payeeName: 'AN', login: false });
    expect(answer.body.value).toMatchObject({ token: null, type: 0 });
  });
});

describe('one account per device', () => {
  let auth: AuthTest;
  afterEach(() => auth?.close());

  const registerFrom = async (username: string, cookie?: string) => {
    const body = await auth.seal({
      username,
      password: goodPassword,
      confirmPassword: goodPassword,
      agreement: true,
    });
    return auth.call('PUT', '/wps/member/register', body, cookie === undefined ? {} : { cookie });
  };

  it('REG-G1.1 refuses the second account of a browser when the brand requires it', async () => {
    auth = await startAuth({ CAPTCHA: 'off', ONE_ACCOUNT_PER: 'phone,email,device' });
    const first = await registerFrom('bichngoc1');
    const set = first.headers.get('set-cookie')!;
    expect(set).toMatch(/^__Host-device=[\w-]{32}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = set.split(';')[0]!;
    const second = await registerFrom('bichngoc2', cookie);
    expect([second.status, codeOf(second)]).toEqual([409, 'DEVICE_HAS_ACCOUNT']);
    expect(codeOf(await registerFrom('bichngoc3'))).toBe('ok');
  });

  it('permits a shared browser when it does not', async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    const cookie = (await registerFrom('bichngoc1')).headers.get('set-cookie')!.split(';')[0]!;
    expect(codeOf(await registerFrom('bichngoc2', cookie))).toBe('ok');
  });
});
