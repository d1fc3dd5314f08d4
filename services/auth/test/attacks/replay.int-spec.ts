import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import type { TestAnswer } from '#libs/testing';
import { isWorkDone } from '../../src/captcha/work.rules.js';
import { PayloadDecryption } from '../../src/payload/payload-decryption.service.js';
import { LoginBudgets } from '../../src/session/login-budgets.js';
import { goodPassword, home, startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, codeOf, hashQuickly, inCrowds, sliderSolvedBy, tries, without } from './attacker.js';

const all = Array.from({ length: tries }, (_, n) => n);
const settings = { REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };

describe('an attacker who sends again what was good once', () => {
  let auth: AuthTest;
  const username = 'phatlai01';

  beforeAll(async () => {
    auth = await startAuth(settings);
    hashQuickly(auth);
    const answer = await auth.register({ username });
    if (answer.status !== 200) throw new Error(`nobody to attack: ${answer.text}`);
  });
  beforeEach(() => {
    hashQuickly(auth);
    noWaiting(false);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => auth.close());

  const count = (answers: TestAnswer[], ...codes: string[]) =>
    answers.filter((answer) => codes.includes(codeOf(answer))).length;
  const logInWith = (puzzle: object, ip = home) =>
    auth.logIn(username, 'wrong', { sliderCaptcha: undefined, ...puzzle }, ip);
  /** Puzzles that stay where they are when they are answered. */
  const keptPuzzles = () => jest.spyOn(auth.cache, 'take').mockImplementation((key) => auth.cache.get(key));
  /** No account or address is made to wait, so that nothing but the captcha stands in the way. */
  const noWaiting = (captchaDue: boolean) =>
    jest.spyOn(auth.app.get(LoginBudgets, { strict: false }), 'begin').mockResolvedValue({
      captchaDue,
      counts: { pair: 1, account: 1, network: 1 },
      keys: { pair: 'a', account: 'b', network: 'c', delay: 'd' },
    });

  const puzzles: Record<string, { due: boolean; solve: () => Promise<object> }> = {
    'slider captcha': {
      due: false,
      solve: async () => ({ sliderCaptcha: await sliderSolvedBy(auth, 'login', home) }),
    },
    'work proof': {
      due: false,
      solve: async () => {
        const { body } = await auth.call('POST', '/wps/captcha/work', { action: 'login' });
        const { id, salt, bits } = body.value as unknown as { id: string; salt: string; bits: number };
        for (let nonce = 0; ; nonce += 1)
          if (isWorkDone({ salt, bits }, String(nonce))) return { workProof: { id, nonce: String(nonce) } };
      },
    },
    'image captcha': {
      due: true,
      solve: async () => {
        const { body } = await auth.call('GET', '/wps/captcha');
        const { id } = body.value as unknown as { id: string };
        const { createHash } = await import('node:crypto');
        const digest = createHash('sha256').update(`${id}|${home}|h7kp`).digest('base64url');
        await auth.cache.set(`captcha:image:${id}`, digest, 60_000);
        return { captcha: { id, text: 'h7kp' } };
      },
    },
  };

  it.each(Object.keys(puzzles))(
    'SEC-S5 passes one %s once in 200 tries, and always if it were kept',
    async (name) => {
      const { due, solve } = puzzles[name]!;
      const attack = async () => {
        noWaiting(due);
        const puzzle = await solve();
        const answers = await inCrowds(all, async () =>
          logInWith({ ...(due && { sliderCaptcha: await sliderSolvedBy(auth, 'login', home) }), ...puzzle }),
        );
        return count(answers, 'AUTH_INVALID_CREDENTIALS');
      };
      expect(await attack()).toBe(1);
      expect(await without(keptPuzzles(), attack)).toBe(tries);
    },
  );

  it('SEC-S5 passes no slider captcha at another address, or for another purpose', async () => {
    const solved = await Promise.all(all.map(() => sliderSolvedBy(auth, 'login', home)));
    const abroad = await inCrowds(solved, (sliderCaptcha, n) => logInWith({ sliderCaptcha }, addressOf(n)));
    expect(count(abroad, 'SLIDER_CAPTCHA_WRONG')).toBe(tries);
    const registering = await inCrowds(
      await Promise.all(all.map(() => sliderSolvedBy(auth, 'login', home))),
      (sliderCaptcha) => auth.register({ sliderCaptcha }),
    );
    expect(count(registering, 'SLIDER_CAPTCHA_WRONG')).toBe(tries);
  });

  const captured = async () =>
    auth.seal({
      type: 'username',
      username,
      password: goodPassword,
      sliderCaptcha: await sliderSolvedBy(auth, 'login', home),
    });
  const send = (body: unknown, ip = home) => auth.call('POST', '/wps/session/login', body, { ip });

  it('SEC-S16 gets no session from a login that it heard, in 200 tries', async () => {
    const attack = async () => {
      const body = await captured();
      if (codeOf(await send(body)) !== 'ok') throw new Error('the owner does not get in');
      const answers = await inCrowds(all, () => send(body));
      return count(answers, 'ok');
    };
    expect(await attack()).toBe(0);
    const setIfAbsent = auth.cache.setIfAbsent.bind(auth.cache);
    const forgetful = jest
      .spyOn(auth.cache, 'setIfAbsent')
      .mockImplementation(
        async (key, ...rest) => key.startsWith('payload:jti:') || setIfAbsent(key, ...rest),
      );
    expect(await without([forgetful, keptPuzzles()], attack)).toBe(tries);
  });

  /** The fields of a right login, each time in another wrapping. */
  const fields = async () => ({
    ...{ type: 'username', username, password: goodPassword },
    sliderCaptcha: await sliderSolvedBy(auth, 'login', home),
  });
  const plainBodies = async () =>
    Promise.all(
      all.map(async (n) => {
        const plain = await fields();
        const stamp = { iat: Math.floor(auth.clock.now().getTime() / 1000), jti: randomUUID() };
        const wrappings = [
          plain,
          { ...plain, ...stamp },
          { ...plain, jwe: '' },
          { jwe: JSON.stringify(plain) },
          { jwe: plain },
        ];
        return wrappings[n % wrappings.length]!;
      }),
    );

  it('SEC-S16 gets nothing by plain JSON where it is to be encrypted, in 200 tries', async () => {
    const attack = async () => count(await inCrowds(await plainBodies(), (body) => send(body)), 'ok');
    expect(await attack()).toBe(0);
    const opening = auth.app.get(PayloadDecryption, { strict: false }) as unknown as { config: object };
    const lenient = jest.replaceProperty(opening, 'config', {
      ...opening.config,
      payloadEncryption: 'optional',
    });
    expect(await without({ mockRestore: () => lenient.restore() }, attack)).toBe(tries / 5);
  });

  /** What a library would open unless it is told what it may open. */
  const weakForms = [
    ...['ECDH-ES+A128KW', 'ECDH-ES+A192KW', 'ECDH-ES+A256KW'].map((alg) => ({ alg, enc: 'A256GCM' })),
    ...['A128GCM', 'A192GCM', 'A128CBC-HS256', 'A256CBC-HS512'].map((enc) => ({ alg: 'ECDH-ES', enc })),
    { alg: 'ECDH-ES+A128KW', enc: 'A128CBC-HS256' },
  ];

  it('SEC-S16 gets nothing by weaker algorithms than were agreed, in 200 tries', async () => {
    const key = auth.publicKey();
    const attack = async () => {
      const answers = await inCrowds(all, async (n) => {
        const header = { ...weakForms[n % weakForms.length]!, kid: String(key.kid) };
        const stamp = { iat: Math.floor(auth.clock.now().getTime() / 1000), jti: randomUUID() };
        const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ ...(await fields()), ...stamp })))
          .setProtectedHeader(header)
          .encrypt(await importJWK(key, header.alg));
        return send({ jwe });
      });
      return count(answers, 'ok');
    };
    expect(await attack()).toBe(0);
    const opening = auth.app.get(PayloadDecryption, { strict: false }) as unknown as {
      keyNamed(kid: unknown): Promise<never>;
      read(jwe: string): Promise<object>;
    };
    const takingAll = jest.spyOn(opening, 'read').mockImplementation(async (jwe) => {
      const { plaintext } = await compactDecrypt(jwe, (header) => opening.keyNamed(header.kid));
      return JSON.parse(new TextDecoder().decode(plaintext)) as object;
    });
    expect(await without(takingAll, attack)).toBe(tries);
  });

  it('SEC-S16 gets nothing by keys of its own, by names of keys, or by a changed byte, in 200 tries', async () => {
    const names = [
      '',
      '../../etc/passwd',
      "' OR 1=1 --",
      '*',
      '%',
      'null',
      'x'.repeat(4000),
      '\u0000',
      '__proto__',
      'constructor',
    ];
    const forged = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => ({
        ...(await auth.seal(await fields(), { kid: names[n % names.length] })),
      })),
    );
    const { jwe } = await captured();
    const parts = jwe.split('.');
    const changed = [0, 2, 3, 4].flatMap((part) =>
      Array.from({ length: 44 }, (_, n) => {
        const text = parts[part]!;
        const at = Math.floor((n * text.length) / 44);
        const other = /[A-Za-f]/.test(text[at]!) ? 'w' : 'A'; // the highest bit, so that no letter means the same
        const now = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
        return { jwe: parts.with(part, now).join('.') };
      }),
    );
    const answers = await inCrowds([...forged, ...changed], (body) => send(body));
    expect(answers.length).toBeGreaterThanOrEqual(tries);
    expect(count(answers, 'ok')).toBe(0);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(codeOf(await send({ jwe }))).toBe('ok');
  });
});
