import { Secret, TOTP } from 'otpauth';
import type { Principal } from '#libs/auth';
import { securityChanged } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';
import { VirtualAuthenticator } from './support/virtual-authenticator.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'ok';
const valueOf = <T>({ body }: TestAnswer) => body.value as unknown as T;
const path = '/wps/v2/second-factor';
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };

interface Demand {
  ticket: string;
  methods: string[];
  additional: string[];
}

describe('the second factor', () => {
  let auth: AuthTest;
  let people = 0;

  beforeAll(async () => {
    auth = await startAuth(settings, { flags: { bankAccountNameCheck: true } });
  });
  afterAll(() => auth?.close());

  async function member(fields: object = {}) {
    const username = `haibuoc${(people += 1)}x`;
    return { username, ...(await auth.asMember(await auth.register({ username, ...fields }))) };
  }
  const send = async (as: Principal, where: string, fields: object) =>
    auth.call('POST', `${path}/${where}`, await auth.seal(fields), { as });
  const totpOf = (secret: string) => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return () => totp.generate({ timestamp: auth.clock.now().getTime() });
  };
  const nextStep = () => auth.clock.advance(30_000);
  async function withApp(fields: object = {}) {
    const one = await member(fields);
    const { secret } = valueOf<{ secret: string }>(
      await send(one, 'authenticator', { password: goodPassword }),
    );
    const code = totpOf(secret);
    const confirmed = await send(one, 'authenticator/confirmation', { code: code() });
    nextStep();
    return { ...one, secret, code, ...valueOf<{ recoveryCodes: string[] }>(confirmed) };
  }
  async function demand(username: string): Promise<Demand> {
    const answer = await auth.logIn(username, goodPassword);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    return valueOf<Demand>(answer);
  }
  const complete = async (fields: object) =>
    auth.call('POST', '/wps/session/login/second-factor', await auth.seal(fields));

  describe('of an authenticator app', () => {
    it('SPEC-2.10 SEC-S11 is required between password and session once it is confirmed', async () => {
      const one = await member();
      const begun = await send(one, 'authenticator', { password: goodPassword });
      const { secret, uri } = valueOf<{ secret: string; uri: string }>(begun);
      expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('ok');
      for (const code of ['abcdef', '１２３４５６', '🙂🙂🙂'])
        expect(codeOf(await send(one, 'authenticator/confirmation', { code }))).toBe('SECOND_FACTOR_WRONG');
      expect(codeOf(await send(one, 'authenticator/confirmation', { code: '000000' }))).toBe(
        'SECOND_FACTOR_WRONG',
      );
      const confirmed = await send(one, 'authenticator/confirmation', { code: totpOf(secret)() });
      expect(valueOf<{ recoveryCodes: string[] }>(confirmed).recoveryCodes).toHaveLength(10);
      nextStep();
      const { ticket, methods, additional } = await demand(one.username);
      expect([methods, additional]).toEqual([['totp', 'recovery'], []]);
      const answer = await complete({ ticket, method: 'totp', code: totpOf(secret)() });
      expect((await auth.asMember(answer)).memberId).toBe(one.memberId);
      expect(await auth.publishedEvent(securityChanged.type, one.memberId)).toMatchObject({
        what: 'second-factor-on',
      });
      const stored = JSON.stringify(await auth.pool.query('SELECT * FROM authenticator, recovery_code'));
      expect(stored).not.toContain(secret);
    });

    it('SEC-S11 accepts each code and each ticket once', async () => {
      const one = await withApp();
      const [first, second] = [await demand(one.username), await demand(one.username)];
      const code = one.code();
      expect(codeOf(await complete({ ticket: first.ticket, method: 'totp', code }))).toBe('ok');
      expect(codeOf(await complete({ ticket: second.ticket, method: 'totp', code }))).toBe(
        'SECOND_FACTOR_WRONG',
      );
      nextStep();
      expect(codeOf(await complete({ ticket: first.ticket, method: 'totp', code: one.code() }))).toBe(
        'SECOND_FACTOR_ENDED',
      );
      const tries = await Promise.all(
        Array.from({ length: 4 }, () =>
          complete({ ticket: second.ticket, method: 'totp', code: one.code() }),
        ),
      );
      expect(tries.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
    });

    it('SEC-S11 compares five wrong codes in 15 minutes, over all logins', async () => {
      const one = await withApp();
      for (let n = 0; n < 5; n++) {
        const { ticket } = await demand(one.username);
        expect(codeOf(await complete({ ticket, method: 'totp', code: '000000' }))).toBe(
          'SECOND_FACTOR_WRONG',
        );
      }
      const { ticket } = await demand(one.username);
      const refused = await complete({ ticket, method: 'totp', code: one.code() });
      expect([refused.status, codeOf(refused)]).toEqual([429, 'SECOND_FACTOR_TRIES_USED']);
    });

    it('has ten recovery codes, each accepted once and stored as Argon2id', async () => {
      const one = await withApp();
      const [first, second] = one.recoveryCodes as [string, string];
      const rows = await auth.pool.query('SELECT hash FROM recovery_code WHERE subject_id = $1', [
        one.memberId,
      ]);
      expect(rows.every(({ hash }: { hash: string }) => hash.startsWith('$argon2id$'))).toBe(true);
      const by = async (code: string) =>
        codeOf(await complete({ ticket: (await demand(one.username)).ticket, method: 'recovery', code }));
      expect(await by(first.toUpperCase().replaceAll('-', ' '))).toBe('ok');
      expect(await by(first)).toBe('SECOND_FACTOR_WRONG');
      expect(await by(second)).toBe('ok');
      const state = await auth.call('GET', path, undefined, { as: one });
      expect(valueOf(state)).toEqual({ authenticator: true, passkeys: [], recoveryCodesLeft: 8 });
      const renewed = await send(one, 'recovery-codes', { password: goodPassword, code: one.code() });
      expect(valueOf<{ recoveryCodes: string[] }>(renewed).recoveryCodes).toHaveLength(10);
      expect(await by(one.recoveryCodes[2]!)).toBe('SECOND_FACTOR_WRONG');
    });

    it('is removed by the password and a code together', async () => {
      const one = await withApp();
      const remove = (fields: object) =>
        send(one, 'authenticator/removal', { password: goodPassword, ...fields });
      expect(codeOf(await remove({ code: '000000' }))).toBe('SECOND_FACTOR_WRONG');
      expect(codeOf(await remove({ code: one.code(), password: 'wrong' }))).toBe('OLD_PASSWORD_WRONG');
      expect(codeOf(await remove({ code: one.code() }))).toBe('ok');
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('ok');
      expect(codeOf(await remove({ code: one.code() }))).toBe('AUTHENTICATOR_MISSING');
    });

    it('SEC-S11 is required after a reset of the password as well', async () => {
      const email = 'hai.buoc@example.vn';
      const one = await withApp();
      await auth.proveEmail(one.memberId, email);
      await auth.call('POST', '/wps/member/password/email', { username: one.username, email });
      const { text } = await auth.email(email, { saying: '#reset=' });
      const token = /#reset=([\w-]{43})/.exec(text)![1]!;
      const fresh = 'Con đò nhỏ qua sông';
      const body = await auth.seal({ token, newPassword: fresh, confirmNewPassword: fresh });
      expect(codeOf(await auth.call('POST', '/wps/member/password/reset', body))).toBe('ok');
      expect(codeOf(await auth.logIn(one.username, fresh))).toBe('SECOND_FACTOR_REQUIRED');
    });

    it('SEC-S6 is required after the right password only', async () => {
      const one = await withApp();
      expect(codeOf(await auth.logIn(one.username, 'wrong'))).toBe('AUTH_INVALID_CREDENTIALS');
    });

    it('expires with its ticket', async () => {
      expect(codeOf(await complete({ ticket: 'x'.repeat(43), method: 'totp', code: '1' }))).toBe(
        'SECOND_FACTOR_ENDED',
      );
    });
  });

  it('SPEC-2.10 SEC-S11 requires the bank account’s name in addition, never in place of a factor', async () => {
    const named = { payeeName: 'TRAN THI SEN' };
    const plain = await member(named);
    expect(codeOf(await auth.logIn(plain.username, goodPassword))).toBe('ok');
    const one = await withApp(named);
    const { ticket, additional } = await demand(one.username);
    expect(additional).toEqual(['bankAccountName']);
    const by = async (fields: object) => codeOf(await complete({ ticket, method: 'totp', ...fields }));
    expect(await by({ code: '000000', bankAccountName: 'Tran Thi Sen' })).toBe('SECOND_FACTOR_WRONG');
    expect(await by({ code: one.code() })).toBe('SECOND_FACTOR_WRONG');
    nextStep();
    expect(await by({ code: one.code(), bankAccountName: 'Nguyen Van An' })).toBe('SECOND_FACTOR_WRONG');
    nextStep();
    expect(await by({ code: one.code(), bankAccountName: '  Trần  Thị Sen ' })).toBe('ok');
  });

  describe('of a passkey', () => {
    async function withPasskey(key = new VirtualAuthenticator()) {
      const one = await member();
      const answer = await send(one, 'passkeys/options', { password: goodPassword });
      const { options } = valueOf<{ options: { challenge: string } }>(answer);
      const add = (response: unknown) =>
        auth.call('POST', `${path}/passkeys`, { name: 'Điện thoại', response }, { as: one });
      const added = await add(key.create(options.challenge));
      return { ...one, key, options, add, added };
    }
    async function challenge(username: string) {
      const { ticket, methods } = await demand(username);
      const answer = await auth.call('POST', '/wps/session/login/second-factor/passkey', { ticket });
      const { options } = valueOf<{ options: { challenge: string; allowCredentials: unknown[] } }>(answer);
      return { ticket, methods, options };
    }

    it('is required once added, and comes with recovery codes', async () => {
      const one = await withPasskey();
      expect(valueOf<{ recoveryCodes: string[] }>(one.added).recoveryCodes).toHaveLength(10);
      const { ticket, methods, options } = await challenge(one.username);
      expect(methods).toEqual(['passkey', 'recovery']);
      expect(options.allowCredentials).toHaveLength(1);
      const passkey = one.key.get(options.challenge);
      const answer = await complete({ ticket, method: 'passkey', passkey });
      expect((await auth.asMember(answer)).memberId).toBe(one.memberId);
      const state = await auth.call('GET', path, undefined, { as: one });
      expect(valueOf(state)).toMatchObject({
        authenticator: false,
        passkeys: [{ name: 'Điện thoại', lastUsedAt: auth.clock.now().toISOString() }],
      });
    });

    it('SEC-S16 is refused for another key or origin, an old challenge, or a clone’s counter', async () => {
      const one = await withPasskey();
      const by = async (make: (asked: string) => unknown) => {
        const { ticket, options } = await challenge(one.username);
        return codeOf(await complete({ ticket, method: 'passkey', passkey: make(options.challenge) }));
      };
      expect(await by((asked) => new VirtualAuthenticator().get(asked))).toBe('SECOND_FACTOR_WRONG');
      expect(await by(() => one.key.get('b2xkLWNoYWxsZW5nZQ'))).toBe('SECOND_FACTOR_WRONG');
      expect(await by((asked) => ({ ...one.key.get(asked), response: {} }))).toBe('SECOND_FACTOR_WRONG');
      expect(await by((asked) => one.key.get(asked))).toBe('ok');
      Object.assign(one.key, { counter: 0 });
      expect(await by((asked) => one.key.get(asked))).toBe('SECOND_FACTOR_WRONG');
    });

    it('is created for this site and challenge only, once', async () => {
      const evil = await withPasskey(new VirtualAuthenticator('https://evil.example', 'evil.example'));
      expect(codeOf(evil.added)).toBe('PASSKEY_REFUSED');
      const one = await withPasskey();
      expect(codeOf(await one.add(new VirtualAuthenticator().create(one.options.challenge)))).toBe(
        'PASSKEY_REFUSED',
      );
      expect(codeOf(await auth.logIn(evil.username, goodPassword))).toBe('ok');
    });

    it('SEC-S18 is removed by its owner only', async () => {
      const [one, other] = [await withPasskey(), await member()];
      const state = await auth.call('GET', path, undefined, { as: one });
      const [{ id }] = valueOf<{ passkeys: [{ id: string }] }>(state).passkeys;
      const [code] = valueOf<{ recoveryCodes: string[] }>(one.added).recoveryCodes;
      const remove = (as: Principal, proof = code!) =>
        send(as, `passkeys/${id}/removal`, { password: goodPassword, code: proof });
      expect((await remove(other)).status).toBe(404);
      expect(codeOf(await remove(one, '123456'))).toBe('SECOND_FACTOR_WRONG');
      expect(codeOf(await remove(one))).toBe('ok');
      expect(codeOf(await auth.logIn(one.username, goodPassword))).toBe('ok');
    });
  });
});
