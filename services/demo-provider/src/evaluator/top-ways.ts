import { highestFrom } from './max-ways.js';
import type { WaysTable } from './ways-grids.js';

interface State {
  /** By symbol, 0 where its run has ended. */
  products: bigint[];
  paid: bigint;
  key: number;
  ways: bigint;
}

/**
 * In how many ways a grid with this key pays `best`, which is the most that any of them pays. Reel by reel; what can no longer
 * reach it is left out, and equal states are one, so that the count is exact without all grids.
 */
export function topWays(table: WaysTable, key: number, best: bigint): bigint {
  const highest = highestFrom(table);
  const keys = table.reels.map((windows) => windows.map((window) => window.key));
  const reachable = (reel: number, own: number) => {
    const later = keys.slice(reel);
    const [least, most] = [Math.min, Math.max].map((pick) =>
      later.reduce((sum, ofReel) => sum + pick(...ofReel), own),
    ) as [number, number];
    return least <= key && key <= most;
  };
  let states: State[] = [{ products: table.payments.map(() => 1n), paid: 0n, key: 0, ways: 1n }];
  table.reels.forEach((windows, reel) => {
    const next = new Map<string, State>();
    for (const state of states)
      for (const window of windows) {
        const own = state.key + window.key;
        if (!reachable(reel + 1, own)) continue;
        const products = state.products.map((product, symbol) => product * window.counts[symbol]!);
        const paid = state.products.reduce(
          (sum, product, symbol) =>
            window.counts[symbol] === 0n ? sum + product * table.payments[symbol]![reel]! : sum,
          state.paid,
        );
        if (highest(reel + 1, products, paid) < best) continue;
        const id = `${own}|${paid}|${products.join()}`;
        const ways = state.ways * window.stops;
        const known = next.get(id);
        if (known) known.ways += ways;
        else next.set(id, { products, paid, key: own, ways });
      }
    states = [...next.values()];
  });
  // After the last reel the highest payment that can be reached is the payment itself.
  return states.reduce((sum, { ways }) => sum + ways, 0n);
}
