import { expect, it } from 'vitest';
import { BUDGETS, closure, weigh, weighConsole, type Manifest } from './budget';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared'], css: ['a.css'] },
  _shared: { file: 'shared.js', imports: ['_deep'] },
  _deep: { file: 'deep.js', imports: ['_shared'] },
  'src/app/routes/home.tsx': { file: 'home.js', imports: ['_shared', '_home'] },
  _home: { file: 'home-part.js' },
  'src/features/x/locales/vi.json': { file: 'vi.js' },
};
const sizes: Record<string, number> = {
  'entry.js': 90_000,
  'shared.js': 40_000,
  'deep.js': 25_000,
  'home.js': 20_000,
  'home-part.js': 30_000,
  'vi.js': 13_000,
  'a.css': 9_000,
};
const found = (what: string) => weigh(manifest, (file) => sizes[file] ?? 0).find((f) => f.what === what);

it('weighs the entry with all it imports, each chunk once', () => {
  expect([...closure(manifest, 'index.html')]).toEqual(['index.html', '_shared', '_deep']);
  expect(found('entry')).toMatchObject({ kb: 155, limit: BUDGETS.entry });
});

it('weighs a page by what it adds, and home by all of it', () => {
  expect(found('src/app/routes/home.tsx')).toMatchObject({ kb: 50, limit: BUDGETS.page });
  expect(found('home')).toMatchObject({ kb: 205, limit: BUDGETS.home });
});

it('weighs styles and catalogues', () => {
  expect(found('styles')?.kb).toBe(9);
  expect(found('src/features/x/locales/vi.json')).toMatchObject({ kb: 13, limit: 12 });
});

it('weighs the console apart, its pages by what they add', () => {
  const built: Manifest = {
    'console.html': { file: 'entry.js', isEntry: true, imports: ['_shared'] },
    _shared: { file: 'shared.js' },
    'src/console/features/x/x-page.tsx': { file: 'home.js', imports: ['_shared', '_home'] },
    _home: { file: 'home-part.js' },
  };
  expect(weighConsole(built, (file) => sizes[file] ?? 0)).toEqual([
    { what: 'console', kb: 130, limit: BUDGETS.console },
    { what: 'src/console/features/x/x-page.tsx', kb: 50, limit: BUDGETS.consolePage },
  ]);
});
