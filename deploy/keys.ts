import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bankChannelRing,
  payloadRing,
  providerRing,
  readRing,
  retireKey,
  rotateRing,
  sealingRing,
  sessionKeyOwner,
} from '#libs/auth';
import { serviceNames } from '#libs/config';
import { keysOf } from './cluster/secrets.js';
import type { SecretData, SecretStore } from './cluster/kubernetes-api.js';

const servicesWithSealedData = ['auth', 'member', 'wallet', 'points', 'promotions'] as const;

/** The rings that are the platform's own business: no outside party needs their keys. */
const ownRings: readonly string[] = [
  sessionKeyOwner,
  payloadRing,
  ...serviceNames,
  ...servicesWithSealedData.map(sealingRing),
];
const usage = `Usage:
  keys list
  keys rotate <ring>|own [--in <seconds>] [--accept <seconds>]
  keys retire <ring> <key id>
Rings: ${ownRings.join(', ')}, ${bankChannelRing}, ${providerRing('<VENDOR>')}; own: all but the last two.`;

export class KeysUsageError extends Error {}

/** Runs a command on the key rings of a folder; returns the lines to print. Never a secret. */
export async function runKeysCommand(
  folder: string,
  [command, ring, ...rest]: readonly string[],
  { nowMs, defaultInSeconds }: { nowMs: number; defaultInSeconds: number },
): Promise<string[]> {
  if (command === 'list') return listed(folder, nowMs);
  if (command === 'rotate' && ring !== undefined) {
    const rotation = {
      nowMs,
      inSeconds: option(rest, '--in') ?? defaultInSeconds,
      acceptSeconds: option(rest, '--accept'),
    };
    const lines: string[] = [];
    for (const name of ring === 'own' ? ownRings : [known(ring)]) {
      const kid = await rotateRing(folder, name, rotation);
      lines.push(`${name}: ${kid} is used in ${rotation.inSeconds} s`);
    }
    return lines;
  }
  const [kid] = rest;
  if (command === 'retire' && ring !== undefined && kid !== undefined) {
    retireKey(folder, known(ring), kid, nowMs);
    return [`${ring}: ${kid} is retired`];
  }
  throw new KeysUsageError(usage);
}

/**
 * The same on the Secrets of a Kubernetes installation: `key-pairs` holds all rings, `<service>-keys` what a service may
 * have. The mounted files follow within two minutes.
 */
export async function runKeysCommandOnSecrets(
  store: SecretStore,
  args: readonly string[],
  options: { nowMs: number; defaultInSeconds: number },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-keys-'));
  try {
    const before = (await store.get('key-pairs')) ?? {};
    for (const [file, text] of Object.entries(before))
      writeFileSync(join(folder, file), text, { mode: 0o600 });
    const lines = await runKeysCommand(folder, args, options);
    const after: SecretData = Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
    const changed = Object.fromEntries(Object.entries(after).filter(([file, text]) => before[file] !== text));
    if (Object.keys(changed).length === 0) return lines;
    await store.merge('key-pairs', changed);
    for (const service of serviceNames) {
      const own = keysOf(service, changed);
      if (Object.keys(own).length > 0) await store.merge(`${service}-keys`, own);
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listed(folder: string, nowMs: number): string[] {
  const time = (seconds: number | undefined) =>
    seconds === undefined ? '–' : new Date(seconds * 1000).toISOString();
  const rings = readdirSync(folder)
    .filter((file) => file.endsWith('.key.json'))
    .map((file) => file.slice(0, -'.key.json'.length));
  return rings.toSorted().flatMap((ring) =>
    readRing(folder, ring).map(({ kid, from, until }) => {
      const ended = until !== undefined && until * 1000 <= nowMs ? ' (ended)' : '';
      return `${ring} ${kid} from ${time(from)} until ${time(until)}${ended}`;
    }),
  );
}

function known(ring: string): string {
  const provider = new RegExp(`^${providerRing('[A-Z0-9]{1,32}')}$`);
  if (ownRings.includes(ring) || ring === bankChannelRing || provider.test(ring)) return ring;
  throw new KeysUsageError(`There is no ring ${ring}.\n${usage}`);
}

function option(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  const value = Number(args[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new KeysUsageError(`${name} needs a number of seconds`);
  return value;
}
