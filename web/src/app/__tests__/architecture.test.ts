import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/?testing\/|\.d\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

function specifiersOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => m[1] ?? '');
}

function importsOf({ name, text }: { name: string; text: string }): string[] {
  return specifiersOf(text)
    .filter((path) => path.startsWith('~/') || path.startsWith('.'))
    .map((path) => (path.startsWith('~/') ? path.slice(2) : relative(src, join(src, name, '..', path))));
}

/** Which layer may use which: app → features → ui, art, lib. */
const ALLOWED: Record<string, readonly string[]> = {
  console: ['console', 'ui', 'art', 'lib', 'styles'],
  app: ['app', 'features', 'ui', 'art', 'lib', 'styles'],
  features: ['features', 'ui', 'art', 'lib'],
  ui: ['ui', 'art', 'lib'],
  art: ['art', 'lib'],
  lib: ['lib'],
};
/** What the pages take of the libraries: the pure rules of the lottery. */
const LIBRARIES: ReadonlySet<string> = new Set([
  '#libs/lottery-engine/browser',
  '#libs/lottery-engine/fairness',
]);
const SHARED_FEATURES: ReadonlySet<string> = new Set([
  ...['session', 'wallet', 'system', 'phone-auth'],
  ...['balance-details', 'bonus', 'jackpots'],
]);

/** What is wrong with a file, in words; nothing is best. */
function faultsOf(file: { name: string; text: string }): string[] {
  const [layer = '', feature] = file.name.split('/');
  const allowed = ALLOWED[layer];
  if (!allowed) return [];
  const faults = importsOf(file).flatMap((target) => {
    const [to = '', toFeature = '', ...rest] = target.split('/');
    if (!allowed.includes(to)) return [`imports ${target}`];
    if (layer !== 'features' || to !== 'features' || toFeature === feature) return [];
    if (!SHARED_FEATURES.has(toFeature)) return [`imports another feature: ${target}`];
    return rest.length > 0 ? [`bypasses the public index of ${toFeature}: ${target}`] : [];
  });
  for (const library of specifiersOf(file.text))
    if (library.startsWith('#') && !LIBRARIES.has(library)) faults.push(`imports ${library}`);
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(file.name.split('/').at(-1) ?? ''))
    faults.push('is not kebab-case');
  if (file.text.split('\n').length > 300) faults.push('is too long');
  if (/\bexport default\b/.test(file.text)) faults.push('has a default export');
  return faults;
}

describe('boundaries', () => {
  it.each(files)('$name', (file) => {
    expect(faultsOf(file)).toEqual([]);
  });

  it('are seen when they are crossed', () => {
    const crossing = (name: string, path: string) => faultsOf({ name, text: `import { x } from '${path}';` });
    expect(crossing('lib/a.ts', '~/ui/button')).toEqual(['imports ui/button']);
    expect(crossing('features/games/a.ts', '../deposit/b')).toEqual([
      'imports another feature: features/deposit/b',
    ]);
    expect(crossing('features/games/a.ts', '~/features/session/model/x')).toHaveLength(1);
    expect(crossing('features/games/a.ts', '~/features/session')).toEqual([]);
    expect(crossing('features/lottery/a.ts', '#libs/lottery-engine/browser')).toEqual([]);
    expect(crossing('features/lottery/a.ts', '#libs/lottery-engine')).toEqual([
      'imports #libs/lottery-engine',
    ]);
  });
});
