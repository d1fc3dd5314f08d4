import type { Layout, Result, Slot } from './layout.js';
import { layoutOf } from './layouts.js';
import type { Play } from './play.js';
import { prepare } from './prepared.js';
import { parseSelection, printSelection } from './selection-text.js';
import type { Selection } from './selection.js';
import { settle, type Outcome } from './settle.js';

/** A bet that wins, for a page to show: the pick, a result, and what of the result decided. */
export interface Example {
  pick: string;
  selection: Selection;
  result: Result;
  outcome: Outcome;
}

/** The same example each time: the first proof's pick and the first result tried on which it wins. */
export function exampleOf(play: Play): Example {
  const layout = layoutOf(play.layout);
  const selection = parseSelection(play, play.proof[0]?.pick ?? '');
  const pick = printSelection(play, selection);
  for (const result of candidates(layout, pick)) {
    const outcome = settle(play, selection, prepare(layout, result));
    if (outcome.wins.length > 0) return { pick, selection, result, outcome };
  }
  throw new Error(`No example of ${play.group} ${play.code} was found`);
}

const tries = 100_000;

/** Results that show the pick at the end or the head of numbers, or as balls; then arbitrary ones in a fixed order. */
function* candidates(layout: Layout, pick: string): Generator<Result> {
  const parts = pick.split(/[,_-]/).filter((part) => /^\d+$/.test(part));
  const joined = parts.join('');
  const below = sequence();
  for (const shown of [parts, [joined], [...joined]])
    for (const place of ['tail', 'head'] as const)
      yield fill(layout, below, (slot, index) =>
        placed(slot, shown[index % Math.max(shown.length, 1)] ?? '', place, below),
      );
  for (let attempt = 0; attempt < tries; attempt++) yield fill(layout, below, () => '');
}

/** The part within a value of the slot, other digits around it; empty where it does not fit. */
function placed(slot: Slot, part: string, place: 'tail' | 'head', below: Below): string {
  if (part === '' || part.length > slot.digits) return '';
  if (slot.range) return part.length === slot.digits ? part : '';
  const rest = Array.from({ length: slot.digits - part.length }, () => below(10)).join('');
  return place === 'tail' ? rest + part : part + rest;
}

/** A complete result: the values wanted where they fit, arbitrary ones for the rest. */
function fill(layout: Layout, below: Below, wanted: (slot: Slot, index: number) => string): Result {
  const shared = new Set<string>();
  return Object.fromEntries(
    layout.slots.map((slot) => {
      const sharing = layout.sharedBalls?.includes(slot.code) ?? false;
      const used = sharing ? shared : new Set<string>();
      const isTaken = (value: string): boolean => (sharing || slot.distinct === true) && used.has(value);
      const values = Array.from({ length: slot.count }, (_, index) => {
        let value = wanted(slot, index);
        while (value === '' || outside(slot, value) || isTaken(value)) value = arbitrary(slot, below);
        used.add(value);
        return value;
      });
      return [slot.code, values];
    }),
  );
}

const outside = (slot: Slot, value: string): boolean =>
  slot.range !== undefined && (Number(value) < slot.range[0] || Number(value) > slot.range[1]);

function arbitrary(slot: Slot, below: Below): string {
  const [from, to] = slot.range ?? [0, 10 ** slot.digits - 1];
  return String(from + below(to - from + 1)).padStart(slot.digits, '0');
}

type Below = (bound: number) => number;

/** A fixed sequence of whole numbers below a bound; it decides examples and nothing else. */
function sequence(): Below {
  let state = 20_261_123;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
