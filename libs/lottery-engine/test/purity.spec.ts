import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = join(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: folder, exclude: ['fairness/**'] }).map((file) => [
  file,
  readFileSync(join(folder, file), 'utf8'),
]) as [string, string][];

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, source]) => source!);

describe('The engine is a function of its arguments', () => {
  it.each(files)('%s imports the engine only; payouts also libs/money', (file, text) => {
    for (const source of importsOf(text)) {
      if (file === 'payout.ts' && source === '#libs/money') continue;
      expect(source).toMatch(/^\.\.?\//);
      const target = join(folder, file, '..', source);
      expect(relative(folder, target)).not.toMatch(/^\.\./);
    }
  });

  it.each(files)('%s reads neither clock nor chance nor environment', (_file, text) => {
    expect(text).not.toMatch(/\bDate\b|Math\.random|process\.|crypto/);
  });

  it('what a page imports reaches no money and no module of Node', () => {
    const sources = new Map(files);
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const source of importsOf(sources.get(file) ?? '')) {
        expect(source).toMatch(/^\./);
        visit(join(file, '..', source).replace(/\.js$/, '.ts'));
      }
    };
    visit('browser.ts');
    expect([...reached]).not.toContain('payout.ts');
    for (const file of reached) expect(sources.has(file)).toBe(true);
  });
});
