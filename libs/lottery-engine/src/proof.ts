import { permutations } from './combinatorics.js';
import type { Play } from './play.js';
import { parseSelection } from './selection-text.js';
import { lineCount } from './selection.js';

/** The classes of picks that differ in their chances: each needs a proof of its own. */
export function classesOf(play: Play): string[] {
  const { rule } = play;
  if (rule.kind === 'options') return rule.options.map((option) => option.code);
  if (rule.kind === 'numbers' && rule.anyOrder) return orderClasses(rule.digits);
  return ['any'];
}

/** The class a proof's pick belongs to. */
function classOf(play: Play, pick: string): string {
  const { rule } = play;
  if (rule.kind === 'options') return pick;
  if (rule.kind === 'numbers' && rule.anyOrder) return String(permutations(pick));
  return 'any';
}

/** How many orders a number of so many digits can have. */
function orderClasses(digits: number): string[] {
  const counts = new Set<string>();
  const visit = (text: string, next: number): void => {
    if (text.length === digits) counts.add(String(permutations(text)));
    else
      for (let symbol = 0; symbol <= next; symbol++) visit(text + String(symbol), Math.max(next, symbol + 1));
  };
  visit('', 0);
  return [...counts];
}

/** Every class of picks and every tier has a count that can be right; only such a play may be switched on. */
export function isProved(play: Play): boolean {
  const proved = new Set(play.proof.map((proof) => classOf(play, proof.pick)));
  const won = new Set(play.proof.flatMap((proof) => Object.keys(proof.wins)));
  const tiers = new Set(play.tiers.map((tier) => tier.code));
  return (
    play.proof.length > 0 &&
    classesOf(play).every((name) => proved.has(name)) &&
    [...tiers].every((tier) => won.has(tier)) &&
    [...won].every((tier) => tiers.has(tier)) &&
    play.proof.every(
      (proof) =>
        proof.total > 0n &&
        proof.lines === lineCount(play, parseSelection(play, proof.pick)) &&
        Object.keys(proof.wins).length > 0 &&
        Object.values(proof.wins).every((count) => count > 0n) &&
        (proof.refunds ?? 0n) >= 0n,
    )
  );
}
