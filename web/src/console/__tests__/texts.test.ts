import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };
const catalogues = {
  ...import.meta.glob<Tree>('../locales/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Tree>('../features/*/locales/*.json', { eager: true, import: 'default' }),
};

function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key.replace(/_(one|other)$/, '')} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`]
      : keysOf(value, `${path}${key}.`),
  );
}

describe('catalogues of the console', () => {
  it.each(Object.keys(catalogues).filter((path) => path.endsWith('/vi.json')))(
    '%s says everything in English too, with the same marks',
    (path) => {
      const english = catalogues[path.replace('/vi.json', '/en.json')] ?? {};
      expect([...new Set(keysOf(english))].sort()).toEqual([...new Set(keysOf(catalogues[path]!))].sort());
    },
  );
});
