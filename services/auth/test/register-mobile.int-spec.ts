import { contactChanged } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { ownTries } from '../src/verification/verification.rules.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];
const whitelabel = (...on: string[]) => ({
  whitelabel: [
    { modId: 'REGISTER3', enabled: '1', childrenNodes: on.map((modId) => ({ modId, enabled: '1' })) },
  ],
});
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '1000', RATE_LIMITS: '100000' };

describe('registration by mobile number', () => {
  let auth: AuthTest;
  let next = 900_000_100;
  const newNumber = () => String((next += 1));

  beforeAll(async () => {
    auth = await startAuth(
      settings,
      whitelabel('DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'),
    );
  });
  afterAll(() => auth?.close());

  async function codeTo(mobileNo: string): Promise<string> {
    const before = auth.sent('sms', `+84${mobileNo}`);
    const answer = await auth.call('POST', '/wps/verification/sms/register', {
      mobileNo,
      countryDialingCode: '84',
      regType: 'mobile',
    });
    expect(answer.body.value).toEqual({ expiredMinutes: 5 });
    return digits(await auth.sms(`+84${mobileNo}`, before));
  }

  it('SPEC-4.7 SPEC-5.2 SPEC-1.1 SPEC-7.1.7 SPEC-7.1.20 SPEC-3.8 opens an account by number and code, without a password', async () => {
    const mobileNum = newNumber();
    const answer = await auth.registerByMobile({ mobileNum, verificationCode: await codeTo(mobileNum) });
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { type: 0, firstTimeLogin: true, account: expect.stringMatching(/^m\d{10}$/) } },
    });
    const { memberId } = await auth.asMember(answer);
    expect(await auth.publishedEvent(contactChanged.type, memberId)).toMatchObject({
      kind: 'mobile',
      masked: `********${mobileNum.slice(-3)}`,
      proven: true,
    });
    const stored = JSON.stringify([
      auth.published,
      await auth.pool.query('SELECT * FROM account_contact, account, verification_code, message'),
    ]);
    expect(stored).not.toContain(mobileNum);
  });

  it('accepts a name and a password as well', async () => {
    const mobileNum = newNumber();
    const answer = await auth.registerByMobile({
      mobileNum: `0${mobileNum}`.slice(1),
      username: 'songhong1',
      password: goodPassword,
      confirmPassword: goodPassword,
      verificationCode: await codeTo(mobileNum),
    });
    expect(answer.body.value).toMatchObject({ account: 'songhong1', firstTimeLogin: false });
    expect(codeOf(await auth.logIn('songhong1', goodPassword))).toBe('ok');
  });

  it.each<[string, object, string]>([
    ['no number', {}, 'REGISTER_FIELD_INVALID'],
    ['a number of too few digits', { mobileNum: '90123456' }, 'REGISTER_FIELD_INVALID'],
    ['a number that is none', { mobileNum: '111111111', verificationCode: '1' }, 'PHONE_NUMBER_INVALID'],
    ['no code', { mobileNum: '900000001' }, 'VERIFICATION_CODE_MISSING'],
    [
      'a code that was not sent',
      { mobileNum: '900000001', verificationCode: '123456' },
      'VERIFICATION_CODE_INVALID',
    ],
    ['terms not accepted', { mobileNum: '900000001', agreement: false }, 'TERMS_NOT_ACCEPTED'],
    ['a confirmation that differs', { mobileNum: '900000001', password: goodPassword }, 'PASSWORDS_DIFFER'],
  ])('SPEC-5.2 refuses %s, and writes no account', async (_, fields, code) => {
    const before = await auth.count('account');
    expect(codeOf(await auth.registerByMobile(fields))).toBe(code);
    expect(await auth.count('account')).toBe(before);
  });

  it('REG-G1.1 SEC-S6 opens one account per number and informs the second by SMS only', async () => {
    const mobileNum = newNumber();
    const to = `+84${mobileNum}`;
    const first = await codeTo(mobileNum);
    await auth.registerByMobile({ mobileNum, verificationCode: first });
    const again = await auth.call('POST', '/wps/verification/sms/register', { mobileNo: mobileNum });
    expect(again).toMatchObject({ status: 200, body: { value: { expiredMinutes: 5 } } });
    expect(await auth.sms(to, 1)).toContain('da co tai khoan');
    expect(codeOf(await auth.registerByMobile({ mobileNum, verificationCode: first }))).toBe(
      'VERIFICATION_CODE_INVALID',
    );
  });

  const registerAtOnce = async (times: number, mobileNum: string, verificationCode: string) =>
    (
      await Promise.all(
        Array.from({ length: times }, () => auth.registerByMobile({ mobileNum, verificationCode })),
      )
    ).map(codeOf);

  it('REG-G1.1 gives a number to one of two concurrent proofs', async () => {
    const mobileNum = newNumber();
    const code = await codeTo(mobileNum);
    const answers = await registerAtOnce(ownTries, mobileNum, code);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(answers.filter((code) => code !== 'ok'))).toEqual(new Set(['VERIFICATION_CODE_INVALID']));
  });

  it('REG-G1.1 gives a number to one of more concurrent proofs than a code has tries', async () => {
    const mobileNum = newNumber();
    const answers = await registerAtOnce(2 * ownTries, mobileNum, await codeTo(mobileNum));
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    // Over is what it is for who had no try left, and asked before the code was used.
    const over = answers.filter((code) => code === 'VERIFICATION_CODE_EXPIRED').length;
    const used = answers.filter((code) => code === 'VERIFICATION_CODE_INVALID').length;
    expect(used).toBeGreaterThanOrEqual(ownTries - 1);
    expect(used + over).toBe(2 * ownTries - 1);
  });

  it('REG-G1.1 refuses a second proof of a number in the database', async () => {
    const { ContactService } = await import('../src/account/contact.service.js');
    const { Transactions } = await import('#libs/database');
    const people = await Promise.all([auth.register(), auth.register()]);
    const ids = await Promise.all(people.map(async (one) => (await auth.asMember(one)).memberId));
    const contacts = auth.app.get(ContactService, { strict: false });
    const transactions = auth.app.get(Transactions, { strict: false });
    const number = `84${newNumber()}`;
    const outcomes = await Promise.allSettled(
      ids.map((id) => transactions.run((tx) => contacts.put(tx, id, 'mobileNum', number, true))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the switches of registration', () => {
  let auth: AuthTest;
  afterEach(() => auth?.close());

  it('SPEC-2.4 SPEC-3.10.1 closes the mobile tab when the brand has not enabled it', async () => {
    auth = await startAuth(settings, whitelabel('DIRECTREG3', 'USERNAMEREG3'));
    expect(codeOf(await auth.registerByMobile({ mobileNum: '900000001' }))).toBe('REGISTRATION_CLOSED');
  });

  it('opens accounts by invitation only while DIRECTREG3 is off', async () => {
    auth = await startAuth(settings, whitelabel('USERNAMEREG3'));
    expect(codeOf(await auth.register())).toBe('INVITATION_CODE_REQUIRED');
    expect(codeOf(await auth.register({ affiliateCode: 'SEN2026' }))).toBe('ok');
  });

  it('SPEC-5.2 SPEC-3.10.10 requires number and code on the user name tab only when smsEnabled is on', async () => {
    auth = await startAuth(settings, {
      ...whitelabel('DIRECTREG3', 'USERNAMEREG3'),
      flags: { smsEnabled: true },
    });
    expect((await auth.register()).body).toMatchObject({
      code: 'REGISTER_FIELD_INVALID',
      value: { fields: [{ field: 'mobileNum', reason: 'required' }] },
    });
    const fields = { mobileNum: '900000001', countryDialingCode: '84' };
    expect(codeOf(await auth.register(fields))).toBe('VERIFICATION_CODE_MISSING');
    await auth.call('POST', '/wps/verification/sms/register', { mobileNo: '900000001' });
    const verificationCode = digits(await auth.sms('+84900000001'));
    expect(codeOf(await auth.register({ ...fields, verificationCode }))).toBe('ok');
  });

  it('SPEC-3.10.3 requires a password on the mobile tab when MOBILENUMPASSREG3 is on', async () => {
    auth = await startAuth(settings, whitelabel('DIRECTREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'));
    expect((await auth.registerByMobile({ mobileNum: '900000001' })).body.value).toMatchObject({
      fields: [{ field: 'password', reason: 'required' }],
    });
  });

  it('permits several accounts per number when the brand does', async () => {
    auth = await startAuth(
      { ...settings, ONE_ACCOUNT_PER: 'email' },
      whitelabel('DIRECTREG3', 'MOBILENUMREG3', 'REGMOBVERF3'),
    );
    for (const already of [0, 1]) {
      await auth.call('POST', '/wps/verification/sms/register', { mobileNo: '900000001' });
      const verificationCode = digits(await auth.sms('+84900000001', already));
      expect(codeOf(await auth.registerByMobile({ mobileNum: '900000001', verificationCode }))).toBe('ok');
    }
  });
});
