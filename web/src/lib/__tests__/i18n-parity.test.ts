import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };
const catalogues = {
  ...import.meta.glob<Tree>('../locales/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Tree>('../../features/*/locales/*.json', { eager: true, import: 'default' }),
};

function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value);
    else for (const entry of texts(value, `${path}${key}.`)) found.set(...entry);
  }
  return found;
}

const marks = (text: string) => (text.match(/\{\{\w+\}\}|\((?:min|max)\)/g) ?? []).sort();
const pairs = Object.keys(catalogues)
  .filter((path) => path.endsWith('/vi.json'))
  .map(
    (path) =>
      [
        path.replace('/vi.json', ''),
        catalogues[path] ?? {},
        catalogues[path.replace('vi.json', 'en.json')],
      ] as const,
  );

describe('catalogues', () => {
  it('are all found', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(13);
  });

  describe.each(pairs)('%s', (_path, vi, en) => {
    it('says everything in English too, with the same marks', () => {
      const [vietnamese, english] = [texts(vi), texts(en ?? {})];
      expect([...english.keys()].sort()).toEqual([...vietnamese.keys()].sort());
      const marksOf = (all: Map<string, string>) => [...all].map(([key, text]) => [key, marks(text)]).sort();
      expect(marksOf(english)).toEqual(marksOf(vietnamese));
      expect([...vietnamese, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('is written in one Unicode form', () => {
      expect([...texts(vi)].filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
    });
  });
});
