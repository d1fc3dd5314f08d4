import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');

/** The folders of `src` that each of them imports from. */
function folderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const [folder] = file.split(sep);
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts') || folder === file) continue;
    const targets = imports.get(folder!) ?? new Set();
    for (const [, path] of readFileSync(join(source, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = relative(source, normalize(join(source, dirname(file), path!))).split(sep);
      if (target.length > 1 && target[0] !== folder) targets.add(target[0]!);
    }
    imports.set(folder!, targets);
  }
  return imports;
}

/** What is left once folders that import none of the rest are removed, again and again. */
function circles(imports: Map<string, Set<string>>): string[] {
  const rest = new Map(imports);
  for (;;) {
    const leaf = [...rest].find(([, targets]) => ![...targets].some((target) => rest.has(target)));
    if (!leaf) return [...rest.keys()].sort();
    rest.delete(leaf[0]);
  }
}

describe('the folders of auth', () => {
  it('form no circle of imports', () => {
    const imports = folderImports();
    expect(imports.size).toBeGreaterThan(15);
    expect(circles(imports)).toEqual([]);
  });

  it('are reported when two of them import each other', () => {
    const both = new Map([
      ['login', new Set(['session', 'hashing'])],
      ['session', new Set(['login'])],
      ['hashing', new Set<string>()],
    ]);
    expect(circles(both)).toEqual(['login', 'session']);
  });
});
