import { choose } from './combinatorics.js';
import type { Layout, Slot } from './layout.js';
import type { ValueOf, View } from './play.js';
import { reduce } from './reductions.js';

/** How often each value comes among results that are equally likely. */
export type Weights = ReadonlyMap<number, number>;

const known = new WeakMap<ValueOf, Weights>();
const mostTuples = 200_000;

/** Counted once: a value belongs to one play and so to one layout. */
export function weightsOf(layout: Layout, value: ValueOf): Weights {
  let weights = known.get(value);
  if (!weights) known.set(value, (weights = count(layout, value)));
  return weights;
}

function count(layout: Layout, value: ValueOf): Weights {
  const slots = layout.slots.filter(({ code }) => value.view.slots?.includes(code) ?? true);
  const [slot] = slots;
  if (!slot || slots.length > 1) throw new Error(`a value of ${layout.id} reads several slots`);
  const { symbols, isDistinct } = spaceOf(slot, value.view);
  const length = value.view.entries?.length ?? slot.count;
  const tuples = symbols.reduce(
    (product, _, at) =>
      at < length ? product * (isDistinct ? symbols.length - at : symbols.length) : product,
    1,
  );
  if (tuples > mostTuples) return countSubsets(symbols, length, value);
  const weights = new Map<number, number>();
  const width = widthOf(slot, value.view);
  for (const tuple of tuplesOf(symbols, length, isDistinct)) {
    const reduced = reduce(value.reduce, shownAs(tuple, width, value.view), value.with);
    weights.set(reduced, (weights.get(reduced) ?? 0) + 1);
  }
  return weights;
}

/** The symbols that a place of a result takes as a view shows it. */
function spaceOf({ range, distinct = false, digits }: Slot, { cut }: View) {
  const width = cut ? cutWidth(cut) : digits;
  const [from, to] = range ?? [0, 10 ** width - 1];
  const symbols = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return { symbols, isDistinct: distinct };
}

const widthOf = ({ digits }: Slot, { cut }: View): number => (cut ? cutWidth(cut) : digits);

function cutWidth(cut: NonNullable<View['cut']>): number {
  if ('tail' in cut) return cut.tail;
  return 'head' in cut ? cut.head : cut.to - cut.from;
}

function* tuplesOf(symbols: readonly number[], length: number, isDistinct: boolean): Generator<number[]> {
  const tuple: number[] = [];
  function* fill(): Generator<number[]> {
    if (tuple.length === length) {
      yield tuple;
      return;
    }
    for (const symbol of symbols) {
      if (isDistinct && tuple.includes(symbol)) continue;
      tuple.push(symbol);
      yield* fill();
      tuple.pop();
    }
  }
  yield* fill();
}

function shownAs(tuple: readonly number[], width: number, { join, split }: View): readonly number[] {
  if (join) return [tuple.reduce((number, symbol) => number * 10 ** width + symbol, 0)];
  if (split) return tuple.flatMap((number) => [...String(number).padStart(width, '0')].map(Number));
  return tuple;
}

/** Many balls without order: sets of so many, by what each ball adds. The counts are as exact as a number is. */
function countSubsets(balls: readonly number[], length: number, value: ValueOf): Weights {
  const added = (ball: number): number => reduce(value.reduce, [ball], value.with);
  if (value.reduce === 'countFrom' || value.reduce === 'countOdd')
    return countUpper(balls, length, balls.filter(added).length);
  if (value.reduce !== 'sum') throw new Error(`${value.reduce} of so many balls is not counted`);
  const sets = Array.from({ length: length + 1 }, () => new Map<number, number>());
  sets[0]!.set(0, 1);
  for (const ball of balls)
    for (let size = length; size > 0; size--)
      for (const [sum, ways] of sets[size - 1]!)
        sets[size]!.set(sum + ball, (sets[size]!.get(sum + ball) ?? 0) + ways);
  return sets[length]!;
}

const countUpper = (balls: readonly number[], length: number, upper: number): Weights =>
  new Map(
    Array.from({ length: length + 1 }, (_, count) => [
      count,
      choose(upper, count) * choose(balls.length - upper, length - count),
    ]),
  );
