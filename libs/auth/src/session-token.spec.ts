import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { ensureKeys } from './key-folder.js';
import { newSessionSecret, sessionIdOf, SessionTokenSigner } from './session-token.js';
import { SessionTokenError, SessionTokenVerifier } from './session-token.verifier.js';

describe('session tokens', () => {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    await ensureKeys(folder, ['session']);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('SEC-S12.1 carry the secret whose SHA-256 names the session', async () => {
    const secret = newSessionSecret();
    const token = new SessionTokenSigner(folder).sign({ secret, subject: 'm-1', type: 0, expiresAt }, now);
    const verifier = new SessionTokenVerifier(folder);
    const claims = await verifier.verify(token, now.getTime());
    expect(claims).toMatchObject({ sessionId: sessionIdOf(secret), subject: 'm-1', type: 0 });
    expect(await verifier.verify(token, now.getTime())).toBe(claims); // from the cache of verified tokens
  });

  it('SEC-S12.1 are taken by an implementation that is not ours, whatever the numbers of the signature', async () => {
    const signer = new SessionTokenSigner(folder);
    const verifier = new SessionTokenVerifier(folder);
    // One of 128 signatures has a number that is shorter than the others, and of two one has a sign before it.
    for (let n = 0; n < 600; n += 1) {
      const secret = newSessionSecret();
      const token = signer.sign({ secret, subject: `m-${n}`, type: 0, expiresAt }, now);
      expect(token.split('.')[2]).toHaveLength(86);
      expect(await verifier.verify(token, now.getTime())).toMatchObject({ subject: `m-${n}` });
    }
  });

  it('SEC-S13 end when the session ends, even when verified before', async () => {
    const signer = new SessionTokenSigner(folder);
    const token = signer.sign({ secret: 'x'.repeat(32), subject: 'm-1', type: 'op', expiresAt }, now);
    const verifier = new SessionTokenVerifier(folder);
    await verifier.verify(token, now.getTime());
    await expect(verifier.verify(token, expiresAt.getTime())).rejects.toThrow(SessionTokenError);
  });

  it('SEC-S16 refuse another algorithm, an unknown key and plain nonsense', async () => {
    const verifier = new SessionTokenVerifier(folder);
    const hmac = await new SignJWT({ sid: 'x', typ: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('m-1')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    for (const token of [hmac, 'a.b.c', '', 'Bearer', `${hmac}.${hmac}`]) {
      await expect(verifier.verify(token, now.getTime())).rejects.toThrow(SessionTokenError);
    }
  });
});
