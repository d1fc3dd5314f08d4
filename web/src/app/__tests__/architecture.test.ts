import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/?testing\/|\.d\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

function importsOf({ name, text }: { name: string; text: string }): string[] {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => m[1] ?? '');
  return found
    .filter((path) => path.startsWith('~/') || path.startsWith('.'))
    .map((path) => (path.startsWith('~/') ? path.slice(2) : relative(src, join(src, name, '..', path))));
}

/** Which layer may use which: app → features → ui, art, lib. */
const ALLOWED: Record<string, readonly string[]> = {
  app: ['app', 'features', 'ui', 'art', 'lib', 'styles'],
  features: ['features', 'ui', 'art', 'lib'],
  ui: ['ui', 'art', 'lib'],
  art: ['art', 'lib'],
  lib: ['lib'],
};
const SHARED_FEATURES: ReadonlySet<string> = new Set(['session', 'wallet', 'system']);

describe('boundaries', () => {
  it.each(files)('$name', (file) => {
    const [layer = '', feature] = file.name.split('/');
    if (!(layer in ALLOWED)) return;
    for (const target of importsOf(file)) {
      const [to = '', toFeature = '', ...rest] = target.split('/');
      expect(ALLOWED[layer], `${file.name} → ${target}`).toContain(to);
      if (layer === 'features' && to === 'features' && toFeature !== feature) {
        expect(SHARED_FEATURES, `${file.name} → ${target}`).toContain(toFeature);
        expect(rest, `${file.name} goes past the door of ${toFeature}`).toEqual([]);
      }
    }
    expect(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(file.name.split('/').at(-1) ?? ''), 'kebab-case').toBe(
      true,
    );
    expect(file.text.split('\n').length, 'length').toBeLessThanOrEqual(300);
    expect(file.text).not.toMatch(/\bexport default\b/);
  });
});
