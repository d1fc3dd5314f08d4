import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import {
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { TestAnswer } from '#libs/testing';
import { isWorkDone } from '../../src/captcha/work.rules.js';
import { SliderCaptchaService } from '../../src/captcha/slider-captcha.service.js';
import { PayloadErrors } from '../../src/payload/payload.errors.js';
import { PayloadKeyService } from '../../src/payload/payload-key.service.js';
import { goodPassword, home, type AuthTest } from '../support/auth-test.js';
import { damaged, openingOf, readUnchecked, restamped, sealedBy } from './envelopes.js';
import {
  addressOf,
  codeOf,
  fewTries,
  hashQuickly,
  inCrowds,
  sliderSolvedBy,
  startWithVictims,
  tries,
  without,
  withoutThrottle,
} from './attacker.js';

const some = (length: number) => Array.from({ length }, (_, n) => n);
const settings = { REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };

describe('an attacker who replays', () => {
  let auth: AuthTest;
  const username = 'phatlai01';

  beforeAll(async () => {
    auth = await startWithVictims([username], settings);
  });
  // Nothing but captcha and envelope stands in the way.
  beforeEach(() => {
    hashQuickly(auth);
    withoutThrottle(auth);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => auth?.close());

  const count = (answers: TestAnswer[], ...codes: string[]) =>
    answers.filter((answer) => codes.includes(codeOf(answer))).length;
  const logInWith = (puzzle: object, ip = home) =>
    auth.logIn(username, 'wrong', { sliderCaptcha: undefined, ...puzzle }, ip);
  /** Puzzles that stay where they are when they are answered. */
  const keptPuzzles = () => jest.spyOn(auth.cache, 'take').mockImplementation((key) => auth.cache.get(key));
  const captchas: Record<string, { due: boolean; solve: () => Promise<object> }> = {
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

  it.each(Object.keys(captchas))(
    'SEC-S5 passes one %s once in 200 tries, and always if it is not consumed',
    async (name) => {
      const { due, solve } = captchas[name]!;
      const attack = async (times: number) => {
        withoutThrottle(auth, due);
        const puzzle = await solve();
        const answers = await inCrowds(some(times), async () =>
          logInWith({ ...(due && { sliderCaptcha: await sliderSolvedBy(auth, 'login', home) }), ...puzzle }),
        );
        return count(answers, 'AUTH_INVALID_CREDENTIALS');
      };
      expect(await attack(tries)).toBe(1);
      expect(await without(keptPuzzles(), () => attack(fewTries))).toBe(fewTries);
    },
  );

  it('SEC-S5 passes no slider captcha at another address or for another purpose, and does if it is bound to neither', async () => {
    const solved = (times: number) => Promise.all(some(times).map(() => sliderSolvedBy(auth, 'login', home)));
    const abroad = async (times: number) =>
      inCrowds(await solved(times), (sliderCaptcha, n) => logInWith({ sliderCaptcha }, addressOf(n)));
    const registering = async (times: number) =>
      inCrowds(await solved(times), (sliderCaptcha) => auth.register({ sliderCaptcha, username: 'x' }));
    expect(count(await abroad(tries), 'SLIDER_CAPTCHA_WRONG')).toBe(tries);
    expect(count(await registering(tries), 'SLIDER_CAPTCHA_WRONG')).toBe(tries);
    const sliders = auth.app.get(SliderCaptchaService, { strict: false });
    const verify = sliders.verify.bind(sliders);
    const unbound = jest
      .spyOn(sliders, 'verify')
      .mockImplementation((_action, _ip, answer) => verify('login', home, answer));
    await without(unbound, async () => {
      expect(count(await abroad(fewTries), 'AUTH_INVALID_CREDENTIALS')).toBe(fewTries);
      expect(count(await registering(fewTries), 'SLIDER_CAPTCHA_WRONG')).toBe(0);
    });
  });

  const captured = async () =>
    auth.seal({
      type: 'username',
      username,
      password: goodPassword,
      sliderCaptcha: await sliderSolvedBy(auth, 'login', home),
    });
  const send = (body: unknown, ip = home) => auth.call('POST', '/wps/session/login', body, { ip });

  it('SEC-S16 gets no session from a recorded login, in 200 tries', async () => {
    const attack = async (times: number) => {
      const body = await captured();
      if (codeOf(await send(body)) !== 'ok') throw new Error('the owner does not get in');
      const answers = await inCrowds(some(times), () => send(body));
      return count(answers, 'ok');
    };
    expect(await attack(tries)).toBe(0);
    const setIfAbsent = auth.cache.setIfAbsent.bind(auth.cache);
    const forgetful = jest
      .spyOn(auth.cache, 'setIfAbsent')
      .mockImplementation(
        async (key, ...rest) => key.startsWith('payload:jti:') || setIfAbsent(key, ...rest),
      );
    expect(await without([forgetful, keptPuzzles()], () => attack(fewTries))).toBe(fewTries);
  });

  it('SEC-S16 gets no session from a login delayed by a minute, in 200 tries', async () => {
    const attack = async (times: number) => {
      const held = await Promise.all(some(times).map(() => captured()));
      auth.clock.advance(61_000);
      return count(await inCrowds(held, (body) => send(body)), 'ok');
    };
    expect(await attack(tries)).toBe(0);
    const then = auth.clock.now();
    const stopped = jest.replaceProperty(openingOf(auth), 'clock', { now: () => then });
    expect(await without({ mockRestore: () => stopped.restore() }, () => attack(fewTries))).toBe(fewTries);
  });

  /** The fields of a right login, each time in another wrapping. */
  const fields = async () => ({
    ...{ type: 'username', username, password: goodPassword },
    sliderCaptcha: await sliderSolvedBy(auth, 'login', home),
  });
  const plainBodies = async (times: number) =>
    Promise.all(
      some(times).map(async (n) => {
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

  it('SEC-S16 gets nothing by plain JSON when encryption is required, in 200 tries', async () => {
    const attack = async (times: number) =>
      count(await inCrowds(await plainBodies(times), (body) => send(body)), 'ok');
    expect(await attack(tries)).toBe(0);
    const opening = openingOf(auth);
    const lenient = jest.replaceProperty(opening, 'config', {
      ...opening.config,
      payloadEncryption: 'optional',
    });
    expect(await without({ mockRestore: () => lenient.restore() }, () => attack(fewTries))).toBe(
      fewTries / 5,
    );
  });

  /** What a library would open unless it is told what it may open. */
  const weakForms = [
    ...['ECDH-ES+A128KW', 'ECDH-ES+A192KW', 'ECDH-ES+A256KW'].map((alg) => ({ alg, enc: 'A256GCM' })),
    ...['A128GCM', 'A192GCM', 'A128CBC-HS256', 'A256CBC-HS512'].map((enc) => ({ alg: 'ECDH-ES', enc })),
    { alg: 'ECDH-ES+A128KW', enc: 'A128CBC-HS256' },
  ];
  const entered = async (bodies: readonly object[]) => {
    const answers = await inCrowds(bodies, (body) => send(body));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    return count(answers, 'ok');
  };

  it('SEC-S16 gets nothing by weaker algorithms, in 200 tries', async () => {
    const key = auth.publicKey();
    const attack = async (times: number) => {
      const form = (n: number) => ({ ...weakForms[n % weakForms.length]!, kid: String(key.kid) });
      return entered(await inCrowds(some(times), async (n) => sealedBy(auth, key, form(n), await fields())));
    };
    expect(await attack(tries)).toBe(0);
    const opening = openingOf(auth);
    const takingAll = jest.spyOn(opening, 'read').mockImplementation(async (jwe) => {
      const { plaintext } = await compactDecrypt(jwe, (header) => opening.keyNamed(header.kid));
      return JSON.parse(new TextDecoder().decode(plaintext)) as object;
    });
    expect(await without(takingAll, () => attack(fewTries))).toBe(fewTries);
  });

  it('SEC-S16 gets nothing by a key of its own, in 200 tries, and does if a payload may carry its key', async () => {
    const attack = async (times: number) => {
      const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
      const [bare, jwk] = [await exportJWK(pair.publicKey), await exportJWK(pair.privateKey)];
      const names = [await calculateJwkThumbprint(bare), String(auth.publicKey().kid), 'mine', undefined];
      const places = [{}, { jku: 'https://evil.example/keys' }, { x5u: 'https://evil.example/key' }];
      const header = (n: number) => ({
        ...{ alg: 'ECDH-ES', enc: 'A256GCM', jwk, kid: names[n % names.length] },
        ...places[n % places.length],
      });
      return entered(
        await inCrowds(some(times), async (n) => sealedBy(auth, bare, header(n) as never, await fields())),
      );
    };
    expect(await attack(tries)).toBe(0);
    const opening = openingOf(auth);
    const trusting = jest.spyOn(opening, 'read').mockImplementation(async (jwe) => {
      const keyIn = async ({ jwk }: { jwk?: unknown }) => importJWK(jwk as JWK, 'ECDH-ES');
      const { plaintext } = await compactDecrypt(jwe, keyIn);
      return JSON.parse(new TextDecoder().decode(plaintext)) as object;
    });
    expect(await without(trusting, () => attack(fewTries))).toBe(fewTries);
  });

  it('SEC-S16 gets nothing by key ids, in 200 tries, and does if ids are not looked up', async () => {
    const names = [
      ...['', '../../etc/passwd', "' OR 1=1 --", '*', '%', 'null', 'x'.repeat(4000), '\u0000'],
      ...['__proto__', 'constructor'],
    ];
    const attack = async (times: number) =>
      entered(
        await inCrowds(some(times), async (n) =>
          auth.seal(await fields(), { kid: names[n % names.length]! }),
        ),
      );
    expect(await attack(tries)).toBe(0);
    const current = (await auth.app
      .get(PayloadKeyService, { strict: false })
      .find(String(auth.publicKey().kid)))!;
    const careless = jest.spyOn(openingOf(auth), 'keyNamed').mockResolvedValue(current);
    expect(await without(careless, () => attack(fewTries))).toBe(fewTries);
  });

  it('SEC-S16 gets nothing by changed bytes, in 200 tries, and does if the tag is not checked', async () => {
    const { jwe } = await captured();
    expect(await entered(some(tries).map((n) => damaged(jwe, n, tries)))).toBe(0);
    const attack = (times: number) =>
      without(keptPuzzles(), async () => {
        const heard = await captured();
        expect(await entered([heard])).toBe(1);
        return entered(some(times).map((n) => restamped(heard.jwe, n)));
      });
    expect(await entered([{ jwe }])).toBe(1);
    expect(await attack(tries)).toBe(0);
    const opening = openingOf(auth);
    const blind = jest.spyOn(opening, 'read').mockImplementation(async (sealed) => {
      const key = await opening.keyNamed(String(auth.publicKey().kid));
      return readUnchecked(sealed, key).catch(() => Promise.reject(PayloadErrors.PAYLOAD_UNREADABLE()));
    });
    expect(await without(blind, () => attack(fewTries))).toBeGreaterThan(fewTries / 4);
  });
});
