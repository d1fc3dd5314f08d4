import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_MATHEMATICS } from '../mathematics/data/index.js';
import { figureOf } from '../mathematics/figures.js';
import type { Mathematics } from '../mathematics/mathematics.types.js';
import { evaluate } from './evaluate.js';
import { figuresOf } from './figures.js';

/** The data with one stop of one reel showing another symbol. */
function withOneSymbolChanged(mathematics: Mathematics): Mathematics {
  const symbols = mathematics.strips[0]!.split(' ');
  const stop = symbols.indexOf('L3');
  symbols[stop] = 'H1';
  return { ...mathematics, strips: [symbols.join(' '), ...mathematics.strips.slice(1)] };
}

describe.each(ALL_MATHEMATICS.map((mathematics) => [mathematics.id, mathematics] as const))(
  '%s',
  (id, mathematics) => {
    it('REG-G33 shows the figures that its data file gives', () => {
      expect(figureOf(id)).toEqual(figuresOf(mathematics));
    });

    it('REG-G34 returns between 94 % and 97 %', () => {
      expect(Number(figureOf(id).rtp)).toBeGreaterThanOrEqual(0.94);
      expect(Number(figureOf(id).rtp)).toBeLessThanOrEqual(0.97);
    });

    it('returns something else when one symbol of one strip is another', () => {
      const changed = withOneSymbolChanged(mathematics);
      expect(changed.strips[0]).not.toBe(mathematics.strips[0]);
      expect(evaluate(changed).rtp.toFixed(12)).not.toBe(figureOf(id).rtp);
    });
  },
);

it('covers every data file, and figures of nothing else are kept', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../mathematics/data');
  const files = readdirSync(folder).filter((name) => !['index.ts', 'lines.ts'].includes(name));
  const ids = ALL_MATHEMATICS.map(({ id }) => id);
  expect(files.map((name) => name.replace('.ts', '')).toSorted()).toEqual(ids.toSorted());
  const figures = JSON.parse(readFileSync(join(folder, '../mathematics.rtp.json'), 'utf8')) as object;
  expect(Object.keys(figures).toSorted()).toEqual(ids.toSorted());
  expect(ids.length).toBeGreaterThanOrEqual(12);
});

it('the evaluator imports nothing of the engine: only the types of the data file', () => {
  const folder = dirname(fileURLToPath(import.meta.url));
  for (const name of readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  )) {
    for (const [line, target] of readFileSync(join(folder, name), 'utf8').matchAll(
      /^import .*?from '([^']+)';$/gms,
    ))
      if (!target!.startsWith('./')) expect(line).toMatch(/^import type [^;]*mathematics\.types\.js';$/s);
  }
});
