import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Signing keys by owner: every service for its assertions, `session` for session tokens (auth signs, the gateway verifies). */
export type KeyOwner = string;

interface KeySet {
  keys: JWK[];
}

/**
 * Makes the key pairs that are not there yet: `<owner>.key.json` (private JWK, mode 0600) and `<owner>.pub.json` (JWK set).
 * Assertions are EdDSA; session tokens are ES256, the strongest that passport-jwt verifies.
 */
export async function ensureKeys(folder: string, owners: readonly KeyOwner[]): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const owner of owners) {
    if (existsSync(privateFile(folder, owner)) && existsSync(publicFile(folder, owner))) continue;
    const algorithm = owner === sessionKeyOwner ? 'ES256' : 'EdDSA';
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const identity = { kid, alg: algorithm, use: 'sig' };
    write(privateFile(folder, owner), { ...(await exportJWK(pair.privateKey)), ...identity }, 0o600);
    write(publicFile(folder, owner), { keys: [{ ...publicJwk, ...identity }] }, 0o644);
  }
}

export const sessionKeyOwner: KeyOwner = 'session';

export function readPrivateKey(folder: string, owner: KeyOwner): JWK {
  return JSON.parse(readFileSync(privateFile(folder, owner), 'utf8')) as JWK;
}

/** Undefined where the owner has published no key. */
export function readPublicKeys(folder: string, owner: KeyOwner): JWK[] | undefined {
  const file = publicFile(folder, owner);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as KeySet).keys;
}

function privateFile(folder: string, owner: KeyOwner): string {
  return join(folder, `${owner}.key.json`);
}

function publicFile(folder: string, owner: KeyOwner): string {
  return join(folder, `${owner}.pub.json`);
}

function write(file: string, content: unknown, mode: number): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, JSON.stringify(content), { mode });
  renameSync(temporary, file); // whole or not at all, should the process die here
}
