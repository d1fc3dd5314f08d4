import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { encryptPayload } from '../crypto';

it('encrypts a payload that only the key’s owner reads, good for one use and one minute', async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'k7' };
  const now = Date.parse('2026-11-21T08:00:00.900Z');
  const first = await encryptPayload({ username: 'minhtam88', password: 'Sen Vàng 8' }, key, now);
  const second = await encryptPayload({ username: 'minhtam88' }, key, now);

  expect(Object.keys(first)).toEqual(['jwe']);
  expect(first.jwe).not.toContain('minhtam88');
  expect(decodeProtectedHeader(first.jwe)).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k7' });

  const read = async (jwe: string) =>
    JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, pair.privateKey)).plaintext)) as Record<
      string,
      unknown
    >;
  const [a, b] = [await read(first.jwe), await read(second.jwe)];
  expect(a).toMatchObject({ username: 'minhtam88', password: 'Sen Vàng 8', iat: Math.floor(now / 1000) });
  expect(a['jti']).toMatch(/^[0-9a-f-]{36}$/);
  expect(a['jti']).not.toBe(b['jti']);
});
