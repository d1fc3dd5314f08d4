/** What an entry of package-lock.json says of a package. */

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

/** The platform, told from the package's name, so that the entry is skipped wherever it does not fit. */
export function platformOf(name) {
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

/** The name in the registry: an alias carries it, else the place does. */
export const nameOf = (place, entry) => entry.name ?? place.split('node_modules/').at(-1);

/**
 * The entries whose content an install could not hold against the lock: without a strong hash, or from elsewhere than
 * the registry. What is bundled comes inside its parent's tarball, under the parent's hash.
 */
export function unverifiable(lock) {
  const faults = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '' || entry.inBundle) continue;
    if (entry.resolved) faults.push({ place, why: `does not come from the registry: ${entry.resolved}` });
    else if (!entry.integrity?.startsWith('sha512-'))
      faults.push({
        place,
        why: 'has no sha512 integrity: choose a version that the registry offers for every platform, then run node scripts/complete-lock.mjs',
      });
  }
  return faults;
}
