#!/usr/bin/env node
/**
 * Completes package-lock.json for every platform.
 *
 * npm leaves optional packages that a registry did not offer at the time (binaries for other systems)
 * out of the lock, and `npm ci` then refuses the lock elsewhere: "Missing: @swc/core-darwin-arm64 from
 * lock file". Each such package is added as its parent names it. Run it after every change of the lock;
 * `--check` only says whether something is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = [
  'android',
  'aix',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'wasi',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'universal',
];

/** The missing entries, keyed as in the lock. */
export function missingEntries(lock) {
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

/** The platform, told from the package's name, so that the entry is skipped wherever it does not fit. */
function platformOf(name) {
  const words = name.replace(/^@/, '').split(/[/\-.]/);
  const os =
    systems.find((system) => words.includes(system)) ?? (words.includes('windows') ? 'win32' : 'unknown');
  const cpu =
    processors.find((processor) => words.includes(processor)) ??
    (words.includes('armv6') ? 'arm' : 'unknown');
  const libc = words.some((word) => word.startsWith('musl'))
    ? { libc: ['musl'] }
    : os === 'linux' && words.some((word) => word.startsWith('gnu'))
      ? { libc: ['glibc'] }
      : {};
  return { cpu: [cpu], os: [os], ...libc };
}

function main() {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const count = Object.keys(missing).length;
  if (process.argv.includes('--check')) {
    if (count > 0)
      console.error(
        `package-lock.json lacks ${count} optional packages of other platforms: run node scripts/complete-lock.mjs`,
      );
    process.exit(count > 0 ? 1 : 0);
  }
  const root = lock.packages[''];
  delete lock.packages[''];
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${count} optional packages of other platforms added`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
