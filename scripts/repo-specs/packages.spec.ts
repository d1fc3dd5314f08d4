import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  name?: string;
  inBundle?: boolean;
}
const root = join(import.meta.dirname, '..', '..');

describe('packages of others', () => {
  const locked = () =>
    (
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, Entry>;
      }
    ).packages;

  it('SEC-S39 are named by exact versions, and come from the registry alone', () => {
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[a-z-]+@)?\d+\.\d+\.\d+[-.\w]*$/)]);
    expect(Object.values(locked()).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('SEC-S39 turn into a list of components that misses none and gives the hash of each', () => {
    const list = JSON.parse(
      execFileSync('npm', ['run', '--silent', 'packages:list'], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as { bomFormat: string; components: { purl: string; hashes?: { alg: string; content: string }[] }[] };
    expect(list.bomFormat).toBe('CycloneDX');
    const hashes = new Map(
      list.components.map(({ purl, hashes: found }) => [decodeURIComponent(purl), found]),
    );
    for (const [place, entry] of Object.entries(locked())) {
      if (place === '' || entry.inBundle) continue;
      const name = entry.name ?? place.split('node_modules/').at(-1)!;
      const content = Buffer.from(entry.integrity!.slice('sha512-'.length), 'base64').toString('hex');
      expect([name, hashes.get(`pkg:npm/${name}@${entry.version}`)]).toEqual([
        name,
        [{ alg: 'SHA-512', content }],
      ]);
    }
  });
});
