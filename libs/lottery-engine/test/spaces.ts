import type { Play, View } from '../src/play.js';
import { layoutOf, type Layout, type Result, type Slot } from '../src/index.js';

/** The views a play looks at. */
export function viewsOf(play: Play): readonly View[] {
  const { rule } = play;
  if (rule.kind === 'numbers') return rule.bags.map((bag) => bag.view);
  if (rule.kind === 'each') return rule.positions;
  if (rule.kind === 'options') return rule.values.map((value) => value.view);
  return [rule.view];
}

const blank = (slot: Slot): string[] =>
  Array.from({ length: slot.count }, (_, index) =>
    String(slot.range ? slot.range[0] + index : 0).padStart(slot.digits, '0'),
  );

/**
 * Every result of one slot of single symbols, restricted to the positions that the views read; the rest stays blank. Views
 * of a whole set of balls see every set once, in rising order.
 */
export function* resultsSeenBy(layout: Layout, views: readonly View[]): Generator<Result> {
  const slot = layout.slots[0]!;
  const [from, to] = slot.range ?? [0, 9];
  const read = views.some((view) => !view.entries)
    ? Array.from({ length: slot.count }, (_, index) => index)
    : [...new Set(views.flatMap((view) => view.entries ?? []))].toSorted((a, b) => a - b);
  const values = blank(slot);
  const ascending = slot.distinct && read.length === slot.count && views.every((view) => !view.entries);
  function* fill(at: number, used: ReadonlySet<string>): Generator<Result> {
    const position = read[at];
    if (position === undefined) {
      yield { [slot.code]: slot.distinct ? completed(slot, values, read) : [...values] };
      return;
    }
    for (let symbol = from; symbol <= to; symbol++) {
      const text = String(symbol).padStart(slot.digits, '0');
      if (slot.distinct && used.has(text)) continue;
      if (ascending && at > 0 && text < values[at - 1]!) continue;
      values[position] = text;
      yield* fill(at + 1, slot.distinct ? new Set([...used, text]) : used);
    }
  }
  yield* fill(0, new Set());
}

/** The places that are not read get the balls that are left, in rising order. */
function completed(slot: Slot, values: readonly string[], read: readonly number[]): string[] {
  const used = new Set(read.map((place) => values[place]!));
  const [from, to] = slot.range ?? [0, 9];
  const left: string[] = [];
  for (let ball = from; ball <= to; ball++) {
    const text = String(ball).padStart(slot.digits, '0');
    if (!used.has(text)) left.push(text);
  }
  return values.map((value, place) => (read.includes(place) ? value : left.shift()!));
}

/** Layouts of which every result that matters to a play can be looked at. */
export const enumerable = new Set(['SSC5', 'PC28', 'K3', 'PK10', 'L11X5']);

/** Every result that matters to a pick: an option reads one value only. */
export function spaceOf(play: Play, pick: string): Iterable<Result> {
  const { rule } = play;
  if (rule.kind === 'each') {
    const positions = rule.positions.filter((_, index) => pick.split('_')[index] !== '#');
    return resultsSeenBy(layoutOf(play.layout), positions);
  }
  if (rule.kind !== 'options') return resultsSeenBy(layoutOf(play.layout), viewsOf(play));
  const option = rule.options.find(({ code }) => code === pick);
  return resultsSeenBy(layoutOf(play.layout), [rule.values[option?.value ?? 0]!.view]);
}

/** A result made of a source of whole numbers below a bound. */
export function randomResult(layout: Layout, below: (bound: number) => number): Result {
  // In one of three results two digits make up all numbers, so that repeats are frequent.
  const few = below(3) === 0 ? [below(10), below(10)] : undefined;
  const number = (digits: number): string =>
    Array.from({ length: digits }, () => (few ? few[below(2)]! : below(10))).join('');
  const taken = new Map<string, Set<string>>();
  return Object.fromEntries(
    layout.slots.map((slot) => {
      const shared = layout.sharedBalls?.includes(slot.code) ? 'shared' : slot.code;
      const seen = taken.get(shared) ?? new Set<string>();
      taken.set(shared, seen);
      const values: string[] = [];
      while (values.length < slot.count) {
        const value = slot.range
          ? String(slot.range[0] + below(slot.range[1] - slot.range[0] + 1)).padStart(slot.digits, '0')
          : number(slot.digits);
        if ((slot.distinct || shared === 'shared') && seen.has(value)) continue;
        seen.add(value);
        values.push(value);
      }
      return [slot.code, values];
    }),
  );
}

/** A reproducible source of whole numbers (xorshift), for tests that state their seed. */
export function numbersFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
