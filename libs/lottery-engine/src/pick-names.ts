import type { Play, Symbols } from './play.js';
import { sortDigits } from './prepared.js';
import { formOf, type Selection } from './selection.js';

const pad = ({ width }: Symbols, symbol: number): string => String(symbol).padStart(width, '0');

/**
 * The picks of a selection, one for each charged line (of numbers: of so many lines). A pick has one name: numbers in
 * full, digits of any order and combinations in rising order, places and options as they are called.
 */
export function picksNamed(play: Play, selection: Selection): string[] {
  const { rule } = play;
  if ('options' in selection) return [...selection.options];
  const { symbols, setSymbols } = formOf(play)!;
  if ('picks' in selection) {
    const { picks } = selection;
    if (rule.kind === 'numbers') {
      const names = picks.map((pick) => pad(symbols, pick));
      return rule.anyOrder ? names.map(sortDigits) : names;
    }
    if (rule.kind === 'roles')
      return groups(
        rule.roles,
        rule.roles.map(() => picks),
        symbols,
      );
    const size = rule.kind === 'subset' ? rule.choose : 1;
    return subsets(picks, size).map((subset) => subset.map((pick) => pad(symbols, pick)).join('-'));
  }
  const { sets } = selection;
  if (rule.kind === 'each')
    return sets.flatMap((set, at) => set.map((symbol) => `${at + 1}:${pad(setSymbols, symbol)}`));
  if (rule.kind === 'roles') return groups(rule.roles, sets, setSymbols);
  const isDistinct = rule.kind === 'sequence';
  return tuples(sets, isDistinct).map((tuple) =>
    tuple.map((symbol) => pad(setSymbols, symbol)).join(isDistinct ? '-' : ''),
  );
}

/** Whether a selection has the pick of a name among its lines, however many they are. */
export function hasPick(play: Play, selection: Selection, name: string): boolean {
  const { rule } = play;
  if ('options' in selection) return selection.options.includes(name);
  const { symbols } = formOf(play)!;
  const named = (text: string): number[] => text.split('-').map(Number);
  if ('picks' in selection) {
    const { picks } = selection;
    if (rule.kind === 'roles')
      return [...name.replace('_', '')].every((digit) => picks.includes(Number(digit)));
    if (rule.kind !== 'numbers' || !rule.anyOrder) return named(name).every((pick) => picks.includes(pick));
    return picks.some((pick) => sortDigits(pad(symbols, pick)) === name);
  }
  const { sets } = selection;
  if (rule.kind === 'each') {
    const [place, symbol] = name.split(':').map(Number);
    return sets[place! - 1]?.includes(symbol!) ?? false;
  }
  if (rule.kind === 'sequence') return named(name).every((symbol, at) => sets[at]?.includes(symbol));
  const parts = rule.kind === 'roles' ? name.split('_') : [...name];
  return parts.every((part, at) => [...part].every((digit) => sets[at]?.includes(Number(digit))));
}

const tuples = (sets: readonly (readonly number[])[], isDistinct: boolean): number[][] =>
  sets.reduce<number[][]>(
    (found, set) =>
      found.flatMap((tuple) =>
        set.filter((symbol) => !isDistinct || !tuple.includes(symbol)).map((symbol) => [...tuple, symbol]),
      ),
    [[]],
  );

function subsets(symbols: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return symbols.flatMap((symbol, at) =>
    subsets(symbols.slice(at + 1), size - 1).map((rest) => [symbol, ...rest]),
  );
}

/** Digits by role, no digit in two of them. */
function groups(
  roles: readonly { choose: number }[],
  sets: readonly (readonly number[])[],
  symbols: Symbols,
): string[] {
  const chosen = roles.reduce<number[][][]>(
    (found, role, at) =>
      found.flatMap((before) => {
        const free = (sets[at] ?? []).filter((symbol) => !before.flat().includes(symbol));
        return subsets(free, role.choose).map((next) => [...before, next]);
      }),
    [[]],
  );
  return chosen.map((ofRoles) =>
    ofRoles.map((digits) => digits.map((digit) => pad(symbols, digit)).join('')).join('_'),
  );
}
