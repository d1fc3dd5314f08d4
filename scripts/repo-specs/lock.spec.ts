import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  name?: string;
  inBundle?: boolean;
  optional?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}
const hash = (letter: string) => `sha512-${letter.repeat(86)}==`;

describe('the lock of packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-lock-'));
  const lockFile = join(folder, 'package-lock.json');
  const packages: Record<string, object> = {
    '': { optionalDependencies: { own: '1.0.0' } },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '2.0.0',
        '@tool/darwin-arm64': '2.0.0',
        '@tool/linux-arm64-musl': '2.0.0',
        '@tool/win32-x64-msvc': '2.0.0',
        fsevents: '^2.3.0',
      },
      integrity: hash('t'),
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0', optional: true, integrity: hash('l') },
    'node_modules/@tool/linux-x64/node_modules/within': { version: '1.0.0', inBundle: true },
  };

  /** Runs the script on a lock, with a registry that offers what `offered` says. */
  function run(lock: object, offered: Record<string, string>, ...args: string[]): string {
    writeFileSync(lockFile, JSON.stringify({ packages: lock }));
    const npm = join(folder, 'bin', 'npm');
    writeFileSync(
      npm,
      `#!${process.execPath}\nconst found = ${JSON.stringify(offered)}[process.argv[3]];\nif (!found) process.exit(1);\nconsole.log(found);\n`,
    );
    chmodSync(npm, 0o755);
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
    return execFileSync(process.execPath, [join(folder, 'scripts', 'complete-lock.mjs'), ...args], {
      stdio: 'pipe',
      encoding: 'utf8',
      env,
    });
  }
  const written = () =>
    (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> }).packages;
  const offered = {
    '@tool/darwin-arm64@2.0.0': hash('d'),
    '@tool/linux-arm64-musl@2.0.0': hash('m'),
    '@tool/win32-x64-msvc@2.0.0': hash('w'),
  };

  beforeAll(() => {
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'scripts', 'lib'), { recursive: true });
    for (const file of ['complete-lock.mjs', 'lib/lock.mjs'])
      cpSync(join(import.meta.dirname, '..', file), join(folder, 'scripts', file));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says by its exit code that packages of other platforms are missing', () => {
    expect(() => run(packages, offered, '--check')).toThrow(/lacks 3 optional packages/);
  });

  it('SEC-S39 adds them as their parent names them, with the integrity of the registry, and touches nothing else', () => {
    run(packages, offered);
    const added = { version: '2.0.0', dev: true, optional: true };
    expect(written()).toEqual({
      ...packages,
      'node_modules/@tool/darwin-arm64': {
        ...added,
        cpu: ['arm64'],
        os: ['darwin'],
        integrity: hash('d'),
      },
      'node_modules/@tool/linux-arm64-musl': {
        ...added,
        cpu: ['arm64'],
        os: ['linux'],
        libc: ['musl'],
        integrity: hash('m'),
      },
      'node_modules/@tool/win32-x64-msvc': {
        ...added,
        cpu: ['x64'],
        os: ['win32'],
        integrity: hash('w'),
      },
    });
    run(written(), {}, '--check');
  });

  it('SEC-S39 fails where the registry does not offer what is missing', () => {
    const { '@tool/darwin-arm64@2.0.0': _gone, ...rest } = offered;
    expect(() => run(packages, rest)).toThrow(/@tool\/darwin-arm64 has no sha512 integrity/);
  });

  it.each([
    ['no integrity', { version: '1.0.0' }, /node_modules\/other has no sha512 integrity/],
    ['a weak one', { version: '1.0.0', integrity: 'sha1-abc' }, /node_modules\/other has no sha512/],
    [
      'another source than the registry',
      { version: '1.0.0', integrity: hash('o'), resolved: 'git+ssh://somewhere/other.git#1' },
      /node_modules\/other does not come from the registry/,
    ],
  ])('SEC-S39 refuses an entry with %s', (_what, entry, complaint) => {
    run(packages, offered);
    expect(() => run({ ...written(), 'node_modules/other': entry }, {}, '--check')).toThrow(complaint);
  });

  it('SEC-S39 is complete as committed, and every entry of it can be verified', () => {
    execFileSync(process.execPath, [join(import.meta.dirname, '..', 'complete-lock.mjs'), '--check'], {
      stdio: 'pipe',
    });
  });
});
