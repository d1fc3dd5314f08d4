import type { Play, Symbols } from './play.js';
import { everySymbol } from './selection-text.js';
import { formOf, SelectionError, type Selection } from './selection.js';

/**
 * A selection drawn from random words of 32 bits; words that would favour a symbol are passed over. `size` is how many symbols
 * a list has (the least it may have when absent). Throws where the words run out.
 */
export function quickPick(play: Play, words: Iterable<number>, size?: number): Selection {
  const below = draw(words);
  if (play.rule.kind === 'options') {
    const { options } = play.rule;
    return { options: [options[below(options.length)]!.code] };
  }
  const form = formOf(play)!;
  if (form.atLeast !== undefined) {
    const taken = take(form.symbols, Math.max(form.atLeast, size ?? form.atLeast), below);
    return { picks: taken.toSorted((a, b) => a - b) };
  }
  if (play.rule.kind === 'each') {
    const at = below(form.positions ?? 1);
    return {
      sets: play.rule.positions.map((_, index) => (index === at ? take(form.setSymbols, 1, below) : [])),
    };
  }
  if (play.rule.kind === 'roles') {
    const sizes = play.rule.roles.map((role) => role.choose);
    const symbols = take(
      form.setSymbols,
      sizes.reduce((sum, count) => sum + count, 0),
      below,
    );
    return { sets: sizes.map((count) => symbols.splice(0, count).toSorted((a, b) => a - b)) };
  }
  return { sets: take(form.setSymbols, form.positions ?? 1, below).map((symbol) => [symbol]) };
}

/** Distinct symbols in the order they were drawn. */
function take(symbols: Symbols, count: number, below: (bound: number) => number): number[] {
  const left = everySymbol(symbols);
  if (count > left.length) throw new SelectionError('TOO_FEW', String(count));
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
}

const wordCount = 2 ** 32;

function draw(words: Iterable<number>): (bound: number) => number {
  const source = words[Symbol.iterator]();
  return (bound) => {
    const fair = wordCount - (wordCount % bound);
    for (;;) {
      const { value, done } = source.next();
      if (done) throw new SelectionError('TOO_FEW', 'random words');
      if (value >>> 0 < fair) return (value >>> 0) % bound;
    }
  };
}
