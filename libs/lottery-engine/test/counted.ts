import { chooseExactly } from '../src/combinatorics.js';
import {
  layoutOf,
  parseSelection,
  prepare,
  settle,
  type Layout,
  type Outcome,
  type Result,
  type Slot,
} from '../src/index.js';
import type { Play, SubsetRule } from '../src/play.js';
import { enumerable, spaceOf, viewsOf } from './spaces.js';

/** Results that a play treats alike: one of them, and how many there are. */
interface Weighted {
  result: Result;
  weight: bigint;
}

export interface Counted {
  size: bigint;
  wins: Map<string, bigint>;
  refunds: bigint;
}

/** What the engine pays each proof's pick over all results: it settles one result of each class and counts the class. */
export function countedFor(play: Play): Counted[] {
  const layout = layoutOf(play.layout);
  const counted = play.proof.map((proof) => ({
    proof,
    selection: parseSelection(play, proof.pick),
    counts: { size: 0n, wins: new Map(), refunds: 0n } as Counted,
  }));
  for (const alike of Map.groupBy(counted, ({ proof }) => readBy(play, proof.pick)).values()) {
    for (const { result, weight } of classesOf(play, alike[0]!.proof.pick)) {
      const prepared = prepare(layout, result);
      for (const { selection, counts } of alike) {
        counts.size += weight;
        add(counts, settle(play, selection, prepared), weight);
      }
    }
  }
  const shown = isLinear(play) ? valuesShown(play, layout) : 1n;
  return counted.map(({ counts }) => ({ ...counts, size: counts.size / shown }));
}

/** Picks that read the same part of a result are counted over the same results. */
function readBy(play: Play, pick: string): string {
  const { rule } = play;
  if (rule.kind !== 'options') return rule.kind;
  return String(rule.options.find(({ code }) => code === pick)?.value ?? 0);
}

function add(counted: Counted, outcome: Outcome, weight: bigint): void {
  counted.refunds += BigInt(outcome.refundedLines) * weight;
  for (const { tier, times } of outcome.wins)
    counted.wins.set(tier, (counted.wins.get(tier) ?? 0n) + BigInt(times) * weight);
}

function classesOf(play: Play, pick: string): Iterable<Weighted> {
  if (enumerable.has(play.layout)) return unweighted(spaceOf(play, pick));
  if (play.layout === 'KENO' && play.rule.kind === 'options') return kenoClasses(play);
  if (play.rule.kind === 'subset' && layoutOf(play.layout).slots.some((slot) => slot.distinct))
    return drawnClasses(play.rule, layoutOf(play.layout), pick.split(','));
  if (play.rule.kind === 'subset' && !play.rule.byOccurrences) return tailClasses(play, pick.split(','));
  if (play.rule.kind === 'sequence') return pairClasses(layoutOf(play.layout), pick.split('_'));
  return singleValues(play);
}

function* unweighted(results: Iterable<Result>): Generator<Weighted> {
  for (const result of results) yield { result, weight: 1n };
}

/** Prizes add up over the values of a result, so that each value may be looked at alone. */
const isLinear = (play: Play): boolean =>
  !enumerable.has(play.layout) &&
  play.rule.kind === 'numbers' &&
  valuesShown(play, layoutOf(play.layout)) > 1n;

const slotsOf = (play: Play, layout: Layout): Slot[] =>
  layout.slots.filter((slot) => viewsOf(play).some((view) => !view.slots || view.slots.includes(slot.code)));

/** How many values of a slot the play looks at. */
function countOf(play: Play, slot: Slot): number {
  const view = viewsOf(play).find(({ slots }) => !slots || slots.includes(slot.code));
  return view?.entries?.length ?? slot.count;
}

const valuesShown = (play: Play, layout: Layout): bigint =>
  slotsOf(play, layout).reduce((sum, slot) => sum + BigInt(countOf(play, slot)), 0n);

/** Every value of every slot alone, with the count of the slot. */
function* singleValues(play: Play): Generator<Weighted> {
  const layout = layoutOf(play.layout);
  const slots = slotsOf(play, layout);
  const longest = Math.max(...slots.map((slot) => slot.digits));
  for (const slot of slots) {
    const { from, to } = digitsRead(play, slot);
    for (let number = 0; number < 10 ** (to - from); number++) {
      const digits = String(number).padStart(to - from, '0');
      const value = to === from ? '0'.repeat(slot.digits) : digits.padStart(to, '0').padEnd(slot.digits, '0');
      const weight = BigInt(countOf(play, slot)) * 10n ** BigInt(longest - (to - from));
      yield { result: { [slot.code]: [value] }, weight };
    }
  }
}

/** The digits of a slot that the views of a play cut out. */
function digitsRead(play: Play, slot: Slot): { from: number; to: number } {
  const cuts = viewsOf(play).map(({ cut }) => {
    if (!cut) return [0, slot.digits] as const;
    if ('tail' in cut) return [Math.max(0, slot.digits - cut.tail), slot.digits] as const;
    if ('head' in cut) return [0, Math.min(cut.head, slot.digits)] as const;
    return [cut.from, cut.to] as const;
  });
  return { from: Math.min(...cuts.map(([from]) => from)), to: Math.max(...cuts.map(([, to]) => to)) };
}

