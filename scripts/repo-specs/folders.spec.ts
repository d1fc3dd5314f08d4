import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const services = join(import.meta.dirname, '..', '..', 'services');

/** Services whose folders still import each other in circles; the list may only shrink. */
const foldersWithCircles: readonly string[] = ['auth', 'demo-provider'];

/** Which folders of `src/` each folder of `src/` imports; specs do not count. */
function importsBetweenFolders(service: string): Map<string, Set<string>> {
  const source = join(services, service, 'src');
  const folders = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !/[.-]spec\.ts$/.test(name))) {
    const [from, ...rest] = file.split('/');
    if (rest.length === 0) continue;
    const imported = folders.get(from!) ?? new Set<string>();
    folders.set(from!, imported);
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const [to, ...below] = relative(source, join(source, dirname(file), path!)).split('/');
      if (below.length > 0 && to !== '..' && to !== from) imported.add(to!);
    }
  }
  return folders;
}

/** A shortest circle through each folder that is on one. */
function circlesIn(folders: Map<string, Set<string>>): string[] {
  const circles = new Set<string>();
  for (const start of folders.keys()) {
    const paths = [...folders.get(start)!].map((next) => [start, next]);
    const seen = new Set<string>();
    for (const path of paths) {
      const last = path.at(-1)!;
      if (last === start) {
        circles.add(path.slice(0, -1).toSorted().join(' ↔ '));
        break;
      }
      if (seen.has(last)) continue;
      seen.add(last);
      paths.push(...[...(folders.get(last) ?? [])].map((next) => [...path, next]));
    }
  }
  return [...circles].toSorted();
}

describe('folders of a service', () => {
  const all = readdirSync(services);

  it.each(all.filter((name) => !foldersWithCircles.includes(name)))(
    'of %s import without circles',
    (name) => {
      expect(circlesIn(importsBetweenFolders(name))).toEqual([]);
    },
  );

  it('are found when they import each other, directly or through others', () => {
    const folders = (entries: Record<string, string[]>) =>
      new Map(Object.entries(entries).map(([name, imported]) => [name, new Set(imported)]));
    expect(circlesIn(folders({ a: ['b'], b: ['c'], c: [] }))).toEqual([]);
    expect(circlesIn(folders({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a ↔ b ↔ c']);
  });
});
