import { addressGroup, networkOf } from '#libs/platform';
import type { TestAnswer } from '#libs/testing';
import { eventually } from '#libs/testing';
import { home, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const digits = (text: string) => /\b\d{6}\b/.exec(text)![0];
const elsewhere = '198.51.100.40';
/** In the network of `home`. */
const neighbour = '203.0.113.11';
const open = { flags: { smsEnabled: true } };

describe('codes by text message', () => {
  let auth: AuthTest;
  let next = 900_000_300;
  const newNumber = () => String((next += 1));

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' }, open);
  });
  afterAll(() => auth?.close());

  const ask = (mobileNo: string, ip = home) =>
    auth.call('POST', '/wps/verification/sms/register', { mobileNo, countryDialingCode: '84' }, { ip });
  async function codeTo(mobileNum: string): Promise<string> {
    const before = auth.sent('sms', `+84${mobileNum}`);
    await ask(mobileNum);
    return digits(await auth.sms(`+84${mobileNum}`, before));
  }
  const attempt = async (mobileNum: string, verificationCode: string, ip?: string) =>
    codeOf(await auth.register({ mobileNum, verificationCode, countryDialingCode: '84' }, ip));

  it('SEC-S9.1 are six digits, stored as Argon2id, and the message is deleted once sent', async () => {
    const number = newNumber();
    const code = await codeTo(number);
    const [row] = await auth.pool.query('SELECT * FROM verification_code ORDER BY created_at DESC LIMIT 1');
    expect(row.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBeLessThanOrEqual(10 * 60_000);
    const rows = JSON.stringify(await auth.pool.query('SELECT * FROM verification_code, message'));
    expect(rows).not.toContain(code);
    const sealed = async () =>
      (await auth.pool.query('SELECT sealed FROM message ORDER BY created_at DESC LIMIT 1'))[0].sealed;
    await eventually(sealed, (text) => text === '');
  });

  it('SEC-S9.1 SPEC-8.22 are accepted once', async () => {
    const number = newNumber();
    const code = await codeTo(number);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => attempt(number, code)));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1);
    expect(await attempt(number, code)).toBe('VERIFICATION_CODE_INVALID');
  });

  it('SEC-S9.1 SPEC-8.27 expire, and report it', async () => {
    const number = newNumber();
    const code = await codeTo(number);
    auth.clock.advance(5 * 60_000);
    expect(await attempt(number, code)).toBe('VERIFICATION_CODE_EXPIRED');
  });

  it('SEC-S10 permit five tries: three from the requesting network, two from others', async () => {
    const number = newNumber();
    const code = await codeTo(number);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 10; n++) await attempt(number, wrong, elsewhere);
    const [row] = await auth.pool.query(
      'SELECT own_tries, other_tries FROM verification_code ORDER BY created_at DESC LIMIT 1',
    );
    expect(row).toEqual({ own_tries: 0, other_tries: 2 });
    expect(await attempt(number, code, elsewhere)).toBe('VERIFICATION_CODE_INVALID');
    expect(await attempt(number, wrong)).toBe('VERIFICATION_CODE_INVALID');
    expect(await attempt(number, code)).toBe('ok');
    const second = newNumber();
    const its = await codeTo(second);
    const tries = await Promise.all(Array.from({ length: 12 }, () => attempt(second, wrong)));
    expect(new Set(tries)).not.toContain('ok');
    expect(await attempt(second, its)).toBe('VERIFICATION_CODE_EXPIRED');
  });

  it('SEC-S9.1 are valid for their purpose and number only, and only the newest', async () => {
    const [number, other] = [newNumber(), newNumber()];
    const old = await codeTo(number);
    const code = await codeTo(number);
    if (old !== code) expect(await attempt(number, old)).toBe('VERIFICATION_CODE_INVALID');
    expect(await attempt(other, code)).toBe('VERIFICATION_CODE_INVALID');
    expect(await attempt(number, code)).toBe('ok');
  });

  it('SEC-S6 SEC-S10 are not sent to an unproven number, with the same response', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await attempt(known, await codeTo(known));
    const before = auth.sent('sms', `+84${known}`);
    const answers = [];
    for (const mobileNum of [known, unknown])
      answers.push(await auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum }));
    const plain = ({ status, body }: TestAnswer) => ({ status, ...body, requestId: '' });
    expect(plain(answers[0]!)).toEqual(plain(answers[1]!));
    expect(await auth.sms(`+84${known}`, before)).toMatch(/ma dang nhap .* \d{6}/);
    expect(auth.sent('sms', `+84${unknown}`)).toBe(0);
    const hashes = await auth.pool.query(
      `SELECT count(*)::int AS n FROM verification_code WHERE purpose = 'login'`,
    );
    expect(hashes[0].n).toBe(2);
  });

  it.each<[string, string, object, number, string, string]>([
    ['SPEC-8.19', 'no number', {}, 422, 'PHONE_NUMBER_MISSING', 'Enter a phone number.'],
    [
      'SPEC-8.18',
      'a number that is none',
      { mobileNum: '12' },
      422,
      'PHONE_NUMBER_INVALID',
      'Phone number format incorrect.',
    ],
    [
      'SPEC-8.26',
      'a country we do not write to',
      { mobileNum: '4155552671', countryDialingCode: '1' },
      403,
      'PHONE_OPERATION_NOT_ALLOWED',
      'The operation is not allowed, please contact support.',
    ],
  ])('%s SPEC-5.4 refuse %s in words of both languages', async (_id, _what, body, status, code, message) => {
    const path = '/wps/verification/sms/noLogin';
    const english = await auth.call('POST', path, body, { headers: { 'accept-language': 'en' } });
    expect([english.status, english.body.code, english.body.message]).toEqual([status, code, message]);
    const vietnamese = await auth.call('POST', path, body);
    expect(vietnamese.body.message).not.toBe(message);
  });

  it('are in English when requested in English', async () => {
    const number = newNumber();
    const options = { headers: { 'accept-language': 'en-GB' } };
    await auth.call('POST', '/wps/verification/sms/register', { mobileNo: number }, options);
    expect(await auth.sms(`+84${number}`)).toMatch(/^Sen Vang: your registration code is \d{6}\./);
  });
});

