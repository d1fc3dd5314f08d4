/** Evaluates every mathematics and writes the figures that games show: `npm run games:figures`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { figuresOf } from '../evaluator/figures.js';
import { ALL_MATHEMATICS } from '../mathematics/data/index.js';

const figures = Object.fromEntries(
  ALL_MATHEMATICS.map((mathematics) => [mathematics.id, figuresOf(mathematics)]),
);
const file = resolve('services/demo-provider/src/mathematics/mathematics.rtp.json');
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
console.table(figures);
