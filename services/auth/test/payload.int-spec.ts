import { randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { payloadKeyState } from '#libs/events';
import { PayloadKeyService } from '../src/payload/payload-key.service.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const day = 24 * 60 * 60 * 1000;

describe('encrypted payloads', () => {
  let auth: AuthTest;
  const fields = { type: 'username', username: 'lan1990', password: goodPassword };
  const send = (body: unknown) => auth.call('POST', '/wps/session/login', body);
  const code = async (body: unknown) => {
    const { status, body: answer } = await send(body);
    return `${status} ${answer.code ?? 'ok'}`;
  };

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off' });
    await auth.register({ username: 'lan1990' });
  });
  afterAll(() => auth?.close());

  it('is accepted once, within a minute', async () => {
    const sealed = await auth.seal(fields);
    expect(await code(sealed)).toBe('200 ok');
    expect(await code(sealed)).toBe('409 PAYLOAD_REPLAYED');
  });

  it('is accepted for one of several concurrent requests', async () => {
    const sealed = await auth.seal(fields);
    const codes = await Promise.all(Array.from({ length: 10 }, () => code(sealed)));
    expect(codes.filter((one) => one === '200 ok')).toHaveLength(1);
    expect(codes.filter((one) => one === '409 PAYLOAD_REPLAYED')).toHaveLength(9);
  });

  it('is refused when a minute old, from the future, or without a stamp', async () => {
    const now = Math.floor(auth.clock.now().getTime() / 1000);
    const stamped = async (stamp: object) => code(await auth.seal(fields, { stamp }));
    expect(await stamped({ iat: now - 61 })).toBe('409 PAYLOAD_REPLAYED');
    expect(await stamped({ iat: now + 61 })).toBe('409 PAYLOAD_REPLAYED');
    expect(await stamped({ iat: now - 59 })).toBe('200 ok');
    expect(await stamped({ iat: undefined })).toBe('400 PAYLOAD_UNREADABLE');
    expect(await stamped({ iat: String(now) })).toBe('400 PAYLOAD_UNREADABLE');
    expect(await stamped({ jti: undefined })).toBe('400 PAYLOAD_UNREADABLE');
    expect(await stamped({ jti: 'short' })).toBe('400 PAYLOAD_UNREADABLE');
  });

  it('SEC-S16 is refused when changed or encrypted by another algorithm', async () => {
    const { jwe } = await auth.seal(fields);
    for (const part of [0, 2, 3, 4]) {
      const parts = jwe.split('.');
      const text = parts[part]!;
      parts[part] = `${text.slice(0, 4)}${text[4] === 'A' ? 'B' : 'A'}${text.slice(5)}`;
      expect(await code({ jwe: parts.join('.') })).toMatch(/^400 PAYLOAD_(UNREADABLE|KEY_UNKNOWN)$/);
    }
    expect(await code(await auth.seal(fields, { alg: 'ECDH-ES+A256KW' }))).toBe('400 PAYLOAD_UNREADABLE');
    expect(await code(await auth.seal(fields, { enc: 'A128CBC-HS256' }))).toBe('400 PAYLOAD_UNREADABLE');
    const secret = new TextEncoder().encode('x'.repeat(32));
    const direct = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: String(auth.publicKey().kid) })
      .encrypt(secret);
    expect(await code({ jwe: direct })).toBe('400 PAYLOAD_UNREADABLE');
  });

  it('SEC-S16 is refused when compressed', async () => {
    const key = auth.publicKey();
    const iat = Math.floor(auth.clock.now().getTime() / 1000);
    const plain = new TextEncoder().encode(JSON.stringify({ ...fields, iat, jti: randomUUID() }));
    const key256 = await importJWK(key, 'ECDH-ES');
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: String(key.kid) };
    const [packed, bare] = await Promise.all(
      [{ ...header, zip: 'DEF' }, header].map((one) =>
        new CompactEncrypt(plain).setProtectedHeader(one).encrypt(key256),
      ),
    );
    expect(packed!.length).toBeLessThan(bare!.length + 20); // it is a packed one
    expect(await code({ jwe: packed })).toBe('400 PAYLOAD_UNREADABLE');
    expect(await code({ jwe: bare })).toBe('200 ok');
  });

  it('is refused for another key, whatever its id', async () => {
    expect(await code(await auth.seal(fields, { kid: 'another' }))).toBe('400 PAYLOAD_KEY_UNKNOWN');
    const stranger = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const jwe = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(auth.publicKey().kid) })
      .encrypt(await importJWK(await exportJWK(stranger.publicKey), 'ECDH-ES'));
    expect(await code({ jwe })).toBe('400 PAYLOAD_UNREADABLE');
  });

  it('SPEC-7.1.1 is required: plain fields are refused, also next to a payload', async () => {
    expect(await code(fields)).toBe('400 PAYLOAD_ENCRYPTION_REQUIRED');
    expect(await code({ ...(await auth.seal(fields)), ...fields })).toBe('400 PAYLOAD_ENCRYPTION_REQUIRED');
    for (const body of [{}, [], { jwe: 7 }, { jwe: '' }, { jwe: 'a.b.c.d.e' }, { jwe: 'x'.repeat(30_000) }]) {
      expect(await code(body)).toMatch(/^400 PAYLOAD_/);
    }
    expect(await code('{"jwe": ')).toMatch(/^400 /);
  });

  it('SEC-S19 is validated like any body', async () => {
    expect(await code(await auth.seal({ ...fields, admin: true }))).toBe('400 VALIDATION_FAILED');
    expect(await code(await auth.seal({ ...fields, password: 12345678 }))).toBe('400 VALIDATION_FAILED');
    expect(await code(await auth.seal({}))).toBe('400 VALIDATION_FAILED');
  });

  it('rotates its key: the old one is valid another day, then withdrawn', async () => {
    const keys = auth.app.get(PayloadKeyService, { strict: false });
    const before = String(auth.publicKey().kid);
    const [row] = await auth.pool.query('SELECT private_sealed FROM payload_key WHERE kid = $1', [before]);
    expect(row.private_sealed).toMatch(/^v1\./);
    const underOld = () => auth.seal(fields, {});
    auth.clock.advance(31 * day);
    const sealedByOld = await underOld();
    await Promise.all([keys.rotateIfDue(), keys.rotateIfDue(), keys.rotateIfDue()]);
    expect(await auth.count('payload_key')).toBe(2);
    expect(await code(sealedByOld)).toBe('200 ok');
    auth.clock.advance(day + 1);
    await keys.rotateIfDue();
    await auth.publishedEvent(payloadKeyState.type, before);
    const [old] = await auth.pool.query('SELECT retired_at, private_sealed FROM payload_key WHERE kid = $1', [
      before,
    ]);
    expect(old).toEqual({ retired_at: auth.clock.now(), private_sealed: '' });
    expect(await keys.find(before)).toBeUndefined();
    expect(await code(await auth.seal(fields, { kid: before }))).toBe('400 PAYLOAD_KEY_UNKNOWN');
  });
});

describe('the setting PAYLOAD_ENCRYPTION=optional', () => {
  it('accepts plain fields as well, by the same rules', async () => {
    const auth = await startAuth({ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional' });
    try {
      const login = { type: 'username', username: 'nobody1', password: 'x' };
      expect((await auth.call('POST', '/wps/session/login', login)).body.code).toBe(
        'AUTH_INVALID_CREDENTIALS',
      );
      expect((await auth.call('POST', '/wps/session/login', { ...login, x: 1 })).body.code).toBe(
        'VALIDATION_FAILED',
      );
      expect((await auth.call('POST', '/wps/session/login', await auth.seal(login))).body.code).toBe(
        'AUTH_INVALID_CREDENTIALS',
      );
    } finally {
      await auth.close();
    }
  });
});
