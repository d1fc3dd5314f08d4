import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssertionSigner, AssertionVerifier } from './assertions.js';
import { ensureKeys, readRing, retireKey, rotateRing } from './key-folder.js';
import { KeyRing, ringFile } from './key-ring.js';
import { SessionTokenSigner } from './session-token.js';
import { SessionTokenVerifier } from './session-token.verifier.js';

const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;

describe('key rings', () => {
  let folder: string;
  let now: number;
  const at = (time: number) => {
    now = time;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    await ensureKeys(folder, ['gateway', 'session']);
    at(Date.now());
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const rotate = (ring: string, inSeconds = 60) => rotateRing(folder, ring, { nowMs: now, inSeconds });
  const session = (signer: SessionTokenSigner) =>
    signer.sign(
      { secret: 'x'.repeat(32), subject: 'm-1', type: 0, expiresAt: new Date(now + 12 * 3_600_000) },
      new Date(now),
    );

  it('SEC-S38.3 a successor is published before it signs, and running processes take it over', async () => {
    const signer = new SessionTokenSigner(folder);
    const verifier = new SessionTokenVerifier(folder);
    const before = session(signer);
    const kid = await rotate('session');
    at(now + 59_000);
    expect(kidOf(session(signer))).toBe(kidOf(before));
    expect(new KeyRing(folder, 'session', 'public').find(kid)).toBeDefined();
    at(now + 2_000);
    const after = session(signer);
    expect(kidOf(after)).toBe(kid);
    for (const token of [before, after])
      expect(await verifier.verify(token, now)).toMatchObject({ subject: 'm-1' });
  });

  it('SEC-S38.3 a predecessor is accepted for as long as a session may live, and no longer', async () => {
    const signer = new SessionTokenSigner(folder);
    const verifier = new SessionTokenVerifier(folder);
    const old = session(signer);
    await rotate('session');
    at(now + 11 * 3_600_000);
    await expect(new SessionTokenVerifier(folder).verify(old, now)).resolves.toMatchObject({
      subject: 'm-1',
    });
    await verifier.verify(old, now);
    at(now + 15 * 3_600_000);
    expect(new KeyRing(folder, 'session', 'public').find(kidOf(old))).toBeUndefined();
  });

  it('SEC-S38.3 a retired key ends what was verified with it, also what a process remembers', async () => {
    const signer = new SessionTokenSigner(folder);
    const verifier = new SessionTokenVerifier(folder);
    const old = session(signer);
    await verifier.verify(old, now);
    expect(() => retireKey(folder, 'session', kidOf(old), now)).toThrow('in use');
    await rotate('session', 0);
    retireKey(folder, 'session', kidOf(old), now);
    at(now + 2_000);
    await expect(verifier.verify(old, now)).rejects.toThrow();
  });

  it('SEC-S17 assertions go on through a rotation of the signing service', async () => {
    const signer = new AssertionSigner('gateway', folder);
    const verifier = new AssertionVerifier('wallet', folder);
    const principal = { kind: 'member', memberId: 'm', accountType: 0, sessionId: 's' } as const;
    const old = await signer.sign('wallet', principal);
    const kid = await rotate('gateway', 10);
    at(now + 11_000);
    const fresh = await signer.sign('wallet', { ...principal, sessionId: 's-2' });
    expect(kidOf(fresh)).toBe(kid);
    expect((await verifier.verify(fresh)).issuer).toBe('gateway');
    expect((await verifier.verify(old)).issuer).toBe('gateway');
  });

  it('keeps the last good keys if the file breaks, and reads the single key of an older installation', async () => {
    const ring = new KeyRing(folder, 'session', 'private');
    const [key] = readRing(folder, 'session');
    writeFileSync(ringFile(folder, 'session', 'private'), JSON.stringify(key));
    expect(ring.current()?.kid).toBe(key!.kid);
    writeFileSync(ringFile(folder, 'session', 'private'), '{"keys":');
    at(now + 1_001);
    expect(ring.current()?.kid).toBe(key!.kid);
  });

  it('publishes no private part', async () => {
    await rotate('session');
    const published = readFileSync(ringFile(folder, 'session', 'public'), 'utf8');
    for (const { d } of readRing(folder, 'session')) expect(published).not.toContain(d);
  });
});
