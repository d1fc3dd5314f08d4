import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_MATH_MODELS } from '../math-model/data/index.js';
import { publishedRtpOf } from '../math-model/published-rtp.js';
import type { MathModel } from '../math-model/math-model.types.js';
import { evaluate } from './evaluate.js';
import { rtpFiguresOf } from './rtp-figures.js';

/** The data with one stop of one reel showing another symbol. */
function withOneSymbolChanged(mathModel: MathModel): MathModel {
  const symbols = mathModel.strips[0]!.split(' ');
  const stop = symbols.indexOf('L3');
  symbols[stop] = 'H1';
  return { ...mathModel, strips: [symbols.join(' '), ...mathModel.strips.slice(1)] };
}

describe.each(ALL_MATH_MODELS.map((mathModel) => [mathModel.id, mathModel] as const))(
  '%s',
  (id, mathModel) => {
    it('REG-G33 shows the figures that its data file gives', () => {
      expect(publishedRtpOf(id)).toEqual(rtpFiguresOf(mathModel));
    });

    it('REG-G34 returns between 94 % and 97 %', () => {
      expect(Number(publishedRtpOf(id).rtp)).toBeGreaterThanOrEqual(0.94);
      expect(Number(publishedRtpOf(id).rtp)).toBeLessThanOrEqual(0.97);
    });

    it('returns something else when one symbol of one strip is another', () => {
      const changed = withOneSymbolChanged(mathModel);
      expect(changed.strips[0]).not.toBe(mathModel.strips[0]);
      expect(evaluate(changed).rtp.toFixed(12)).not.toBe(publishedRtpOf(id).rtp);
    });
  },
);

it('covers every data file, and figures of nothing else are kept', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../math-model/data');
  const files = readdirSync(folder).filter((name) => !['index.ts', 'lines.ts'].includes(name));
  const ids = ALL_MATH_MODELS.map(({ id }) => id);
  expect(files.map((name) => name.replace('.ts', '')).toSorted()).toEqual(ids.toSorted());
  const figures = JSON.parse(readFileSync(join(folder, '../published-rtp.json'), 'utf8')) as object;
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
      if (!target!.startsWith('./')) expect(line).toMatch(/^import type [^;]*math-model\.types\.js';$/s);
  }
});
