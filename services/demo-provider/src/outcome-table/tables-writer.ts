import { roundOfRow } from './generator.js';
import { buildTable } from './outcome-table.js';
import type { PublishedTable } from './published-tables.js';
import { modeFiguresOf } from './table-figures.js';
import type { ModeName, TabledModel } from './tabled-model.types.js';

const SEARCHED = 40_000;
const KEPT = 3;

/** Looks beyond the ordinary rows for the highest wins, builds the table and reads its figures off. */
export function publishTable(model: TabledModel): PublishedTable {
  const rare: PublishedTable['rare'] = {};
  for (const { name, rows } of model.modes) rare[name] = highest(model, name, rows);
  const { digest, modes } = buildTable(model, rare);
  return { digest, rare, modes: [...modes.values()].map((mode) => modeFiguresOf(mode, model.stakeUnits)) };
}

function highest(model: TabledModel, mode: ModeName, rows: number): number[] {
  const found: { round: number; units: number }[] = [];
  for (let round = rows; round < rows + (mode === 'base' ? SEARCHED : SEARCHED / 10); round++) {
    const { units } = roundOfRow(model, mode, round);
    if (found.length === KEPT && units <= found.at(-1)!.units) continue;
    found.push({ round, units });
    found.sort((one, other) => other.units - one.units);
    found.length = Math.min(found.length, KEPT);
  }
  return found.map(({ round }) => round).toSorted((one, other) => one - other);
}
