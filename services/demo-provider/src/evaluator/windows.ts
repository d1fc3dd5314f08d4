import type { Mathematics } from '../mathematics/mathematics.types.js';

/** One thing a reel can show, and at how many of its stops it shows just that. */
export interface Window {
  symbols: readonly string[];
  stops: number;
  /** What this window adds to the key of the screen: its scatters, its coins, or the bit of its reel if newly wild. */
  key: number;
}

export interface ReelWindows {
  stops: number;
  windows: Window[];
}

export interface ScreenRules {
  strips: readonly string[];
  expanding: boolean;
  /** Wild respins: reels already wild stand still, others of the list grow. */
  held?: ReadonlySet<number>;
}

/** Every distinct window of every reel, wild reels already grown. */
export function windowsOf(mathematics: Mathematics, rules: ScreenRules): ReelWindows[] {
  return rules.strips.map((strip, reel) => {
    if (rules.held?.has(reel))
      return { stops: 1, windows: [{ symbols: allWild(mathematics), stops: 1, key: 0 }] };
    const symbols = strip.split(' ');
    const distinct = new Map<string, Window>();
    symbols.forEach((_, stop) => {
      const window = windowAt(
        mathematics,
        rules,
        reel,
        Array.from({ length: mathematics.rows }, (__, row) => symbols[(stop + row) % symbols.length]!),
      );
      const id = `${window.symbols.join(' ')}|${window.key}`;
      const known = distinct.get(id);
      if (known) known.stops++;
      else distinct.set(id, window);
    });
    return { stops: symbols.length, windows: [...distinct.values()] };
  });
}

function windowAt(mathematics: Mathematics, rules: ScreenRules, reel: number, symbols: string[]): Window {
  const { wild, wildRespins, scatter, hold } = mathematics;
  const hasWild = wild !== undefined && symbols.includes(wild.symbol);
  const turnsWild = hasWild && (wildRespins?.reels.includes(reel) ?? false);
  const special = hold?.symbol ?? scatter?.symbol;
  const key = wildRespins
    ? turnsWild
      ? 1 << reel
      : 0
    : symbols.filter((symbol) => symbol === special).length;
  return {
    symbols: turnsWild || (hasWild && rules.expanding) ? allWild(mathematics) : symbols,
    stops: 1,
    key,
  };
}

const allWild = (mathematics: Mathematics) => Array<string>(mathematics.rows).fill(mathematics.wild!.symbol);

/** For the reels from `from` on: in how many ways each key comes about. */
export function keyCounts(reels: ReelWindows[], from: number): Map<number, number> {
  let counts = new Map([[0, 1]]);
  for (const { windows } of reels.slice(from)) {
    const next = new Map<number, number>();
    for (const [key, ways] of counts)
      for (const window of windows)
        next.set(key + window.key, (next.get(key + window.key) ?? 0) + ways * window.stops);
    counts = next;
  }
  return counts;
}

export const totalStops = (reels: ReelWindows[]) =>
  reels.reduce((product, { stops }) => product * BigInt(stops), 1n);
