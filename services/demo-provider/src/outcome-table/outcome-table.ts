import { createHash } from 'node:crypto';
import type { IntegerSource, Outcome } from '../math-model/math-model.types.js';
import { roundOfRow } from './generator.js';
import { leafOf, levelsOf, proofOf, tableDigest, type ProofStep, type TreeNode } from './hash-tree.js';
import { tabledModelOf } from './models/index.js';
import { publishedTableOf } from './published-tables.js';
import type { ModeName, TabledModel, TableMode } from './tabled-model.types.js';
import { tune } from './tuner.js';

export const sha256Text = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface ModeTable {
  readonly mode: TableMode;
  /** The generator's number of each row. */
  readonly rounds: readonly number[];
  readonly units: readonly number[];
  readonly weights: readonly number[];
  readonly featured: readonly boolean[];
  readonly levels: readonly TreeNode[][];
  readonly root: TreeNode;
}

export interface OutcomeTable {
  readonly digest: string;
  readonly modes: ReadonlyMap<ModeName, ModeTable>;
}

/** Which row a ticket has drawn. */
export interface DrawnRow {
  row: number;
  ticket: number;
  outcome: Outcome;
}

const built = new Map<string, OutcomeTable>();

/** The table of a model, made at its first use and kept; it must be the one that is published. */
export function outcomeTableOf(id: string): OutcomeTable {
  const known = built.get(id);
  if (known) return known;
  const { digest, rare } = publishedTableOf(id);
  const table = buildTable(tabledModelOf(id), rare);
  if (table.digest !== digest) throw new Error(`${id} is not the published table: npm run games:figures`);
  built.set(id, table);
  return table;
}

/** `rare` are numbers of rounds beyond the ordinary ones, whose high wins are worth a place in the table. */
export function buildTable(
  model: TabledModel,
  rare: Partial<Record<ModeName, readonly number[]>>,
): OutcomeTable {
  const modes = model.modes.map((mode) => buildMode(model, mode, rare[mode.name] ?? []));
  const roots = modes.map(({ mode: { name, price }, root }) => ({ name, price, ...root }));
  return {
    digest: tableDigest(sha256Text, model.id, roots),
    modes: new Map(modes.map((mode) => [mode.mode.name, mode])),
  };
}

function buildMode(model: TabledModel, mode: TableMode, rare: readonly number[]): ModeTable {
  const rounds = [...Array.from({ length: mode.rows }, (_, round) => round), ...rare];
  const units: number[] = [];
  const contents: string[] = [];
  const featured: boolean[] = [];
  for (const round of rounds) {
    const outcome = roundOfRow(model, mode.name, round);
    units.push(outcome.units);
    featured.push(outcome.spinGrids.some(({ kind }) => kind !== 'base' && kind !== 'cascade'));
    contents.push(sha256Text(JSON.stringify(outcome)));
  }
  const weights = tune({
    units,
    cost: mode.price * model.stakeUnits,
    aim: mode.aim,
    rare: rare.length,
    ...(mode.hits !== undefined && { hits: mode.hits }),
  });
  const leaves = rounds.map((_, row) => leafOf(sha256Text, weights[row]!, units[row]!, contents[row]!));
  const levels = levelsOf(sha256Text, leaves);
  return { mode, rounds, units, weights, featured, levels, root: levels.at(-1)![0]! };
}

/** One number decides: the row whose share of the weights holds it. */
export function drawRow(id: string, mode: ModeName, draw: IntegerSource): DrawnRow {
  const table = outcomeTableOf(id).modes.get(mode);
  if (!table) throw new Error(`${id} has no mode ${mode}`);
  const ticket = draw(table.root.weight);
  const row = rowOf(table, ticket);
  return { row, ticket, outcome: roundOfRow(tabledModelOf(id), mode, table.rounds[row]!) };
}

/** Down the tree, by the weights to the left. */
export function rowOf({ levels }: ModeTable, ticket: number): number {
  let at = 0;
  let left = ticket;
  for (let level = levels.length - 2; level >= 0; level--) {
    at *= 2;
    const { weight } = levels[level]![at]!;
    if (left < weight) continue;
    left -= weight;
    at++;
  }
  return at;
}

export interface RowProof {
  mode: ModeName;
  /** Number of the stored round, from which the page makes it again. */
  round: number;
  weight: number;
  units: number;
  proof: ProofStep[];
}

export function rowProof(id: string, mode: ModeName, row: number): RowProof {
  const { rounds, weights, units, levels } = outcomeTableOf(id).modes.get(mode)!;
  return {
    mode,
    round: rounds[row]!,
    weight: weights[row]!,
    units: units[row]!,
    proof: proofOf(levels, row),
  };
}
