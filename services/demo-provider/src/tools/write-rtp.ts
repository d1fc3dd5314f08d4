/** Evaluates every math model and writes the figures that games show: `npm run games:figures`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rtpFiguresOf } from '../evaluator/rtp-figures.js';
import { ALL_MATH_MODELS } from '../math-model/data/index.js';

const figures = Object.fromEntries(
  ALL_MATH_MODELS.map((mathModel) => [mathModel.id, rtpFiguresOf(mathModel)]),
);
const file = resolve('services/demo-provider/src/math-model/published-rtp.json');
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
console.table(figures);