/** Sheets of numbers by how many of the picks appear: a recurrence over the numbers, in whole numbers. */
function* tailClasses(play: Play, picks: readonly string[]): Generator<Weighted> {
  const layout = layoutOf(play.layout);
  const numbers = layout.slots.reduce((sum, slot) => sum + slot.count, 0);
  let sheets = new Array<bigint>(picks.length + 1).fill(0n);
  sheets[0] = 1n;
  for (let drawn = 0; drawn < numbers; drawn++) {
    sheets = sheets.map(
      (ways, seen) =>
        ways * BigInt(100 - (picks.length - seen)) +
        (sheets[seen - 1] ?? 0n) * BigInt(picks.length - seen + 1),
    );
  }
  for (const [seen, weight] of sheets.entries())
    yield { result: sheetWith(layout, picks.slice(0, seen)), weight };
}

/** A sheet whose last two digits show some picks, repeated to fill it, or a number that is no pick. */
function sheetWith(layout: Layout, seen: readonly string[]): Result {
  let next = 0;
  return Object.fromEntries(
    layout.slots.map((slot) => [
      slot.code,
      Array.from({ length: slot.count }, () =>
        (seen.length > 0 ? seen[next++ % seen.length]! : '99').padStart(slot.digits, '9'),
      ),
    ]),
  );
}

/** Sheets of numbers by what each prize shows of a pair, and in which order where it has two values. */
function* pairClasses(layout: Layout, pair: readonly string[]): Generator<Weighted> {
  let sheets: Weighted[] = [{ result: {}, weight: 1n }];
  for (const slot of layout.slots) {
    const ofSlot = slot.count === 2 ? orderedShows(pair) : shows(slot.count, pair);
    sheets = sheets.flatMap(({ result, weight }) =>
      ofSlot.map((shown) => ({
        result: { ...result, [slot.code]: shown.values },
        weight: weight * shown.weight,
      })),
    );
  }
  yield* sheets;
}

interface Shows {
  values: string[];
  weight: bigint;
}

const otherNumber = '999';

function orderedShows(pair: readonly string[]): Shows[] {
  const each = [...pair.map((value) => ({ value, weight: 1n })), { value: otherNumber, weight: 998n }];
  return each.flatMap((first) =>
    each.map((second) => ({ values: [first.value, second.value], weight: first.weight * second.weight })),
  );
}

/** By a recurrence over the values; bits say which of the pair have come. */
function shows(count: number, pair: readonly string[]): Shows[] {
  let ways = [1n, 0n, 0n, 0n];
  for (let drawn = 0; drawn < count; drawn++) {
    const next = ways.map((way) => way * 998n);
    ways.forEach((way, bits) => {
      next[bits | 1]! += way;
      next[bits | 2]! += way;
    });
    ways = next;
  }
  return ways.map((weight, bits) => {
    const come = pair.filter((_, at) => bits & (1 << at));
    return { values: [...come, ...Array<string>(count - come.length).fill(otherNumber)], weight };
  });
}

/** Draws of balls by how many of the picks are among them. */
function* drawnClasses(rule: SubsetRule, layout: Layout, picks: readonly string[]): Generator<Weighted> {
  const slot = layout.slots.find(({ code }) => rule.view.slots?.includes(code)) ?? layout.slots[0]!;
  const [from, to] = slot.range!;
  const others = Array.from({ length: to - from + 1 }, (_, index) =>
    String(from + index).padStart(2, '0'),
  ).filter((ball) => !picks.includes(ball));
  for (let hit = 0; hit <= Math.min(picks.length, slot.count); hit++) {
    const weight = chooseExactly(picks.length, hit) * chooseExactly(others.length, slot.count - hit);
    const drawn = [...picks.slice(0, hit), ...others.slice(0, slot.count - hit)];
    yield { result: { [slot.code]: drawn }, weight };
  }
  if (rule.symbols.to !== to) throw new Error('The play takes other balls than the layout has');
}

/** Sets of twenty balls by their sum, or by how many of them are in the upper half or odd. */
function* kenoClasses(play: Play): Generator<Weighted> {
  const reduce = play.rule.kind === 'options' ? play.rule.values[0]!.reduce : 'sum';
  if (reduce !== 'sum') {
    for (let high = 0; high <= 20; high++) {
      const drawn =
        reduce === 'countOdd'
          ? [...range(1, 20 - high).map((ball) => 2 * ball), ...range(1, high).map((ball) => 2 * ball - 1)]
          : [...range(1, 20 - high), ...range(41, 40 + high)];
      yield {
        result: { B: drawn.map(ballText) },
        weight: chooseExactly(40, high) * chooseExactly(40, 20 - high),
      };
    }
    return;
  }
  const counts = setsBySum();
  for (let sum = 210; sum <= 1410; sum++)
    yield { result: { B: setOfSum(sum).map(ballText) }, weight: counts[sum]! };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
const ballText = (ball: number): string => String(ball).padStart(2, '0');

let known: bigint[] | undefined;

/** How many sets of twenty of the balls 1–80 have each sum. */
export function setsBySum(): bigint[] {
  if (known) return known;
  const ways = Array.from({ length: 21 }, () => new Array<bigint>(1411).fill(0n));
  ways[0]![0] = 1n;
  for (let ball = 1; ball <= 80; ball++)
    for (let size = Math.min(ball, 20); size >= 1; size--)
      for (let sum = 1410; sum >= ball; sum--) {
        const shorter = ways[size - 1]![sum - ball]!;
        if (shorter > 0n) ways[size]![sum]! += shorter;
      }
  known = ways[20]!;
  return known;
}

/** The lowest set, its highest balls moved up until the sum is reached. */
function setOfSum(sum: number): number[] {
  const set = range(1, 20);
  let left = sum - 210;
  for (let index = 19; index >= 0 && left > 0; index--) {
    const step = Math.min(left, 60);
    set[index]! += step;
    left -= step;
  }
  return set;
}
