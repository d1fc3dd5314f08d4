import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import {
  bankChannelRing,
  ensureKeys,
  payloadRing,
  providerRing,
  sealingRing,
  sessionKeyOwner,
} from '#libs/auth';
import { serviceNames, type ServiceName } from '#libs/config';
import { databaseOf } from '../local/environments.js';
import { demoVendors } from '../local/addresses.js';
import type { SecretData, SecretStore } from './kubernetes-api.js';

/** Where the pods mount the certificates that the stores' are verified by. */
const certificateFolder = '/var/run/lotus/ca';
const secret = (): string => randomBytes(32).toString('base64url');
const withDatabase: readonly ServiceName[] = serviceNames.filter((name) => name !== 'gateway');
const callsWithProviders: readonly ServiceName[] = ['game-launch', 'demo-provider'];
const callsWithBank: readonly ServiceName[] = ['wallet', 'demo-provider'];
const serverOf = (service: ServiceName): string =>
  service === 'wallet' ? 'wallet-database-rw' : 'lotus-database-rw';

/**
 * Makes what only this installation knows: an application secret and two database passwords per service, and the key pairs.
 * `demo` adds the keys that the platform shares with the demo provider and the stand-in bank.
 */
export async function ensureSecrets(store: SecretStore, { demo }: { demo: boolean }): Promise<void> {
  const shared = demo ? await store.ensure('demo-keys', demoKeys) : {};
  const redis = await store.ensure('redis-access', redisAccess);
  for (const service of serviceNames) {
    await store.ensure(`${service}-secrets`, () => ({
      APPLICATION_SECRET: secret(),
      REDIS_URL: `rediss://lotus:${redis['password']}@redis:6379`,
      ...(withDatabase.includes(service) && { DATABASE_URL: addressOf(service, 'runtime') }),
      ...shared,
    }));
  }
  for (const service of withDatabase) {
    await store.ensure(`${service}-owner`, () => ({ OWNER_DATABASE_URL: addressOf(service, 'owner') }));
  }
  const all = await store.ensure('key-pairs', makeKeyPairs);
  for (const service of serviceNames) await store.ensure(`${service}-keys`, () => keysOf(service, all));
}

/** A service is given its own private keys, those it shares with outside parties, and everybody's public keys. */
export function keysOf(service: ServiceName, all: SecretData): SecretData {
  const mayHave = (file: string): boolean => {
    if (!file.endsWith('.key.json')) return true;
    const ring = file.slice(0, -'.key.json'.length);
    if (ring.startsWith(providerRing(''))) return callsWithProviders.includes(service);
    if (ring === bankChannelRing) return callsWithBank.includes(service);
    return (
      [service, sealingRing(service)].includes(ring) ||
      (service === 'auth' && [sessionKeyOwner, payloadRing].includes(ring))
    );
  };
  return Object.fromEntries(Object.entries(all).filter(([file]) => mayHave(file)));
}

function addressOf(service: ServiceName, role: 'owner' | 'runtime'): string {
  const name = databaseOf(service);
  const tls = `sslmode=verify-full&sslrootcert=${certificateFolder}/postgres.crt`;
  return `postgres://${name}_${role}:${secret()}@${serverOf(service)}:5432/${name}?${tls}`;
}

/** Redis' certificate, which is its own authority, and the one account that it knows. */
async function redisAccess(): Promise<SecretData> {
  const password = secret();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'redis' }], {
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 10 * 365 * 24 * 3600 * 1000),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'redis' }] },
    ],
  });
  const rights = '~* &* +@all -@admin -@dangerous +info';
  const users = `user default off\nuser lotus on >${password} ${rights}\n`;
  return { password, 'tls.crt': cert, 'tls.key': key, 'users.acl': users };
}

function demoKeys(): SecretData {
  return {
    PROVIDER_KEYS: demoVendors.map((vendor) => `${vendor}/k1=${secret()}`).join(','),
    BANK_CHANNEL_KEYS: `k1=${secret()}`,
  };
}

async function makeKeyPairs(): Promise<SecretData> {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-keys-'));
  try {
    await ensureKeys(folder, [...serviceNames, sessionKeyOwner]);
    return Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
