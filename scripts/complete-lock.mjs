#!/usr/bin/env node
/**
 * Completes package-lock.json for every platform, and refuses what could not be verified at an install.
 *
 * npm leaves optional packages that a registry did not offer at the time (binaries for other systems)
 * out of the lock, and `npm ci` then refuses the lock elsewhere: "Missing: @swc/core-darwin-arm64 from
 * lock file". Each such package is added as its parent names it, with the integrity that the registry
 * gives for it. Run it after every change of the lock; `--check` only says what is wrong, without a network.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameOf, platformOf, unverifiable } from './lib/lock.mjs';

/** The missing entries, keyed as in the lock. */
function missingEntries(lock) {
  const missing = {};
  for (const [at, parent] of Object.entries(lock.packages)) {
    if (at === '') continue;
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const key = `node_modules/${name}`;
      if (lock.packages[key] || lock.packages[`${at}/${key}`] || !/^\d/.test(version)) continue;
      missing[key] = { version, ...platformOf(name), dev: parent.dev, optional: true };
    }
  }
  return missing;
}

/** As the registry that npm is set up for gives it; none where it does not offer this version. */
function integrityFrom(name, version) {
  try {
    const said = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    return said.trim() || undefined;
  } catch {
    return undefined;
  }
}

function complete(lock) {
  const missing = missingEntries(lock);
  const root = lock.packages[''];
  delete lock.packages[''];
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  for (const key of unverifiable(lock).map(({ place }) => place)) {
    const { version, ...rest } = lock.packages[key];
    const integrity = rest.resolved ? undefined : integrityFrom(nameOf(key, rest), version);
    if (integrity) lock.packages[key] = { version, ...rest, integrity };
  }
  return Object.keys(missing).length;
}

/** What is wrong with the lock, a line each. */
function faultsOf(lock) {
  const count = Object.keys(missingEntries(lock)).length;
  return [
    ...(count > 0
      ? [
          `package-lock.json lacks ${count} optional packages of other platforms: run node scripts/complete-lock.mjs`,
        ]
      : []),
    ...unverifiable(lock).map(({ place, why }) => `package-lock.json: ${place} ${why}`),
  ];
}

function main() {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  if (!process.argv.includes('--check')) {
    const added = complete(lock);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`package-lock.json: ${added} optional packages of other platforms added`);
  }
  const faults = faultsOf(lock);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
