import type { Mathematics } from '../mathematics/mathematics.types.js';
import { lineScreens } from './line-screens.js';
import { shifted, type MomentsByKey } from './moments.js';
import { waysScreens } from './ways-screens.js';
import { totalStops, windowsOf, type ScreenRules } from './windows.js';

/** Everything one screen can pay, scatters included, by its key. */
export function screensOf(
  mathematics: Mathematics,
  rules: ScreenRules,
): { screens: MomentsByKey; cases: bigint } {
  const reels = windowsOf(mathematics, rules);
  const screens =
    mathematics.wins.kind === 'lines'
      ? lineScreens(mathematics, mathematics.wins.lines, reels)
      : waysScreens(mathematics, reels);
  const scatterPays = mathematics.scatter?.pays ?? {};
  if (mathematics.scatter)
    for (const [count, moments] of screens)
      screens.set(count, shifted(moments, BigInt(scatterPays[count] ?? 0)));
  return { screens, cases: totalStops(reels) };
}
