import type { MathModel } from '../math-model/math-model.types.js';

/** One thing a reel can show, and at how many of its stops it shows just that. */
export interface Window {
  symbols: readonly string[];
  stops: number;
  /** What this window adds to the key of the grid: its scatters, its coins, or the bit of its reel if newly wild. */
  key: number;
}

export interface ReelWindows {
  stops: number;
  windows: Window[];
}

export interface GridRules {
  strips: readonly string[];
  expanding: boolean;
  /** Wild respins: reels already wild do not spin, others of the list expand. */
  held?: ReadonlySet<number>;
}

/** Every distinct window of every reel, wild reels already expanded. */
export function windowsOf(mathModel: MathModel, rules: GridRules): ReelWindows[] {
  return rules.strips.map((strip, reel) => {
    if (rules.held?.has(reel))
      return { stops: 1, windows: [{ symbols: allWild(mathModel), stops: 1, key: 0 }] };
    const symbols = strip.split(' ');
    const distinct = new Map<string, Window>();
    symbols.forEach((_, stop) => {
      const window = windowAt(
        mathModel,
        rules,
        reel,
        Array.from({ length: mathModel.rows }, (__, row) => symbols[(stop + row) % symbols.length]!),
      );
      const id = `${window.symbols.join(' ')}|${window.key}`;
      const known = distinct.get(id);
      if (known) known.stops++;
      else distinct.set(id, window);
    });
    return { stops: symbols.length, windows: [...distinct.values()] };
  });
}

function windowAt(mathModel: MathModel, rules: GridRules, reel: number, symbols: string[]): Window {
  const { wild, wildRespins, scatter, hold } = mathModel;
  const hasWild = wild !== undefined && symbols.includes(wild.symbol);
  const turnsWild = hasWild && (wildRespins?.reels.includes(reel) ?? false);
  const special = hold?.symbol ?? scatter?.symbol;
  const key = wildRespins
    ? turnsWild
      ? 1 << reel
      : 0
    : symbols.filter((symbol) => symbol === special).length;
  return {
    symbols: turnsWild || (hasWild && rules.expanding) ? allWild(mathModel) : symbols,
    stops: 1,
    key,
  };
}

const allWild = (mathModel: MathModel) => Array<string>(mathModel.rows).fill(mathModel.wild!.symbol);

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
