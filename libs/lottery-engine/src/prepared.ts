import type { Layout, Result } from './layout.js';
import type { ValueOf, View } from './play.js';
import { reduce } from './reductions.js';
import { show } from './view.js';

/** A result with what plays look up in it; each view is computed once, when the first play asks. */
export class Prepared {
  private readonly texts = new Map<View, string[]>();
  private readonly counters = new Map<View, Uint16Array>();
  private readonly sorted = new Map<View, Map<string, number>>();
  private readonly values = new Map<ValueOf, number>();
  private readonly numbers = new Map<View, number[]>();
  private readonly remembered = new Map<object, unknown>();

  constructor(
    readonly layout: Layout,
    readonly result: Result,
  ) {}

  shown(view: View): string[] {
    return cached(this.texts, view, () => show(this.layout, this.result, view));
  }

  /** How often each symbol of at most four digits occurs, by its number. */
  counts(view: View): Uint16Array {
    return cached(this.counters, view, () => {
      const texts = this.shown(view);
      const counts = new Uint16Array(10 ** (texts[0]?.length ?? 1));
      for (const text of texts) counts[Number(text)]! += 1;
      return counts;
    });
  }

  /** How often a number occurs; a table pays where many short numbers are shown. */
  hits(view: View, pick: number): number {
    const shown = this.shown(view);
    if (shown.length > 4 && (shown[0]?.length ?? 0) <= 4) return this.counts(view)[pick] ?? 0;
    const numbers = cached(this.numbers, view, () => shown.map(Number));
    let hits = 0;
    for (const number of numbers) if (number === pick) hits += 1;
    return hits;
  }

  /** A value computed once for the result, by what it belongs to. */
  remember<Value>(key: object, compute: () => Value): Value {
    return cached(this.remembered as Map<object, Value>, key, compute);
  }

  /** How often each number occurs with its digits sorted. */
  sortedCounts(view: View): Map<string, number> {
    return cached(this.sorted, view, () => {
      const counts = new Map<string, number>();
      for (const text of this.shown(view)) {
        const key = sortDigits(text);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return counts;
    });
  }

  valueOf(value: ValueOf): number {
    return cached(this.values, value, () =>
      reduce(value.reduce, this.shown(value.view).map(Number), value.with),
    );
  }
}

export const prepare = (layout: Layout, result: Result): Prepared => new Prepared(layout, result);

export const sortDigits = (text: string): string => [...text].toSorted().join('');

function cached<Key, Value>(store: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = compute();
  store.set(key, value);
  return value;
}
