import { parseSelection, type Selection } from '../src/index.js';
import type { Play } from '../src/play.js';
import { SelectionError } from '../src/selection.js';

/** The selections of one line each that make up a selection. */
export function singlesOf(play: Play, selection: Selection): Selection[] {
  if ('options' in selection) return selection.options.map((code) => ({ options: [code] }));
  const { rule } = play;
  if ('picks' in selection) {
    if (rule.kind === 'subset') return subsets(selection.picks, rule.choose).map((picks) => ({ picks }));
    if (rule.kind !== 'roles') return selection.picks.map((pick) => ({ picks: [pick] }));
    if (!rule.pool) return subsets(selection.picks, rule.roles[0]!.choose).map((picks) => ({ picks }));
    return rolesOf(
      rule.roles,
      rule.roles.map(() => selection.picks),
    ).map((sets) => ({ sets }));
  }
  const { sets } = selection;
  if (rule.kind === 'each') {
    return sets.flatMap((set, at) =>
      set.map((symbol) => ({ sets: sets.map((_, index) => (index === at ? [symbol] : [])) })),
    );
  }
  if (rule.kind === 'roles') return rolesOf(rule.roles, sets).map((chosen) => ({ sets: chosen }));
  const tuples = sets.reduce<number[][]>(
    (all, set) => all.flatMap((tuple) => set.map((symbol) => [...tuple, symbol])),
    [[]],
  );
  const usable =
    rule.kind === 'sequence' ? tuples.filter((tuple) => new Set(tuple).size === tuple.length) : tuples;
  return usable.map((tuple) => ({ sets: tuple.map((symbol) => [symbol]) }));
}

function rolesOf(roles: readonly { choose: number }[], sets: readonly (readonly number[])[]): number[][][] {
  return roles.reduce<number[][][]>(
    (all, role, index) =>
      all.flatMap((chosen) =>
        subsets(sets[index] ?? [], role.choose)
          .filter((next) => !next.some((symbol) => chosen.flat().includes(symbol)))
          .map((next) => [...chosen, next]),
      ),
    [[]],
  );
}

function subsets(symbols: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return symbols.flatMap((symbol, index) =>
    subsets(symbols.slice(index + 1), size - 1).map((rest) => [symbol, ...rest]),
  );
}

/** Undefined where a text has no line, as balls that repeat in order. */
export function tryParse(play: Play, text: string): Selection | undefined {
  try {
    return parseSelection(play, text);
  } catch (error) {
    if (error instanceof SelectionError && error.code === 'TOO_FEW') return undefined;
    throw error;
  }
}