describe('the throttle of text messages', () => {
  let auth: AuthTest;
  let next = 900_700_000;
  afterEach(() => auth?.close());

  const ask = (mobileNum: string, ip = home) =>
    auth.call('POST', '/wps/verification/sms/noLogin', { mobileNum }, { ip });
  /** What a minute's wait lets go. */
  const wait = async (mobileNum: string, ip = home) => {
    const { PersonalData } = await import('../src/account/personal-data.js');
    const index = auth.app.get(PersonalData, { strict: false }).indexOf('mobileNum', `84${mobileNum}`);
    await auth.cache.delete(`limit:sms:second:${ip}`, `limit:sms:number:${index}:${networkOf(ip)}`);
  };

  it('SPEC-5.4 SPEC-9.9 permits one a second per address and one a minute per number', async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    expect(codeOf(await ask('900000001'))).toBe('ok');
    const sameSecond = await ask('900000002');
    expect([codeOf(sameSecond), sameSecond.headers.get('retry-after')]).toEqual(['SMS_TOO_SOON', '1']);
    const sameNumber = await ask('0900000001', neighbour);
    expect([codeOf(sameNumber), sameNumber.headers.get('retry-after')]).toEqual(['SMS_TOO_SOON', '60']);
  });

  it('SPEC-9.8 SPEC-8.20 permits five an hour per number, then requires to retry after 5 minutes', async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    const outcomes: TestAnswer[] = [];
    for (let n = 0; n < 6; n++) {
      outcomes.push(await ask('900000001'));
      await wait('900000001');
    }
    expect(outcomes.map(codeOf)).toEqual([...Array<string>(5).fill('ok'), 'SMS_TOO_MANY_REQUESTS']);
    const last = outcomes.at(-1)!;
    expect([last.status, last.headers.get('retry-after'), last.body.message]).toEqual([
      429,
      '300',
      'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.',
    ]);
  });

  it('SEC-S5.1 permits sixty an hour per IPv4 address and twenty per IPv6 /64', async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    const outcomes: Record<string, string[]> = {};
    for (const [ip, times] of [
      [home, 61],
      ['2001:db8::1', 10],
      ['2001:db8::2', 11],
    ] as const)
      for (let n = 0; n < times; n++) {
        const group = addressGroup(ip);
        (outcomes[group] ??= []).push(codeOf(await ask(String((next += 1)), ip)));
        await auth.cache.delete(`limit:sms:second:${group}`);
      }
    expect(Object.values(outcomes).map((of) => of.filter((one) => one === 'ok').length)).toEqual([60, 20]);
    expect(Object.values(outcomes).map((of) => of.at(-1))).toEqual([
      'SMS_TOO_MANY_REQUESTS',
      'SMS_TOO_MANY_REQUESTS',
    ]);
  });

  it('SEC-S5.2 leaves the owner a code whatever a stranger elsewhere asks for', async () => {
    auth = await startAuth({ CAPTCHA: 'off' }, open);
    const number = String((next += 1));
    const register = (ip: string) =>
      auth.call('POST', '/wps/verification/sms/register', { mobileNo: number }, { ip });
    expect(codeOf(await register(home))).toBe('ok');
    const code = digits(await auth.sms(`+84${number}`));
    const strangers: string[] = [];
    for (let n = 0; n < 12; n++) {
      strangers.push(codeOf(await register(elsewhere)));
      await wait(number, elsewhere);
    }
    expect(strangers.at(-1)).toBe('SMS_TOO_MANY_REQUESTS');
    const proof = { mobileNum: number, verificationCode: code, countryDialingCode: '84' };
    expect(codeOf(await auth.register(proof))).toBe('ok');
    await wait(number);
    expect(codeOf(await register(home))).toBe('ok');
  });

  it('SPEC-8.25 SEC-S5.2 has a daily quota of each purpose, which unsent messages do not use up', async () => {
    auth = await startAuth({ CAPTCHA: 'off', SMS_PER_DAY: '10', RATE_LIMITS: '100000' }, open);
    const register = () =>
      auth.call('POST', '/wps/verification/sms/register', { mobileNo: String((next += 1)) });
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n++) outcomes.push(codeOf(await ask(String((next += 1)))));
    for (let n = 0; n < 3; n++) outcomes.push(codeOf(await register()));
    expect(outcomes).toEqual([...Array<string>(8).fill('ok'), 'SMS_QUOTA_EXCEEDED']);
    // A recovery is not refused for it.
    expect(codeOf(await ask(String((next += 1))))).toBe('ok');
  });
});
