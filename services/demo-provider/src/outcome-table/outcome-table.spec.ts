import { integersFrom } from '../outcome/integers.js';
import { roundOfRow } from './generator.js';
import { climbed, leafOf } from './hash-tree.js';
import { ALL_TABLED_MODELS, tabledModelOf } from './models/index.js';
import { drawRow, outcomeTableOf, rowOf, rowProof, sha256Text } from './outcome-table.js';
import { publishedTableOf } from './published-tables.js';
import { modeFiguresOf } from './table-figures.js';
import { tune } from './tuner.js';
import { createCipheriv, createHash } from 'node:crypto';

const IDS = ALL_TABLED_MODELS.map(({ id }) => id);

/** Two-sided 99.9 %. */
const Z = 3.2905;

function seededBy(text: string) {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(text).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  return integersFrom(() => cipher.update(zeros));
}

describe.each(IDS)('the outcome table of %s', (id) => {
  const model = tabledModelOf(id);

  it('REG-G33 is made alike from its model, with the digest and the figures that are published', () => {
    const { digest, modes } = publishedTableOf(id);
    const table = outcomeTableOf(id);
    expect(table.digest).toBe(digest);
    expect([...table.modes.values()].map((mode) => modeFiguresOf(mode, model.stakeUnits))).toEqual(modes);
  });

  it('returns exactly what it aims at, with whole weights that one word can draw', () => {
    for (const { mode, units, weights, root } of outcomeTableOf(id).modes.values()) {
      const paid = weights.reduce((sum, weight, row) => sum + BigInt(weight) * BigInt(units[row]!), 0n);
      const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(paid * 10_000n).toBe(total * BigInt(mode.price * model.stakeUnits * mode.aim));
      expect(weights.every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true);
      expect([BigInt(root.weight), BigInt(root.paid)]).toEqual([total, paid]);
      expect(total < 2n ** 32n).toBe(true);
      expect(Math.max(...units)).toBeLessThanOrEqual(model.cap * model.stakeUnits);
    }
  });

  it('gives each ticket the row whose share of the weights holds it, and proves it', () => {
    for (const [mode, table] of outcomeTableOf(id).modes) {
      const starts: number[] = [];
      table.weights.reduce((sum, weight, row) => ((starts[row] = sum), sum + weight), 0);
      for (const row of [0, 1, 777, table.weights.length - 1]) {
        const last = starts[row]! + table.weights[row]! - 1;
        expect([rowOf(table, starts[row]!), rowOf(table, last)]).toEqual([row, row]);
        const { round, weight, units, proof } = rowProof(id, mode, row);
        const content = sha256Text(JSON.stringify(roundOfRow(model, mode, round)));
        const way = climbed(sha256Text, leafOf(sha256Text, weight, units, content), proof);
        expect(way).toEqual({ root: table.root, from: starts[row] });
        const forged = climbed(sha256Text, leafOf(sha256Text, weight + 1, units, content), proof);
        expect(forged.root.hash).not.toBe(table.root.hash);
      }
    }
  });

  it('REG-G34 stays within the band of its exact deviation over seeded rounds', () => {
    const rounds = 20_000;
    for (const { mode, rtp, standardDeviation } of publishedTableOf(id).modes) {
      const table = outcomeTableOf(id).modes.get(mode as 'base' | 'buy')!;
      const draw = seededBy(`${id} ${mode}`);
      let units = 0;
      for (let i = 0; i < rounds; i++) units += table.units[rowOf(table, draw(table.root.weight))]!;
      const cost = table.mode.price * model.stakeUnits;
      const band = (Z * Number(standardDeviation)) / Math.sqrt(rounds);
      expect(Math.abs(units / cost / rounds - Number(rtp))).toBeLessThanOrEqual(band);
    }
  });

  it('pays in each stored round the sum of what its grids show', () => {
    for (const { name } of model.modes)
      for (let row = 0; row < 300; row++) {
        const { spinGrids, units } = roundOfRow(model, name, row);
        expect(spinGrids.reduce((sum, grid) => sum + grid.units, 0)).toBe(units);
        for (const grid of spinGrids.filter(
          ({ capped, kind }) => !capped && kind !== 'pick' && kind !== 'wheel',
        ))
          expect(grid.wins.reduce((sum, win) => sum + win.units, 0)).toBe(grid.units);
      }
  });
});

it('draws rows through the integer source of a round', () => {
  const { row, ticket, outcome } = drawRow(IDS[0]!, 'base', () => 0);
  expect({ row, ticket }).toEqual({ row: 0, ticket: 0 });
  expect(outcome).toEqual(roundOfRow(tabledModelOf(IDS[0]!), 'base', 0));
});

describe('the tuner', () => {
  it('reaches the aim without a rest, and the aimed share of wins', () => {
    const units = [0, 0, 0, 0, 0, 0, 7, 13, 20, 55, 310];
    const weights = tune({ units, cost: 20, aim: 9650, hits: 300, rare: 0 });
    const sum = (of: (row: number) => number) => units.reduce((total, _, row) => total + of(row), 0);
    expect(sum((row) => weights[row]! * units[row]!) * 10_000).toBe(sum((row) => weights[row]!) * 20 * 9650);
    const wins = sum((row) => (units[row]! > 0 ? weights[row]! : 0)) / sum((row) => weights[row]!);
    expect(wins).toBeCloseTo(0.3, 3);
  });

  it('refuses rows from which the aim cannot be mixed', () => {
    expect(() => tune({ units: [0, 1, 2], cost: 20, aim: 9600, rare: 0 })).toThrow('both sides');
  });
});
