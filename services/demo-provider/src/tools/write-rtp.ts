/** Evaluates every math model, makes every outcome table, and writes the figures that games show: `npm run games:figures`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rtpFiguresOf } from '../evaluator/rtp-figures.js';
import { ALL_MATH_MODELS } from '../math-model/data/index.js';
import { ALL_TABLED_MODELS } from '../outcome-table/models/index.js';
import { publishTable } from '../outcome-table/tables-writer.js';

const figures = Object.fromEntries(
  ALL_MATH_MODELS.map((mathModel) => [mathModel.id, rtpFiguresOf(mathModel)]),
);
const file = resolve('services/demo-provider/src/math-model/published-rtp.json');
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
console.table(figures);

const tables = Object.fromEntries(ALL_TABLED_MODELS.map((model) => [model.id, publishTable(model)]));
writeFileSync(
  resolve('services/demo-provider/src/outcome-table/published-tables.json'),
  `${JSON.stringify(tables, null, 2)}\n`,
);
console.table(ALL_TABLED_MODELS.flatMap(({ id }) => tables[id]!.modes.map((mode) => ({ id, ...mode }))));
