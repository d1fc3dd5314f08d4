import type { Play, Symbols } from './play.js';
import { choose, distinctTuples } from './combinatorics.js';

/** What a player chose, parsed once: sorted symbols, sets per position, or options in the order of the play. */
export type Selection =
  { picks: readonly number[] } | { sets: readonly (readonly number[])[] } | { options: readonly string[] };

export type SelectionErrorCode =
  | 'EMPTY'
  | 'FORM'
  | 'SYMBOL_UNKNOWN'
  | 'OPTION_UNKNOWN'
  | 'DUPLICATE'
  | 'TOO_FEW'
  | 'POSITIONS'
  | 'TOO_MANY_LINES';

/** A selection that is refused; the code is part of the interface of the calls that take slips. */
export class SelectionError extends Error {
  constructor(
    readonly code: SelectionErrorCode,
    readonly text: string,
  ) {
    super(`${code}: ${text.slice(0, 80)}`);
  }
}

export const digitSymbols: Symbols = { from: 0, to: 9, width: 1 };

/** How a play's selection is written: which symbols, and how many positions where it has sets. */
export interface SelectionForm {
  symbols: Symbols;
  /** Sets per position are allowed; their number. */
  positions?: number;
  /** A list of symbols is allowed, at least so many. */
  atLeast?: number;
  /** Positions may stay empty, written #. */
  optional?: boolean;
  /** In a set, # stands for every symbol. */
  wildcard?: boolean;
  setSymbols: Symbols;
}

export function formOf(play: Play): SelectionForm | undefined {
  const { rule } = play;
  if (rule.kind === 'options') return undefined;
  if (rule.kind === 'numbers') {
    const setSymbols = rule.symbols ?? digitSymbols;
    const symbols =
      rule.digits === 1 ? setSymbols : { from: 0, to: 10 ** rule.digits - 1, width: rule.digits };
    const sets = rule.digits > 1 && !rule.anyOrder && !rule.hits;
    return { symbols, setSymbols, atLeast: 1, ...(sets && { positions: rule.digits, wildcard: true }) };
  }
  const { symbols } = rule;
  const common = { symbols, setSymbols: symbols };
  if (rule.kind === 'each') return { ...common, positions: rule.positions.length, optional: true };
  if (rule.kind === 'sequence') return { ...common, positions: rule.length };
  if (rule.kind === 'subset') return { ...common, atLeast: rule.choose };
  const chosen = rule.roles.reduce((sum, role) => sum + role.choose, 0);
  return rule.pool || rule.roles.length === 1
    ? { ...common, atLeast: chosen }
    : { ...common, positions: rule.roles.length };
}

/** Lines of a selection, by closed form: the cost does not grow with the number of lines. */
export function lineCount(play: Play, selection: Selection): number {
  const { rule } = play;
  if ('options' in selection) {
    if (rule.kind !== 'options') throw new SelectionError('FORM', play.code);
    return selection.options.reduce(
      (sum, code) => sum + (rule.options.find((option) => option.code === code)?.lines ?? 1),
      0,
    );
  }
  if ('picks' in selection) {
    const count = selection.picks.length;
    if (rule.kind === 'numbers') return count * rule.charge;
    if (rule.kind === 'subset') return choose(count, rule.choose);
    if (rule.kind === 'roles') return poolLines(rule.roles, count);
    throw new SelectionError('FORM', play.code);
  }
  const { sets } = selection;
  const sizes = sets.map((set) => set.length);
  if (rule.kind === 'numbers') return sizes.reduce((product, size) => product * size, rule.charge);
  if (rule.kind === 'each') return sizes.reduce((sum, size) => sum + size, 0);
  if (rule.kind === 'sequence') return distinctTuples(sets);
  if (rule.kind === 'roles') return roleLines(rule.roles, sets);
  throw new SelectionError('FORM', play.code);
}

function poolLines(roles: readonly { choose: number }[], count: number): number {
  let left = count;
  return roles.reduce((product, role) => {
    const ways = choose(left, role.choose);
    left -= role.choose;
    return product * ways;
  }, 1);
}

/** Two roles take their digits from two sets that may overlap: sum over how many of the overlap the first takes. */
function roleLines(roles: readonly { choose: number }[], sets: readonly (readonly number[])[]): number {
  const [first = [], second = []] = sets;
  const [one, two] = [roles[0]?.choose ?? 0, roles[1]?.choose ?? 0];
  const both = first.filter((digit) => second.includes(digit)).length;
  let lines = 0;
  for (let taken = 0; taken <= one; taken++)
    lines +=
      choose(both, taken) * choose(first.length - both, one - taken) * choose(second.length - taken, two);
  return lines;
}
