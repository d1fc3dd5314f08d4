import { execFileSync } from 'node:child_process';
import { mkdtempSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('complete-lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-lock-'));
  const script = join(folder, 'scripts', 'complete-lock.mjs');
  const lockFile = join(folder, 'package-lock.json');
  const packages = {
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
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0', optional: true },
  };

  beforeAll(() => {
    mkdirSync(join(folder, 'scripts'));
    cpSync(join(import.meta.dirname, 'complete-lock.mjs'), script);
    writeFileSync(lockFile, JSON.stringify({ packages }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says by its exit code that packages of other platforms are missing', () => {
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).toThrow(
      /lacks 3 optional packages/,
    );
  });

  it('adds them as their parent names them, and touches nothing else', () => {
    execFileSync(process.execPath, [script], { stdio: 'pipe' });
    const completed = (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, unknown> })
      .packages;
    expect(completed).toEqual({
      ...packages,
      'node_modules/@tool/darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
      'node_modules/@tool/linux-arm64-musl': {
        version: '2.0.0',
        cpu: ['arm64'],
        os: ['linux'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
      'node_modules/@tool/win32-x64-msvc': {
        version: '2.0.0',
        cpu: ['x64'],
        os: ['win32'],
        dev: true,
        optional: true,
      },
    });
    execFileSync(process.execPath, [script, '--check']);
  });

  it('finds the committed lock complete', () => {
    execFileSync(process.execPath, [join(import.meta.dirname, 'complete-lock.mjs'), '--check'], {
      stdio: 'pipe',
    });
  });
});
