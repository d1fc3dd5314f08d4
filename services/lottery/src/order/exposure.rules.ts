import { exposureOf, hasPick, playOf, unpack } from '#libs/lottery-engine';
import { formatMoney, type Book } from '#libs/money';
import type { HeldPick } from '../play/held-number.repository.js';
import { cellOf, type CellKind, type Limits } from '../play/limit.rules.js';
import { priceOf, type SlipLine } from './order.rules.js';

/** A sum that has a limit, and what a ticket adds to it. */
export interface Cell {
  cell: string;
  kind: CellKind;
  amount: bigint;
  /** The first line of the slip that adds to it, with its play and pick; absent where the whole slip does. */
  line?: number;
  pick?: string;
}

/** One list of numbers, and all lines of a slip together; lines beyond are bounded by what they can win alone. */
const maxPicks = 100;
const maxCells = 300;

/**
 * What a slip can cost, once: its cells but the member's, and the most it can win.
 *
 * For every play and draw, and for every result: what all accepted lines get is at most the limits NUMBER and WORST together.
 * Lines with picks get at most the fullest NUMBER cell (see the weights of `exposureOf`), the others at most WORST.
 */
export interface SlipExposure {
  cells: readonly Cell[];
  most: bigint;
}

export function exposureOfSlip(slip: readonly SlipLine[]): SlipExposure {
  const cells = new Map<string, Cell>();
  const add = (kind: CellKind, name: string, amount: bigint, from: Pick<Cell, 'line' | 'pick'>): void => {
    const cell = cellOf(kind, name);
    const before = cells.get(cell);
    cells.set(cell, {
      ...from,
      ...before,
      cell,
      kind,
      amount: amount + (before?.amount ?? 0n),
    });
  };
  const alone = new Map<string, bigint>();
  let picks = 0;
  for (const [line, content] of slip.entries()) {
    const play = playOf(content.group, content.play);
    if (!play) throw new Error(`no play ${content.group}.${content.play}`);
    const name = `${content.group}.${content.play}`;
    add('PLAY', name, BigInt(content.lines) * priceOf(content), { line });
    const found = exposureOf(play, unpack(play, content.selection), content.odds, maxPicks);
    const most = costOf(content, found.most);
    alone.set(name, (alone.get(name) ?? 0n) + most);
    const isListed = found.picks.length > 0 && picks + found.picks.length <= maxCells;
    if (!isListed) add('WORST', name, most, { line });
    else {
      picks += found.picks.length;
      for (const { pick, weight } of found.picks)
        add('NUMBER', `${name}.${pick}`, costOf(content, weight), { line, pick });
    }
  }
  return { cells: [...cells.values()], most: mostOf(slip, [...cells.values()], alone) };
}

/** Rounded up: prizes are rounded down line by line. */
const costOf = ({ unitStake }: SlipLine, milli: number): bigint =>
  (BigInt(unitStake) * BigInt(milli) + 999n) / 1000n;

/** Of each play the smaller of two bounds: that of its lines alone, and that of its fullest pick with its other lines. */
function mostOf(
  slip: readonly SlipLine[],
  cells: readonly Cell[],
  alone: ReadonlyMap<string, bigint>,
): bigint {
  const nameOf = ({ group, play }: SlipLine): string => `${group}.${play}`;
  const together = new Map<string, { pick: bigint; bound: bigint }>();
  for (const { kind, line, amount } of cells) {
    if (kind !== 'NUMBER' && kind !== 'WORST') continue;
    const name = nameOf(slip[line!]!);
    const sums = together.get(name) ?? { pick: 0n, bound: 0n };
    together.set(name, {
      pick: kind === 'NUMBER' && amount > sums.pick ? amount : sums.pick,
      bound: kind === 'WORST' ? sums.bound + amount : sums.bound,
    });
  }
  let most = 0n;
  for (const [name, { pick, bound }] of together) {
    const lines = alone.get(name)!;
    most += lines < pick + bound ? lines : pick + bound;
  }
  return most;
}

/** No ticket wins more in one result. */
export const maxWinOf = (slip: readonly SlipLine[], multiple: number): bigint =>
  exposureOfSlip(slip).most * BigInt(multiple);

/** What a ticket adds to sums that have a limit, in the order in which they are locked. */
export function cellsOf(
  { memberId, book, slip }: { memberId: string; book: Book; slip: readonly SlipLine[] },
  { cells, most }: SlipExposure,
  multiple: number,
): Cell[] {
  const stake = slip.reduce((sum, line) => sum + BigInt(line.lines) * priceOf(line), 0n);
  const ofMember = (kind: 'MEMBER' | 'WIN', amount: bigint): Cell => ({
    ...{ cell: cellOf(kind, memberId), kind, amount },
  });
  // Play money costs nothing, and what guests stake must not close a number: only their own sums are limited.
  const common = book === 'REAL' ? cells : [];
  return [...common, ofMember('MEMBER', stake), ofMember('WIN', most)]
    .map((cell) => ({ ...cell, amount: cell.amount * BigInt(multiple) }))
    .toSorted((a, b) => (a.cell < b.cell ? -1 : 1));
}

/** Why a ticket is not taken, and what would be: amounts as the API writes them. */
export interface LimitRefusal {
  limit: CellKind | 'HELD';
  numero?: string;
  /** Of the limit: a stake of member or play, of the others what can still be won. */
  left: string;
  /** The line from 0, its play and its number or option; absent where the limit is of the whole slip. */
  line?: number;
  play?: string;
  pick?: string;
  /** What a line could stake instead. */
  unitStakeLeft?: string;
}

/** The first line that does not fit, or the member's own limit; undefined where all is within the limits. */
export function refusalOf(
  slip: readonly SlipLine[],
  cells: readonly Cell[],
  above: ReadonlyMap<string, bigint>,
  limits: Limits,
): LimitRefusal | undefined {
  const [first] = cells
    .filter(({ cell }) => above.has(cell))
    .toSorted((a, b) => (a.line ?? slip.length) - (b.line ?? slip.length));
  if (!first) return undefined;
  const { cell, kind, amount, line, pick } = first;
  const limit = limits[kind];
  const before = above.get(cell)! - amount;
  const left = before < limit ? limit - before : 0n;
  if (line === undefined) return { limit: kind, left: formatMoney(left) };
  const { play, unitStake } = slip[line]!;
  const unitStakeLeft = formatMoney((BigInt(unitStake) * left) / amount);
  return {
    limit: kind,
    left: formatMoney(left),
    line,
    play,
    ...(pick !== undefined && { pick }),
    unitStakeLeft,
  };
}

/** The first line with a number that is closed; its limit is nothing, whatever the sums are. */
export function heldIn(slip: readonly SlipLine[], held: readonly HeldPick[]): LimitRefusal | undefined {
  if (held.length === 0) return undefined;
  for (const [line, { group, play, selection }] of slip.entries()) {
    const definition = playOf(group, play)!;
    const chosen = unpack(definition, selection);
    const found = held.find(
      (candidate) => candidate.play === play && hasPick(definition, chosen, candidate.pick),
    );
    if (!found) continue;
    const { pick, numero } = found;
    const nothing = formatMoney(0n);
    return {
      limit: 'HELD',
      left: nothing,
      line,
      play,
      pick,
      unitStakeLeft: nothing,
      ...(numero && { numero }),
    };
  }
  return undefined;
}
