import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { isAccepted, parseRing, ringFile, signingKeyOf, type RingKey } from './key-ring.js';

/** Signing keys by owner: every service for its assertions, `session` for session tokens (auth signs, the gateway verifies). */
export type KeyOwner = string;

export const sessionKeyOwner: KeyOwner = 'session';
/** Its keys say only since when payload keys are due for replacement; the pairs themselves are rows of auth's database. */
export const payloadRing = 'payload';
export const bankChannelRing = 'bank-channel';
export const sealingRing = (service: string): string => `sealing-${service}`;
export const providerRing = (vendor: string): string => `provider-${vendor}`;

const sharedRing = /^(sealing|provider)-[\w-]{1,64}$|^bank-channel$|^payload$/;
export const isSharedKeyRing = (ring: string): boolean => sharedRing.test(ring);

/** How long the predecessor is accepted after its successor came into use; undefined: until it is retired by command. */
export function acceptedSecondsOf(ring: string): number | undefined {
  if (isSharedKeyRing(ring)) return undefined;
  // A session lives for 24 hours at most, an assertion for a minute.
  return ring === sessionKeyOwner ? 25 * 3600 : 600;
}

/**
 * Makes the rings that are not there yet: `<owner>.key.json` (private keys, mode 0600) and `<owner>.pub.json`.
 * Assertions are EdDSA; session tokens are ES256, the strongest that passport-jwt verifies.
 */
export async function ensureKeys(folder: string, owners: readonly KeyOwner[]): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const owner of owners) {
    const files = [ringFile(folder, owner, 'private'), ringFile(folder, owner, 'public')];
    if (files.every((file) => existsSync(file))) continue;
    writeRing(folder, owner, [await generateKey(owner)]);
  }
}

export interface Rotation {
  nowMs: number;
  /** Seconds until the new key is used; by then every process has to know it. */
  inSeconds: number;
  /** Instead of the ring's own: see {@link acceptedSecondsOf}. */
  acceptSeconds?: number | undefined;
}

/** Adds a key to the ring and gives its predecessor an end; returns the new key's id. */
export async function rotateRing(folder: string, ring: string, rotation: Rotation): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = Math.floor(rotation.nowMs / 1000);
  const from = now + rotation.inSeconds;
  const accepted = rotation.acceptSeconds ?? acceptedSecondsOf(ring);
  const successor: RingKey = { ...(await generateKey(ring)), from };
  const predecessors = readRing(folder, ring)
    .filter((key) => isAccepted(key, rotation.nowMs))
    .map((key) =>
      accepted === undefined ? key : { ...key, until: Math.min(key.until ?? Infinity, from + accepted) },
    );
  writeRing(folder, ring, [...predecessors, successor]);
  return successor.kid;
}

/** Takes a key out of the ring at once. The key in use cannot be retired: it needs a successor first. */
export function retireKey(folder: string, ring: string, kid: string, nowMs: number): void {
  const keys = readRing(folder, ring);
  if (!keys.some((key) => key.kid === kid)) throw new Error(`The ring ${ring} has no key ${kid}`);
  if (signingKeyOf(keys, nowMs)?.kid === kid) throw new Error(`The key ${kid} is in use: rotate first`);
  writeRing(
    folder,
    ring,
    keys.filter((key) => key.kid !== kid),
  );
}

/** All keys in the private file; none if it is not there. */
export function readRing(folder: string, ring: string): RingKey[] {
  const file = ringFile(folder, ring, 'private');
  return existsSync(file) ? parseRing(readFileSync(file, 'utf8')) : [];
}

/** The key that signs now. */
export function readPrivateKey(folder: string, owner: KeyOwner): JWK {
  const key = signingKeyOf(readRing(folder, owner), Date.now());
  if (!key) throw new Error(`The key ring ${owner} has no key in use`);
  return key;
}

function writeRing(folder: string, ring: string, keys: readonly RingKey[]): void {
  // Public keys first: no process may sign with a key that others cannot find.
  if (!isSharedKeyRing(ring))
    write(ringFile(folder, ring, 'public'), { keys: keys.map(publicPartOf) }, 0o644);
  write(ringFile(folder, ring, 'private'), { keys }, 0o600);
}

async function generateKey(ring: string): Promise<RingKey> {
  if (isSharedKeyRing(ring)) {
    const kid = `k${randomBytes(6).toString('hex')}`;
    return { kty: 'oct', kid, k: randomBytes(32).toString('base64url') };
  }
  const alg = ring === sessionKeyOwner ? 'ES256' : 'EdDSA';
  const pair = await generateKeyPair(alg, { extractable: true });
  const kid = await calculateJwkThumbprint(await exportJWK(pair.publicKey));
  return { ...(await exportJWK(pair.privateKey)), kid, alg, use: 'sig' };
}

function publicPartOf({ d: _d, ...key }: RingKey): RingKey {
  return key;
}

function write(file: string, content: unknown, mode: number): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, JSON.stringify(content), { mode });
  renameSync(temporary, file); // whole or not at all, should the process die here
}
