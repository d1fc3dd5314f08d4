import type { Shown, WaysTable } from './ways-grids.js';

/** Maximum payment of a grid with this key, by branch and bound; 0 if no grid has this key. */
export function maxWays(table: WaysTable, key: number): bigint {
  const reels = table.reels.map(undominated);
  const keyRange = reels.map((windows) => ({
    min: Math.min(...windows.map((window) => window.key)),
    max: Math.max(...windows.map((window) => window.key)),
  }));
  let best = 0n;
  const bound = highestFrom(table);

  const search = (reel: number, products: bigint[], paid: bigint, left: number): void => {
    if (reel === reels.length) {
      if (left !== 0) return;
      const total = products.reduce(
        (sum, product, symbol) => sum + product * table.payments[symbol]![reel]!,
        paid,
      );
      if (total > best) best = total;
      return;
    }
    const later = keyRange.slice(reel + 1);
    const options = reels[reel]!.filter(({ key: own }) => {
      const open = left - own;
      return (
        open >= later.reduce((sum, { min }) => sum + min, 0) &&
        open <= later.reduce((sum, range) => sum + range.max, 0)
      );
    }).map((window) => {
      const next = products.map((product, symbol) => product * window.counts[symbol]!);
      const ended = products.reduce(
        (sum, product, symbol) =>
          window.counts[symbol] === 0n ? sum + product * table.payments[symbol]![reel]! : sum,
        paid,
      );
      return { next, ended, key: window.key, bound: bound(reel + 1, next, ended) };
    });
    options.sort((x, y) => (x.bound < y.bound ? 1 : x.bound > y.bound ? -1 : 0));
    for (const option of options)
      if (option.bound > best) search(reel + 1, option.next, option.ended, left - option.key);
  };

  search(
    0,
    table.payments.map(() => 1n),
    0n,
    key,
  );
  return best;
}

/** A payment that no grid exceeds, given its first `reel` reels: every symbol for itself, with the best windows of the others. */
export function highestFrom({ reels, payments }: WaysTable) {
  const maxCounts = reels.map((windows) =>
    payments.map((_, symbol) => maxOf(windows.map(({ counts }) => counts[symbol]!))),
  );
  return (reel: number, products: bigint[], paid: bigint): bigint =>
    products.reduce((sum, product, symbol) => {
      if (product === 0n) return sum;
      let reach = product;
      let top = reach * payments[symbol]![reel]!;
      for (let next = reel; next < reels.length; next++) {
        reach *= maxCounts[next]![symbol]!;
        const here = reach * payments[symbol]![next + 1]!;
        if (here > top) top = here;
      }
      return sum + top;
    }, paid);
}

/** A window that shows no symbol more often than another with the same key never leads higher. */
function undominated(windows: Shown[]): Shown[] {
  const kinds = windows.filter((window, i) => windows.findIndex((other) => same(window, other)) === i);
  return kinds.filter(
    (window) => !kinds.some((other) => other !== window && other.key === window.key && covers(other, window)),
  );
}

const same = (x: Shown, y: Shown) =>
  x.key === y.key && x.counts.every((count, symbol) => count === y.counts[symbol]);
const covers = (x: Shown, y: Shown) => x.counts.every((count, symbol) => count >= y.counts[symbol]!);
const maxOf = (values: bigint[]) => values.reduce((top, value) => (value > top ? value : top), 0n);
