import { memberRegistered, sessionOpened } from '#libs/events';
import { goodPassword, home, rule, startAuth, type AuthTest } from './support/auth-test.js';

const refused = (status: number, code: string) => ({ status, body: { success: false, code } });

describe('registration', () => {
  let auth: AuthTest;
  /** The same, with a form that shows the fund password. */
  let withFund: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ REGISTRATIONS_PER_HOUR: '1000' });
    withFund = await startAuth({}, {}, { paymentPassword: rule({ minLength: 6, maxLength: 64 }) });
  });
  afterAll(() => Promise.all([auth?.close(), withFund?.close()]));

  it('SPEC-4.7 SPEC-1.1 SPEC-7.1.6 opens an account and a session, and publishes both', async () => {
    const answer = await auth.register({
      username: 'NguyenAn1',
      affiliateCode: 'SEN2026',
      registerMethod: 'WEB',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        value: { account: 'NguyenAn1', type: 0, firstTimeLogin: false, passwordExpired: false },
      },
    });
    const { memberId } = await auth.asMember(answer);
    expect(await auth.publishedEvent(memberRegistered.type, memberId)).toMatchObject({
      account: 'NguyenAn1',
      accountType: 0,
      affiliateCode: 'SEN2026',
      language: 'vi',
    });
    expect(await auth.publishedEvent(sessionOpened.type, memberId)).toMatchObject({ accountType: 0 });
  });

  it('REG-G2 keeps the version of the terms and the time', async () => {
    const { memberId } = await auth.asMember(await auth.register());
    const [row] = await auth.pool.query(
      'SELECT terms_version, terms_accepted_at FROM account WHERE id = $1',
      [memberId],
    );
    expect(row).toEqual({ terms_version: '2026-11', terms_accepted_at: auth.clock.now() });
  });

  it('REG-G4 keeps passwords as Argon2id, contacts and names sealed, and none of them in events', async () => {
    const auth = withFund;
    const secrets = {
      email: 'an.nguyen@example.vn',
      mobileNum: '901234567',
      payeeName: 'NGUYEN VAN AN',
      paymentPassword: '246810',
    };
    const answer = await auth.register({ ...secrets, countryDialingCode: '84', qqNum: 'ignored' });
    const { memberId } = await auth.asMember(answer);
    const [account] = await auth.pool.query('SELECT * FROM account WHERE id = $1', [memberId]);
    const contacts = await auth.pool.query(
      'SELECT * FROM account_contact WHERE member_id = $1 ORDER BY kind',
      [memberId],
    );
    const [fund] = await auth.pool.query('SELECT hash FROM fund_password WHERE member_id = $1', [memberId]);
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(fund.hash).toMatch(/^\$argon2id\$/);
    expect(contacts.map((contact: { kind: string }) => contact.kind)).toEqual(['email', 'mobileNum']);
    const stored = JSON.stringify([account, contacts, fund, auth.published]);
    for (const secret of [...Object.values(secrets), goodPassword]) expect(stored).not.toContain(secret);
  });

  it('gives a name to one of two concurrent registrations, ignoring case', async () => {
    const before = await auth.count('account');
    const names = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'CungLuc88' : 'cungluc88'));
    const answers = await Promise.all(names.map((username) => auth.register({ username })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      Array(7).fill('USERNAME_TAKEN'),
    );
    expect((await auth.count('account')) - before).toBe(1);
  });

  it('accepts an invitation on its domain, on any port', async () => {
    const answer = await auth.register({ affiliateCode: 'ELSEWHERE', domain: 'Other.example:8443' });
    expect(answer.status).toBe(200);
  });

  it('SEC-S6 does not disclose an e-mail address of another account', async () => {
    const first = await auth.register({ email: 'chung@example.vn' });
    const second = await auth.register({ email: 'Chung@example.vn' });
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it.each<[string, object, number, string]>([
    ['a name against the rules', { username: 'x' }, 422, 'REGISTER_FIELD_INVALID'],
    ['a name without a digit', { username: 'hoasenvang' }, 422, 'REGISTER_FIELD_INVALID'],
    ['an e-mail address that is none', { email: 'an@' }, 422, 'REGISTER_FIELD_INVALID'],
    ['a short password', { password: 'Ab1!', confirmPassword: 'Ab1!' }, 422, 'REGISTER_FIELD_INVALID'],
    [
      'SEC-S2 a common password',
      { password: 'matkhau123', confirmPassword: 'matkhau123' },
      422,
      'PASSWORD_TOO_WEAK',
    ],
    [
      'SEC-S2 the brand in the password',
      { password: 'SenVang#2026', confirmPassword: 'SenVang#2026' },
      422,
      'PASSWORD_TOO_WEAK',
    ],
    ['a confirmation that differs', { confirmPassword: 'another one' }, 422, 'PASSWORDS_DIFFER'],
    ['terms not accepted', { agreement: false }, 422, 'TERMS_NOT_ACCEPTED'],
    ['REG-G1.1 a minor', { birthday: '2012-02-01' }, 422, 'UNDER_AGE'],
    ['a birthday that is no day', { birthday: '2000-02-31' }, 400, 'VALIDATION_FAILED'],
    ['an unknown invitation', { affiliateCode: 'NOBODY' }, 422, 'INVITATION_CODE_INVALID'],
    ['a closed invitation', { affiliateCode: 'CLOSED' }, 422, 'INVITATION_CODE_INVALID'],
    ['an invitation of the past', { affiliateCode: 'PAST' }, 422, 'INVITATION_CODE_INVALID'],
    ['an invitation of another domain', { affiliateCode: 'ELSEWHERE' }, 422, 'INVITATION_CODE_INVALID'],
    ['SEC-S19 an unknown field', { isAdmin: true }, 400, 'VALIDATION_FAILED'],
    ['SEC-S19 an account type', { type: 2 }, 400, 'VALIDATION_FAILED'],
    ['a name that is no text', { username: { $gt: '' } }, 400, 'VALIDATION_FAILED'],
    ['no captcha', { sliderCaptcha: undefined }, 422, 'SLIDER_CAPTCHA_REQUIRED'],
  ])('refuses %s, and writes nothing', async (_, fields, status, code) => {
    const before = [await auth.count('account'), await auth.count('outbox')];
    expect(await auth.register(fields)).toMatchObject(refused(status, code));
    expect([await auth.count('account'), await auth.count('outbox')]).toEqual(before);
  });

  it('SEC-S4 SPEC-5.2 requires the fund password when it is shown, and refuses the login password for it', async () => {
    const missing = await withFund.register();
    expect(missing.body.value).toMatchObject({ fields: [{ field: 'paymentPassword', reason: 'required' }] });
    expect(await withFund.register({ paymentPassword: goodPassword })).toMatchObject(
      refused(422, 'FUND_PASSWORD_EQUALS_PASSWORD'),
    );
  });

  it('returns the field and bounds of a problem', async () => {
    const { body } = await auth.register({ username: 'a1' });
    expect(body.value).toEqual({
      fields: [{ field: 'username', reason: 'length', patternId: 1, minLength: 6, maxLength: 16 }],
    });
  });
});

describe('registration, limited', () => {
  let auth: AuthTest;
  afterEach(() => auth?.close());

  it('SEC-S23.1 limits registrations per address and hour', async () => {
    auth = await startAuth({ REGISTRATIONS_PER_HOUR: '3', CAPTCHA: 'off' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await auth.register()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await auth.register({}, '198.51.100.1')).status).toBe(200);
  });

  it('is closed when the brand has switched it off', async () => {
    auth = await startAuth(
      { CAPTCHA: 'off' },
      {
        whitelabel: [
          { modId: 'REGISTER3', enabled: '0', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' }] },
        ],
      },
    );
    expect(await auth.register()).toMatchObject(refused(403, 'REGISTRATION_CLOSED'));
    expect(await auth.call('POST', '/wps/session/login/freeplay', undefined, { ip: home })).toMatchObject(
      refused(403, 'FREE_PLAY_CLOSED'),
    );
  });
});
