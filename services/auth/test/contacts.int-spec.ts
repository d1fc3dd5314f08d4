import type { Principal } from '#libs/auth';
import { contactChanged, securityChanged } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];
const path = '/wps/v2/contacts';

describe('contacts', () => {
  let auth: AuthTest;
  let next = 900_001_100;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '1000', RATE_LIMITS: '100000' });
  });
  afterAll(() => auth?.close());

  const newNumber = () => String((next += 1));
  const member = async (fields: object = {}) => auth.asMember(await auth.register(fields));
  async function mobileCode(as: Principal, mobileNum: string) {
    const before = auth.sent('sms', `+84${mobileNum}`);
    const answer = await auth.call('POST', `${path}/mobile/code`, { mobileNum }, { as });
    expect(answer.body.value).toEqual({ expiredMinutes: 5 });
    return digits(await auth.sms(`+84${mobileNum}`, before));
  }
  async function emailCode(as: Principal, email: string) {
    const before = auth.sent('email', email);
    expect(codeOf(await auth.call('POST', `${path}/email/code`, { email }, { as }))).toBe('ok');
    return digits((await auth.email(email, { after: before })).text);
  }
  const put = async (as: Principal, kind: 'mobile' | 'email', fields: object) =>
    auth.call('PUT', `${path}/${kind}`, await auth.seal({ password: goodPassword, ...fields }), { as });

  it('REG-G9 are proven by the password and a code, published masked, and logged', async () => {
    const one = await member();
    const mobileNum = newNumber();
    const verificationCode = await mobileCode(one, mobileNum);
    expect(codeOf(await put(one, 'mobile', { mobileNum, verificationCode, password: 'wrong' }))).toBe(
      'OLD_PASSWORD_WRONG',
    );
    expect(codeOf(await put(one, 'mobile', { mobileNum, verificationCode }))).toBe('ok');
    expect(await auth.publishedEvent(contactChanged.type, one.memberId)).toMatchObject({
      kind: 'mobile',
      proven: true,
    });
    expect(await auth.publishedEvent(securityChanged.type, one.memberId)).toMatchObject({ what: 'mobile' });
  });

  it('SEC-S8 notify the old address when they change', async () => {
    const old = 'dia.chi.cu@example.vn';
    const one = await member({ email: old });
    const email = 'dia.chi.moi@example.vn';
    const verificationCode = await emailCode(one, email);
    expect(codeOf(await put(one, 'email', { email, verificationCode }))).toBe('ok');
    expect(await auth.email(old, { saying: 'địa chỉ e-mail' })).toMatchObject({ to: old });
    expect(auth.sent('email', email)).toBe(1);
  });

  it('REG-G1.1 belong to one account once proven, which is disclosed only to their prover', async () => {
    const [one, other] = [await member(), await member()];
    const mobileNum = newNumber();
    await put(one, 'mobile', { mobileNum, verificationCode: await mobileCode(one, mobileNum) });
    const verificationCode = await mobileCode(other, mobileNum);
    expect(codeOf(await put(other, 'mobile', { mobileNum, verificationCode: '000000' }))).toBe(
      'VERIFICATION_CODE_INVALID',
    );
    expect(codeOf(await put(other, 'mobile', { mobileNum, verificationCode }))).toBe('CONTACT_IN_USE');
  });

  it('SEC-S9.1 accept a code only for its address and member', async () => {
    const [one, other] = [await member(), await member()];
    const email = 'mot.nguoi@example.vn';
    const verificationCode = await emailCode(one, email);
    expect(codeOf(await put(other, 'email', { email, verificationCode }))).toBe('VERIFICATION_CODE_INVALID');
    expect(codeOf(await put(one, 'email', { email: 'khac@example.vn', verificationCode }))).toBe(
      'VERIFICATION_CODE_INVALID',
    );
    expect(codeOf(await put(one, 'email', { email, verificationCode }))).toBe('ok');
  });

  it('SPEC-8.3 SPEC-8.18 SPEC-5.7 refuse invalid numbers and addresses', async () => {
    const one = await member();
    const number = await auth.call('POST', `${path}/mobile/code`, { mobileNum: '12' }, { as: one });
    expect(codeOf(number)).toBe('PHONE_NUMBER_INVALID');
    const address = await auth.call('POST', `${path}/email/code`, { email: 'an@' }, { as: one });
    expect([codeOf(address), address.body.message]).toEqual(['EMAIL_INVALID', 'E-mail không đúng.']);
  });
});
