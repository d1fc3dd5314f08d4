/**
 * Plays every mathematics with the engine and compares with the exact figures: `npm run games:simulate -- [rounds] [id …]`.
 * Seeded, so that the same call prints the same numbers: a stream of AES-256-CTR under a key made from the id, scaled by
 * the same code as the numbers of a real round (whose HMAC blocks would take most of the time here).
 */
import { createCipheriv, createHash } from 'node:crypto';
import { playRound } from '../mathematics/engine.js';
import { ALL_MATHEMATICS } from '../mathematics/data/index.js';
import { figureOf } from '../mathematics/figures.js';
import type { Mathematics } from '../mathematics/mathematics.types.js';
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
for (const mathematics of ALL_MATHEMATICS.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  if (!simulate(mathematics, Number(rounds))) outside++;
process.exitCode = outside === 0 ? 0 : 1;

function simulate(mathematics: Mathematics, count: number): boolean {
  const draw = seededBy(mathematics.id);
  let units = 0;
  let hits = 0;
  let features = 0;
  let highest = 0;
  for (let i = 0; i < count; i++) {
    const outcome = playRound(mathematics, draw);
    units += outcome.units;
    if (outcome.units > 0) hits++;
    if (outcome.screens.length > 1) features++;
    if (outcome.units > highest) highest = outcome.units;
  }
  const exact = figureOf(mathematics.id);
  const rtp = units / mathematics.stakeUnits / count;
  const band = (Z * Number(exact.standardDeviation)) / Math.sqrt(count);
  const inside = Math.abs(rtp - Number(exact.rtp)) <= band;
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
  const every = (share: number) => (share === 0 ? '–' : (1 / share).toFixed(1));
  console.log(
    `| ${mathematics.id} | ${percent(Number(exact.rtp))} | ${percent(rtp)}${inside ? '' : ' OUTSIDE'} | ${percent(band)} | ${percent(Number(exact.hitFrequency))} | ${percent(hits / count)} | ${every(Number(exact.featureFrequency))} | ${every(features / count)} | ${(highest / mathematics.stakeUnits).toFixed(1)} |`,
  );
  return inside;
}

function seededBy(text: string): IntegerSource {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(text).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(blockBytes);
  return integersFrom(() => cipher.update(zeros));
}
