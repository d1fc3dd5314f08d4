import { choose } from './combinatorics.js';
import { layoutOf } from './layouts.js';
import type {
  EachRule,
  NumbersRule,
  OptionsRule,
  Play,
  RolesRule,
  SequenceRule,
  SubsetRule,
} from './play.js';
import { digitSymbols, lineCount, type Selection } from './selection.js';
import { ordersOf } from './sets.js';
import { weightsOf } from './weights.js';

/** Covered and all cells of a play, or of one of its markets. */
interface Share {
  covered: number;
  total: number;
}

/** Lines of a combination play that are counted one by one; of more only a bound is computed. */
const mostLines = 200_000;

/**
 * How much of a play selections cover together, in millionths, rounded up. A cell is what one charged line names; of options
 * it is a result, covered where one of them does not lose. Places that are bet on apart count each: the most covered decides.
 */
export function coveredPpm(play: Play, selections: readonly Selection[]): number {
  const shares = sharesOf(play, selections).map(({ covered, total }) => (covered * 1e6) / total);
  return Math.min(1e6, Math.ceil(Math.max(0, ...shares)));
}

function sharesOf(play: Play, selections: readonly Selection[]): Share[] {
  const { rule } = play;
  switch (rule.kind) {
    case 'numbers':
      return [ofNumbers(rule, selections)];
    case 'each':
      return ofEach(rule, selections.map(setsOf));
    case 'sequence':
      return [ofSequence(rule, selections.map(setsOf))];
    case 'subset':
      return [ofSubsets(play, rule, selections.map(picksOf))];
    case 'roles':
      return [ofRoles(rule, selections)];
    case 'options':
      return ofOptions(play, rule, selections.flatMap(optionsOf));
  }
}

const picksOf = (selection: Selection): readonly number[] => ('picks' in selection ? selection.picks : []);
const setsOf = (selection: Selection): readonly (readonly number[])[] =>
  'sets' in selection ? selection.sets : [];
const optionsOf = (selection: Selection): readonly string[] =>
  'options' in selection ? selection.options : [];

function ofNumbers(rule: NumbersRule, selections: readonly Selection[]): Share {
  const { from, to } = rule.symbols ?? digitSymbols;
  const numbers = new Set<number>();
  for (const selection of selections) {
    if ('sets' in selection) addTuples(numbers, selection.sets, { base: 10, isDistinct: false });
    else
      for (const pick of picksOf(selection))
        for (const number of rule.anyOrder ? ordersOf(String(pick).padStart(rule.digits, '0')) : [pick])
          numbers.add(Number(number));
  }
  return { covered: numbers.size, total: (to - from + 1) ** rule.digits };
}

function ofEach(rule: EachRule, selections: readonly (readonly (readonly number[])[])[]): Share[] {
  const total = rule.symbols.to - rule.symbols.from + 1;
  return rule.positions.map((_, position) => ({
    covered: new Set(selections.flatMap((sets) => sets[position] ?? [])).size,
    total,
  }));
}

function ofSequence(rule: SequenceRule, selections: readonly (readonly (readonly number[])[])[]): Share {
  const size = rule.symbols.to - rule.symbols.from + 1;
  const lines = new Set<number>();
  for (const sets of selections) addTuples(lines, sets, { base: rule.symbols.to + 1, isDistinct: true });
  const total = Array.from({ length: rule.length }, (_, at) => size - at).reduce((a, b) => a * b, 1);
  return { covered: lines.size, total };
}

/** Adds a key for each way to take one symbol of each set. A loop of numbers alone: one bet has up to 100,000 lines. */
function addTuples(
  keys: Set<number>,
  sets: readonly (readonly number[])[],
  by: { base: number; isDistinct: boolean },
  at = 0,
  key = 0,
  used: readonly number[] = [],
): void {
  for (const symbol of sets[at] ?? []) {
    if (by.isDistinct && used.includes(symbol)) continue;
    const next = key * by.base + symbol;
    if (at === sets.length - 1) keys.add(next);
    else addTuples(keys, sets, by, at + 1, next, by.isDistinct ? [...used, symbol] : used);
  }
}

/** No fewer than are covered: neither more than all lines charged nor more than the lines of all picks together. */
function ofSubsets(play: Play, rule: SubsetRule, selections: readonly (readonly number[])[]): Share {
  const total = choose(rule.symbols.to - rule.symbols.from + 1, rule.choose);
  const charged = selections.reduce((sum, picks) => sum + lineCount(play, { picks }), 0);
  const bound = Math.min(charged, choose(new Set(selections.flat()).size, rule.choose));
  if (selections.length === 1 || total > mostLines) return { covered: bound, total };
  const lines = new Set<number>();
  for (const picks of selections) addSubsets(lines, picks, rule.choose, rule.symbols.to + 1);
  return { covered: lines.size, total };
}

/** Adds a key for each choice of so many picks. */
function addSubsets(
  keys: Set<number>,
  picks: readonly number[],
  size: number,
  base: number,
  from = 0,
  key = 0,
): void {
  for (let index = from; index <= picks.length - size; index++) {
    const next = key * base + picks[index]!;
    if (size === 1) keys.add(next);
    else addSubsets(keys, picks, size - 1, base, index + 1, next);
  }
}

/** In rising order, as picks are. */
function* subsetsOf(picks: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= picks.length - size; index++)
    for (const rest of subsetsOf(picks, size - 1, index + 1)) yield [picks[index]!, ...rest];
}

function ofRoles(rule: RolesRule, selections: readonly Selection[]): Share {
  const lines = new Set<string>();
  const visit = (sets: readonly (readonly number[])[], role: number, used: readonly number[]): void => {
    const wanted = rule.roles[role];
    if (!wanted) {
      lines.add(used.join());
      return;
    }
    const free = (sets[role] ?? []).filter((symbol) => !used.includes(symbol));
    for (const taken of subsetsOf(free, wanted.choose)) visit(sets, role + 1, [...used, ...taken]);
  };
  for (const selection of selections)
    visit('sets' in selection ? selection.sets : rule.roles.map(() => picksOf(selection)), 0, []);
  let free = rule.symbols.to - rule.symbols.from + 1;
  let total = 1;
  for (const role of rule.roles) {
    total *= choose(free, role.choose);
    free -= role.choose;
  }
  return { covered: lines.size, total };
}

function ofOptions(play: Play, rule: OptionsRule, chosen: readonly string[]): Share[] {
  const codes = new Set(chosen);
  return rule.values.flatMap((value, index) => {
    const options = rule.options.filter((option) => (option.value ?? 0) === index && codes.has(option.code));
    if (options.length === 0) return [];
    const unlost = new Set(
      options.flatMap(({ wins, refunds = [] }) => [...Object.values(wins).flat(), ...refunds]),
    );
    let [covered, total] = [0, 0];
    for (const [result, weight] of weightsOf(layoutOf(play.layout), value)) {
      total += weight;
      if (unlost.has(result)) covered += weight;
    }
    return [{ covered, total }];
  });
}
