/**
 * Plays every math model with the engine and compares with the exact figures: `npm run games:simulate -- [rounds] [id …]`.
 * Seeded, so that the same call prints the same numbers: a stream of AES-256-CTR under a key made from the id, scaled by
 * the same code as the numbers of a real round (whose HMAC blocks would take most of the time here).
 */
import { createCipheriv, createHash } from 'node:crypto';
import { playRound } from '../math-model/engine.js';
import { ALL_MATH_MODELS } from '../math-model/data/index.js';
import { publishedRtpOf } from '../math-model/published-rtp.js';
import { ALL_TABLED_MODELS } from '../outcome-table/models/index.js';
import { outcomeTableOf, rowOf } from '../outcome-table/outcome-table.js';
import { publishedTableOf } from '../outcome-table/published-tables.js';
import type { TabledModel, TableMode } from '../outcome-table/tabled-model.types.js';
import type { RtpFigures } from '../evaluator/rtp-figures.js';
import type { MathModel } from '../math-model/math-model.types.js';
import { integersFrom, type IntegerSource } from '../outcome/integers.js';

const [rounds = '10000000', ...wanted] = process.argv.slice(2);
const blockBytes = 1 << 16;
/** Two-sided 99.9 %. */
const Z = 3.2905;

console.log(
  '| Mathematics | Exact RTP | Simulated | Band ± (99.9 %) | Hit | Simulated | Feature 1 in | Simulated | Highest seen |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
let outside = 0;
for (const mathModel of ALL_MATH_MODELS.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  if (!simulate(mathModel, Number(rounds))) outside++;
for (const model of ALL_TABLED_MODELS.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  for (const mode of model.modes) if (!simulateTable(model, mode, Number(rounds))) outside++;
process.exitCode = outside === 0 ? 0 : 1;

function simulate(mathModel: MathModel, count: number): boolean {
  const draw = seededBy(mathModel.id);
  let units = 0;
  let hits = 0;
  let features = 0;
  let highest = 0;
  for (let i = 0; i < count; i++) {
    const outcome = playRound(mathModel, draw);
    units += outcome.units;
    if (outcome.units > 0) hits++;
    if (outcome.spinGrids.length > 1) features++;
    if (outcome.units > highest) highest = outcome.units;
  }
  return report(mathModel.id, publishedRtpOf(mathModel.id), mathModel.stakeUnits, {
    ...{ count, units, hits, features, highest },
  });
}

/** The rows that tickets draw: what each of them pays stands in the table. */
function simulateTable({ id, stakeUnits }: TabledModel, { name, price }: TableMode, count: number): boolean {
  const table = outcomeTableOf(id).modes.get(name)!;
  const draw = seededBy(`${id} ${name}`);
  let units = 0;
  let hits = 0;
  let features = 0;
  let highest = 0;
  for (let i = 0; i < count; i++) {
    const row = rowOf(table, draw(table.root.weight));
    const paid = table.units[row]!;
    units += paid;
    if (paid > 0) hits++;
    if (table.featured[row]) features++;
    if (paid > highest) highest = paid;
  }
  const figures = publishedTableOf(id).modes.find(({ mode }) => mode === name)!;
  return report(name === 'base' ? id : `${id}, bought for ${price}`, figures, stakeUnits * price, {
    ...{ count, units, hits, features, highest },
  });
}

interface Counted {
  count: number;
  units: number;
  hits: number;
  features: number;
  highest: number;
}

function report(
  id: string,
  exact: RtpFigures,
  cost: number,
  { count, units, hits, features, highest }: Counted,
): boolean {
  const rtp = units / cost / count;
  const band = (Z * Number(exact.standardDeviation)) / Math.sqrt(count);
  const inside = Math.abs(rtp - Number(exact.rtp)) <= band;
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
  const every = (share: number) => (share === 0 ? '–' : (1 / share).toFixed(1));
  console.log(
    `| ${id} | ${percent(Number(exact.rtp))} | ${percent(rtp)}${inside ? '' : ' OUTSIDE'} | ${percent(band)} | ${percent(Number(exact.hitFrequency))} | ${percent(hits / count)} | ${every(Number(exact.featureFrequency))} | ${every(features / count)} | ${(highest / cost).toFixed(1)} |`,
  );
  return inside;
}

function seededBy(text: string): IntegerSource {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(text).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(blockBytes);
  return integersFrom(() => cipher.update(zeros));
}
