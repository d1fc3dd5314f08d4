import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const issuer = 'https://phone.example/sen';
const audience = 'sen-vang';
const names = [
  'PHONEAUTH3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
];
const brand = {
  whitelabel: [
    { modId: 'ALL3', enabled: '1', childrenNodes: names.map((modId) => ({ modId, enabled: '1' })) },
  ],
};
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };

describe('the external phone service', () => {
  let auth: AuthTest;
  let provider: Server;
  let url: string;
  let keys: { privateKey: CryptoKey; other: CryptoKey };
  let next = 900_000_900;
  let proofs = 0;

  beforeAll(async () => {
    const own = await generateKeyPair('RS256', { extractable: true });
    const other = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    keys = { privateKey: own.privateKey, other: other.privateKey };
    provider = createServer((_, reply) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    );
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/jwks`;
    auth = await startAuth(
      {
        ...settings,
        ...{ PHONE_AUTH_ISSUER: issuer, PHONE_AUTH_AUDIENCE: audience, PHONE_AUTH_JWKS_URL: url },
        PHONE_AUTH_API_KEY: 'site-key',
      },
      brand,
    );
  });
  afterAll(async () => {
    await auth?.close();
    if (provider) await new Promise((done) => provider.close(done));
  });

  const newNumber = () => String((next += 1));
  const now = () => Math.floor(auth.clock.now().getTime() / 1000);
  /** A token as the service gives it for this number. */
  async function tokenFor(
    number: string,
    over: Record<string, unknown> = {},
    by = keys.privateKey,
    header = {},
  ) {
    const claims = {
      iss: issuer,
      aud: audience,
      sub: `user-${(proofs += 1)}`,
      iat: now(),
      exp: now() + 3600,
      auth_time: now(),
      phone_number: `+84${number}`,
      ...over,
    };
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(by);
  }
  const register = (mobileNum: string, idToken: string) =>
    auth.registerByMobile({ mobileNum, idToken, firebaseChannel: 'sms' });
  const logIn = async (fields: object) =>
    auth.call(
      'POST',
      '/wps/session/login',
      await auth.seal({ type: 'sms', countryDialingCode: '84', ...fields }),
    );

  it('SPEC-4.7 SPEC-7.1.6 registers and logs in by its token, without a code', async () => {
    const mobileNum = newNumber();
    const registered = await register(mobileNum, await tokenFor(mobileNum));
    expect(registered.body.value).toMatchObject({ type: 0, firstTimeLogin: true });
    const { memberId } = await auth.asMember(registered);
    const answer = await logIn({ mobileNum, idToken: await tokenFor(mobileNum) });
    expect(answer.body.value).toMatchObject({ forcePasswordChange: false });
    expect((await auth.asMember(answer)).memberId).toBe(memberId);
    const history = await auth.call('GET', '/wps/v2/login-history', undefined, {
      as: await auth.asMember(answer),
    });
    expect(history.body.value).toMatchObject({
      list: [{ method: 'phone-service' }, { method: 'registration' }],
    });
    expect(auth.sent('sms')).toBe(0);
  });

  it('sets a new password by its token', async () => {
    const mobileNum = newNumber();
    await register(mobileNum, await tokenFor(mobileNum));
    const fields = { newPassword: goodPassword, mobileNum, idToken: await tokenFor(mobileNum) };
    const reset = await auth.call('POST', '/wps/member/password/verification', await auth.seal(fields));
    expect(codeOf(reset)).toBe('ok');
    expect(codeOf(await auth.logIn(mobileNum, goodPassword, { type: '' }))).toBe('ok');
  });

  it('SEC-S16 accepts a token once', async () => {
    const mobileNum = newNumber();
    await register(mobileNum, await tokenFor(mobileNum));
    const idToken = await tokenFor(mobileNum);
    const answers = await Promise.all([1, 2, 3].map(() => logIn({ mobileNum, idToken })));
    expect(answers.map(codeOf).sort()).toEqual(['PHONE_IDENTITY_INVALID', 'PHONE_IDENTITY_INVALID', 'ok']);
  });

  it.each<[string, (number: string) => Promise<string>, string]>([
    ['by another key', (number) => tokenFor(number, {}, keys.other), 'PHONE_IDENTITY_INVALID'],
    [
      'by an unknown key',
      (number) => tokenFor(number, {}, keys.privateKey, { kid: 'k9' }),
      'PHONE_IDENTITY_INVALID',
    ],
    [
      'of another issuer',
      (number) => tokenFor(number, { iss: 'https://evil.example' }),
      'PHONE_IDENTITY_INVALID',
    ],
    ['for another site', (number) => tokenFor(number, { aud: 'another' }), 'PHONE_IDENTITY_INVALID'],
    ['of the future', (number) => tokenFor(number, { nbf: now() + 600 }), 'PHONE_IDENTITY_INVALID'],
    ['that has expired', (number) => tokenFor(number, { exp: now() - 1 }), 'VERIFICATION_CODE_EXPIRED'],
    [
      'of an old proof',
      (number) => tokenFor(number, { auth_time: now() - 301 }),
      'VERIFICATION_CODE_EXPIRED',
    ],
    ['without a number', (number) => tokenFor(number, { phone_number: undefined }), 'PHONE_IDENTITY_INVALID'],
    ['of another number', () => tokenFor('900000777'), 'PHONE_IDENTITY_INVALID'],
    ['of no form', () => Promise.resolve('certainly'), 'PHONE_IDENTITY_INVALID'],
    [
      'unsigned',
      async (number) => {
        const [, claims] = (await tokenFor(number)).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
      'PHONE_IDENTITY_INVALID',
    ],
    [
      'that brings its own key along',
      (number) => tokenFor(number, {}, keys.other, { jku: 'https://evil.example/jwks' }),
      'PHONE_IDENTITY_INVALID',
    ],
  ])('SEC-S16 refuses a token %s', async (_, make, code) => {
    const mobileNum = newNumber();
    const before = await auth.count('account');
    expect(codeOf(await register(mobileNum, await make(mobileNum)))).toBe(code);
    expect(await auth.count('account')).toBe(before);
  });

  it('SEC-S6 discloses that a number has no account only to its prover', async () => {
    const mobileNum = newNumber();
    expect(codeOf(await logIn({ mobileNum, idToken: await tokenFor(mobileNum) }))).toBe(
      'PHONE_NOT_REGISTERED',
    );
    expect(codeOf(await logIn({ mobileNum, idToken: await tokenFor('900000778') }))).toBe(
      'PHONE_IDENTITY_INVALID',
    );
  });

  const described = async (language: string) =>
    (
      await auth.call('GET', '/wps/verification/phone', undefined, {
        headers: { 'accept-language': language },
      })
    ).body.value as unknown as {
      enabled: boolean;
      expiredMinutes: number;
      errors: { providerCode: string; message: string }[];
    };

  it.each([
    ['SPEC-8.18', 'auth/invalid-phone-number', 'Phone number format incorrect.'],
    ['SPEC-8.19', 'auth/missing-phone-number', 'Enter a phone number.'],
    ['SPEC-8.20', 'auth/too-many-requests', 'Too many requests, please retry after 5 minutes.'],
    ['SPEC-8.21', '*', 'Unknown error in the verification of the phone number.'],
    ['SPEC-8.22', 'auth/invalid-verification-code', 'The verification code is invalid.'],
    ['SPEC-8.23', 'auth/missing-verification-code', 'Enter a verification code.'],
    ['SPEC-8.24', 'auth/captcha-check-failed', 'The captcha check failed, please try again.'],
    ['SPEC-8.25', 'auth/quota-exceeded', 'The SMS quota is not enough, please retry later.'],
    ['SPEC-8.26', 'auth/operation-not-allowed', 'The operation is not allowed, please contact support.'],
    ['SPEC-8.27', 'auth/code-expired', 'The verification code has expired, please have it sent again.'],
    ['SPEC-8.28', 'auth/popup-closed-by-user', 'The window was closed by the user, the login failed.'],
  ])('%s words %s in both languages', async (_, code, message) => {
    const of = async (language: string) =>
      (await described(language)).errors.filter(({ providerCode }) => providerCode === code);
    expect(await of('en')).toMatchObject([{ message }]);
    const [vietnamese] = await of('vi');
    expect(vietnamese!.message).not.toBe(message);
  });

  it('SPEC-4.6 SPEC-9.7 reports a countdown of one minute', async () => {
    expect(await described('vi')).toMatchObject({
      ...{ enabled: true, expiredMinutes: 1 },
      client: { apiKey: 'site-key' },
    });
    expect((await described('en')).errors).toHaveLength(11);
  });
});

describe('an external phone service that is unavailable or not configured', () => {
  let auth: AuthTest;
  afterEach(() => auth?.close());
  const idToken = async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT({ phone_number: '+84900000001' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(privateKey);
  };

  it('responds with a retry when the keys are unavailable', async () => {
    auth = await startAuth(
      {
        ...settings,
        PHONE_AUTH_ISSUER: issuer,
        PHONE_AUTH_AUDIENCE: audience,
        PHONE_AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks',
      },
      brand,
    );
    const answer = await auth.registerByMobile({ mobileNum: '900000001', idToken: await idToken() });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });

  it('SPEC-4.7 is closed when the brand has not switched it on', async () => {
    const withoutIt = {
      whitelabel: brand.whitelabel.map((node) => ({
        ...node,
        childrenNodes: node.childrenNodes.filter(({ modId }) => modId !== 'PHONEAUTH3'),
      })),
    };
    auth = await startAuth(
      {
        ...settings,
        ...{ PHONE_AUTH_ISSUER: issuer, PHONE_AUTH_AUDIENCE: audience, PHONE_AUTH_API_KEY: 'site-key' },
        PHONE_AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks',
      },
      withoutIt,
    );
    const mobileNum = '900000001';
    const login = await auth.seal({
      ...{ type: 'sms', countryDialingCode: '84' },
      ...{ mobileNum, idToken: await idToken() },
    });
    expect(codeOf(await auth.call('POST', '/wps/session/login', login))).toBe('PHONE_AUTH_UNAVAILABLE');
    expect((await auth.call('GET', '/wps/verification/phone')).body.value).toMatchObject({
      ...{ enabled: false, client: null },
    });
  });

  it('is closed when it is not configured', async () => {
    auth = await startAuth(settings, brand);
    const answer = await auth.registerByMobile({ mobileNum: '900000001', idToken: await idToken() });
    expect(codeOf(answer)).toBe('PHONE_AUTH_UNAVAILABLE');
    expect((await auth.call('GET', '/wps/verification/phone')).body.value).toMatchObject({ enabled: false });
  });
});
