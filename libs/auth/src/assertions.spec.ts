import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssertionError, AssertionSigner, AssertionVerifier } from './assertions.js';
import { ensureKeys } from './key-folder.js';
import type { MemberPrincipal } from './principal.js';

const member: MemberPrincipal = { kind: 'member', memberId: 'm-1', accountType: 0, sessionId: 's-1' };

describe('assertions between services', () => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    await ensureKeys(folder, ['gateway', 'wallet', 'game-launch', 'session']);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('SEC-S17 gives the actor to the one service that it addresses', async () => {
    const token = await new AssertionSigner('gateway', folder).sign('wallet', member);
    const verified = await new AssertionVerifier('wallet', folder).verify(token);
    expect(verified).toEqual({ issuer: 'gateway', principal: member });
  });

  it('SEC-S17 is refused by any other service', async () => {
    const token = await new AssertionSigner('gateway', folder).sign('wallet', member);
    await expect(new AssertionVerifier('game-launch', folder).verify(token)).rejects.toThrow(AssertionError);
  });

  it('lets only the gateway speak for a member', async () => {
    const forged = await new AssertionSigner('game-launch', folder).sign('wallet', member);
    await expect(new AssertionVerifier('wallet', folder).verify(forged)).rejects.toThrow(AssertionError);
  });

  it('names a service by its key, whatever the claims say', async () => {
    const token = await new AssertionSigner('game-launch', folder).sign('wallet', {
      kind: 'service',
      name: 'auth',
      memberId: 'm-1',
    });
    const { principal } = await new AssertionVerifier('wallet', folder).verify(token);
    expect(principal).toEqual({ kind: 'service', name: 'game-launch', memberId: 'm-1' });
  });

  it('is reused for one session, and signed again when the fund password was just proved', async () => {
    const signer = new AssertionSigner('gateway', folder);
    expect(await signer.sign('wallet', member)).toBe(await signer.sign('wallet', member));
    expect(await signer.sign('wallet', member)).not.toBe(
      await signer.sign('wallet', { ...member, sessionId: 's-2' }),
    );
    const proved = { ...member, fundPassword: true as const };
    expect(await signer.sign('wallet', proved)).not.toBe(await signer.sign('wallet', proved));
  });

  it('SEC-S16 refuses an unsigned token and a changed one', async () => {
    const verifier = new AssertionVerifier('wallet', folder);
    const token = await new AssertionSigner('gateway', folder).sign('wallet', member);
    const [, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    await expect(verifier.verify(unsigned)).rejects.toThrow(AssertionError);
    await expect(verifier.verify(`${token.slice(0, -4)}AAAA`)).rejects.toThrow(AssertionError);
  });
});
